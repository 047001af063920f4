import { expect, test } from 'vitest';
import { whatFits } from './luggage.ts';

const box = (widthCm: number, heightCm: number, depthCm: number) => ({ widthCm, heightCm, depthCm });

const cases = [
  ['a small one', box(35, 25, 50), { kind: 'bag', count: 1 }],
  ['a medium one', box(35, 45, 50), { kind: 'bag', count: 2 }],
  ['a large one', box(35, 65, 50), { kind: 'cabin', count: 1 }],
  ['a very large one', box(50, 95, 60), { kind: 'large', count: 1 }],
  ['one just as large as a suitcase', box(40, 20, 55), { kind: 'cabin', count: 1 }],
  ['one a centimetre smaller', box(39, 20, 55), { kind: 'bag', count: 1 }],
  ['one for letters', box(30, 10, 40), null],
] as const;

for (const [name, given, expected] of cases) {
  test(`${name} takes ${expected ? `${expected.count} × ${expected.kind}` : 'nothing'}`, () => {
    expect(whatFits(given)).toEqual(expected);
  });
}
