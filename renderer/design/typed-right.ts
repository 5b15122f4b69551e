/** Blanks around it and the case of letters do not matter: the question is whether it was meant. */
export function isTypedRight(typed: string, expected: string): boolean {
  return typed.trim().toUpperCase() === expected.trim().toUpperCase();
}
