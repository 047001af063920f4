import { expect, test } from 'vitest';
import { releaseAt } from './release.ts';

const placedAt = new Date('2026-03-01T10:00:00Z');
const at = (day: string, time = '10:00') => new Date(`2026-03-${day}T${time}:00Z`);
const soon = { option: 'cash', placedAt, wishedAt: null } as const;

const cases = [
  ['paid in cash, as soon as possible, after a day', soon, 24, at('02')],
  ['wanted later, counted from then', { ...soon, wishedAt: at('03', '18:00') }, 24, at('04', '18:00')],
  ['wanted in the past, counted from the order', { ...soon, wishedAt: at('01', '09:00') }, 6, at('01', '16:00')],
  ['against an invoice, after a week at least', { ...soon, option: 'invoice' }, 24, at('08')],
  [
    'against an invoice that is wanted in a week, later',
    { ...soon, option: 'invoice', wishedAt: at('09') },
    24,
    at('10'),
  ],
  ['never, where it is switched off', soon, 0, null],
  ['never, where the money comes first', { ...soon, option: 'prepayment' }, 24, null],
  ['never, where nothing is to be paid', { ...soon, option: null }, 24, null],
] as const;

for (const [name, placed, hours, expected] of cases)
  test(`an order that nobody accepted is released: ${name}`, () => expect(releaseAt(placed, hours)).toEqual(expected));
