const DIGITS = 10;

/** Sorts as people count: A2 before A10. */
export function sortNumber(number: string): string {
  return number.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(DIGITS, '0'));
}
