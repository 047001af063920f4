const LENGTHS = [8, 12, 13, 14];

/** EAN-8, UPC-A, EAN-13 or GTIN-14 with the right check digit: from the right, every second digit counts three times. */
export function isEan(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.includes(text.length)) return false;
  const sum = [...text].reverse().reduce((sofar, digit, at) => sofar + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
