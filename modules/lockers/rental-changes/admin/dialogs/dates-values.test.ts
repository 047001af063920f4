import { expect, test } from 'vitest';
import { datesOf, textsOf } from './dates-values.ts';

test('a date nobody touched keeps its seconds; a touched one is read in the zone of the location', () => {
  const right = {
    startsAt: new Date('2026-03-02T10:00:41Z'),
    endsAt: new Date('2026-03-02T12:00:41Z'),
    timeZone: 'Europe/Lisbon',
    version: 3,
  };
  const texts = textsOf(right);
  expect(texts).toEqual({
    startsAt: '2026-03-02T10:00',
    endsAt: '2026-03-02T12:00',
    way: '',
    amount: '',
    reason: '',
    version: 3,
  });
  expect(datesOf({ ...texts, endsAt: '2026-07-01T12:00' }, right)).toEqual({
    startsAt: right.startsAt,
    endsAt: new Date('2026-07-01T11:00:00Z'),
  });
  expect(datesOf({ ...texts, endsAt: '' }, right)).toBeNull();
});
