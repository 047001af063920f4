import { expect, test } from 'vitest';
import { lastVisitOf, visitAfter } from './visit.ts';

const at = (time: string) => new Date(`2026-11-19T${time}:00Z`);

const cases = [
  ['the first ever', undefined, '06:00', null],
  ['a second look within the shift', { lastAt: at('06:00'), previousAt: at('00:30') }, '10:00', at('00:30')],
  ['a look after the shift', { lastAt: at('06:00'), previousAt: at('00:30') }, '10:01', at('06:00')],
] as const;

for (const [name, visit, now, previousAt] of cases) {
  test(`a visit: ${name}`, () => {
    expect(visitAfter(visit, at(now))).toEqual({ lastAt: at(now), previousAt });
    expect(lastVisitOf(visit, at(now))).toEqual(previousAt);
    // Once it is noted, the same screen says the same.
    expect(lastVisitOf(visitAfter(visit, at(now)), at(now))).toEqual(previousAt);
  });
}
