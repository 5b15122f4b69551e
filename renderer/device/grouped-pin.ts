/** Length of a taxpayer PIN (spec §2.2). */
const PIN_LENGTH = 11;

/** A PIN in groups for reading aloud: `A01 234 567 8B`; anything of another length as it is. */
export function groupedPin(pin: string): string {
  return pin.length === PIN_LENGTH ? pin.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1 $2 $3 $4') : pin;
}
