import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const rowOf = (drawn: string) => [...drawn].map((sign) => sign === '#');

const cases = [
  ['nothing for light modules', ['...'], ''],
  ['one rectangle for a run', ['.##'], 'M1 0h2v1h-2z'],
  ['a rectangle for each run', ['#.#'], 'M0 0h1v1h-1zM2 0h1v1h-1z'],
  ['row below row', ['#', '.', '#'], 'M0 0h1v1h-1zM0 2h1v1h-1z'],
] as const;

for (const [name, drawn, expected] of cases) {
  test(`a QR code has ${name}`, () => expect(qrPath(drawn.map(rowOf))).toBe(expected));
}
