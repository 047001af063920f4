import type { OpeningHours } from '@fachwerk/opening-hours/contract';
import { expect, test } from 'vitest';
import { longerEnds } from './longer.ts';

const day = [{ from: '08:00', to: '20:00' }];
const hours: OpeningHours = {
  isAlwaysOpen: false,
  weekly: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: [] },
  holidaysOf: null,
  onHolidays: [],
  exceptions: [],
};
const timeZone = 'Europe/Berlin';
const at = (text: string) => new Date(`2026-03-${text}+01:00`);
const said = (ends: readonly (readonly [string, Date])[]) => ends.map(([name, end]) => `${name} ${end.toISOString()}`);

const cases = [
  [
    'goes on from its end',
    { endsAt: at('02T15:00'), now: at('02T14:00'), hours },
    [
      ['hour', at('02T16:00')],
      ['day', at('03T15:00')],
      ['closing', at('02T20:00')],
    ],
  ],
  [
    'goes on from now once its end has passed',
    { endsAt: at('02T10:00'), now: at('02T14:00'), hours },
    [
      ['hour', at('02T15:00')],
      ['day', at('03T14:00')],
      ['closing', at('02T20:00')],
    ],
  ],
  [
    'has no closing time while it is closed',
    { endsAt: at('02T21:00'), now: at('02T14:00'), hours },
    [
      ['hour', at('02T22:00')],
      ['day', at('03T21:00')],
    ],
  ],
  [
    'has none where it never closes',
    { endsAt: at('02T15:00'), now: at('02T14:00'), hours: { ...hours, isAlwaysOpen: true } },
    [
      ['hour', at('02T16:00')],
      ['day', at('03T15:00')],
    ],
  ],
  [
    'has none where nobody knows',
    { endsAt: at('02T15:00'), now: at('02T14:00'), hours: undefined },
    [
      ['hour', at('02T16:00')],
      ['day', at('03T15:00')],
    ],
  ],
] as const;

for (const [name, { endsAt, now, hours: known }, expected] of cases) {
  test(`a longer rental ${name}`, () => {
    expect(said(longerEnds({ endsAt, timeZone }, now, known))).toEqual(said(expected));
  });
}
