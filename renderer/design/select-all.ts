/** Brings the cursor into a field and marks its text, so that typing replaces it. */
export function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
