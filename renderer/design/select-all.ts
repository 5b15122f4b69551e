/** Brings the cursor into a field and marks its text, so that typing replaces it; a long one is seen from its start. */
export function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
  if (input !== null) input.scrollLeft = 0;
}
