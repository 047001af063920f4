import { addTexts, translate } from '@fachwerk/react/texts';
import { expect, test } from 'vitest';
import { adminDe } from '../../texts/admin.de.ts';
import { fromTo, lasting, nextWords, phaseNow, restWords } from '../badge/rental-time.ts';
import { plain, rightLike } from '../rights.for-tests.ts';
import { spanOf } from './list-span.ts';
import { countOf } from './list-tabs.ts';

addTexts('de', adminDe);

const NONE = { from: '', to: '' };
const now = new Date('2026-03-29T10:15:00Z');

const spans = [
  ['nothing', undefined, NONE, {}],
  ['a day on which clocks change', 'today', NONE, { from: '2026-03-28T23:00:00Z', to: '2026-03-29T22:00:00Z' }],
  ['the same day for what begins', 'begins', NONE, { from: '2026-03-28T23:00:00Z', to: '2026-03-29T22:00:00Z' }],
  ['an hour from now', 'hour', NONE, { from: '2026-03-29T10:15:00Z', to: '2026-03-29T11:15:00Z' }],
  [
    'own days, the last one counts',
    'own',
    { from: '2026-03-01', to: '2026-03-02' },
    { from: '2026-02-28T23:00:00Z', to: '2026-03-02T23:00:00Z' },
  ],
  ['an open end', 'own', { from: '2026-03-01', to: '' }, { from: '2026-02-28T23:00:00Z' }],
] as const;

for (const [name, span, own, expected] of spans) {
  test(`a span is ${name}`, () => {
    const found = spanOf(span, own, now, 'Europe/Berlin');
    expect(
      Object.fromEntries(Object.entries(found).map(([key, at]) => [key, at.toISOString().replace('.000', '')])),
    ).toEqual(expected);
  });
}

test('a tab counts its phases, and says where the server has stopped counting', () => {
  expect(countOf('active', { running: 4, grace: 1, overrun: 2, booked: 9 })).toBe('7');
  expect(countOf('upcoming', {})).toBe('0');
  expect(countOf('over', { ended: 1000, cancelled: 3 })).toBe('1.000+');
});

const durations = [
  [0, '0 Min.'],
  [59, '59 Min.'],
  [60, '1 Std.'],
  [125, '2 Std. 5 Min.'],
  [1440, '1 Tg.'],
  [3059, '2 Tg. 2 Std.'],
] as const;
for (const [minutes, words] of durations) {
  test(`${minutes} minutes are ${words}`, () => expect(plain(lasting(minutes))).toBe(words));
}

test('what a rental has left is said by its phase, and moves on with the clock', () => {
  const right = rightLike(1, { startsAt: new Date('2026-03-02T10:00:00Z'), endsAt: new Date('2026-03-02T12:00:00Z') });
  const rest = (at: string, more = {}) =>
    plain(restWords({ ...right, ...more }, new Date(`2026-03-02T${at}:00Z`), translate));
  expect(rest('11:30')).toBe('noch 30 Min.');
  expect(phaseNow(right, new Date('2026-03-02T12:00:00Z'))).toBe('grace');
  expect(rest('12:10')).toBe('seit 10 Min. vorbei');
  expect(rest('09:00', { phase: 'booked' })).toBe('beginnt in 1 Std.');
  expect(rest('10:00', { phase: 'booked' })).toBe('beginnt jetzt');
  expect(rest('13:00', { phase: 'ended', endedAt: new Date('2026-03-02T11:45:00Z') })).toBe(
    'beendet 02.03.2026, 12:45',
  );
  expect(rest('13:00', { phase: 'cancelled' })).toBe('');
});

test('what comes next is said by phase: the end, the overrun, the payment', () => {
  const right = rightLike(1, { startsAt: new Date('2026-03-02T10:00:00Z'), endsAt: new Date('2026-03-02T12:00:00Z') });
  const next = (at: string, more = {}) =>
    plain(nextWords({ ...right, ...more }, new Date(`2026-03-02T${at}:00Z`), translate));
  expect(next('10:00')).toBe('endet in 2 Std.');
  expect(next('12:10')).toBe('in Kulanz seit 10 Min.');
  expect(next('16:00', { phase: 'overrun' })).toBe('überzogen seit 4 Std.');
  expect(next('09:00', { phase: 'booked' })).toBe('beginnt in 1 Std.');
  expect(next('09:00', { phase: 'ordered' })).toBe('wartet auf Zahlung');
  expect(next('09:00', { phase: 'cancelled' })).toBe('');
});

test('a rental within one day names the day once, and the year only where it is another', () => {
  const right = rightLike(1, { startsAt: new Date('2026-03-02T10:00:00Z'), endsAt: new Date('2026-03-02T22:30:00Z') });
  expect(fromTo(right, now)).toBe('02.03., 11:00 – 23:30');
  expect(fromTo({ ...right, endsAt: new Date('2026-03-02T23:30:00Z') }, now)).toBe('02.03., 11:00 – 03.03., 00:30');
  const later = { ...right, endsAt: new Date('2026-12-31T23:30:00Z') };
  expect(fromTo(later, now)).toBe('02.03., 11:00 – 01.01.2027, 00:30');
});
