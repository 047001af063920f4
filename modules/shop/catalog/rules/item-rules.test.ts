import { expect, test } from 'vitest';
import type { Availability, ItemData } from '../contract.ts';
import { isOfferedAt } from './availability.ts';
import { itemLike } from './item.for-tests.ts';
import { isSoldOutAt, whyNotItem } from './item.ts';

const local = (text: string) =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Berlin').epochMilliseconds);

const faults: readonly (readonly [string, Partial<ItemData>, string | null])[] = [
  ['as it is', {}, null],
  ['with a wrong EAN', { ean: '4006381333932' }, 'item.ean_wrong'],
  ['with a right EAN', { ean: '4006381333931' }, null],
  ['of goods with a duration', { durationMinutes: 30 }, 'item.duration_without_service'],
  ['of a service with a duration', { isService: true, durationMinutes: 30 }, null],
  ['of tobacco for everybody', { isTobacco: true }, 'item.tobacco_age'],
  ['of tobacco for adults', { isTobacco: true, minimumAge: 18 }, null],
  ['with a hashtag twice', { hashtags: ['Pizza', 'pizza'] }, 'item.said_twice'],
  ['with an allergen twice', { allergens: ['milk', 'milk'] }, 'item.said_twice'],
  ['with an empty time', { availability: [{ days: ['monday'], from: '11:00', to: '11:00' }] }, 'availability.empty'],
];
for (const [name, given, expected] of faults) {
  test(`an item ${name}`, () => expect(whyNotItem(itemLike(given))?.fields[0]?.code ?? null).toBe(expected));
}

const lunch: Availability = [{ days: ['monday', 'tuesday'], from: '11:30', to: '14:30' }];
const night: Availability = [{ days: ['saturday'], from: '22:00', to: '03:00' }];
const offered = [
  ['always, without times', [], '2026-03-02T03:00', true],
  ['at the first minute', lunch, '2026-03-02T11:30', true],
  ['no longer at the last', lunch, '2026-03-02T14:30', false],
  ['not on another day', lunch, '2026-03-04T12:00', false],
  ['after midnight', night, '2026-03-08T02:59', true],
  ['not the night before', night, '2026-03-07T02:59', false],
  // The clocks go from 2:00 to 3:00: that night has no 2:30, and ends when they have moved on.
  ['until three when the clocks are put forward', night, '2026-03-29T01:59', true],
  ['not at three then', night, '2026-03-29T03:00', false],
] as const;
for (const [name, availability, when, expected] of offered) {
  test(`it is offered ${name}`, () => expect(isOfferedAt(availability as Availability, local(when))).toBe(expected));
}

const NOW = local('2026-03-01T12:00');
const supplies = [
  ['with plenty', { stock: null, isSoldOut: false, soldOutUntil: null }, false],
  ['with one left', { stock: 1, isSoldOut: false, soldOutUntil: null }, false],
  ['with none left', { stock: 0, isSoldOut: false, soldOutUntil: null }, true],
  ['until further notice', { stock: 5, isSoldOut: true, soldOutUntil: null }, true],
  ['until tomorrow', { stock: null, isSoldOut: true, soldOutUntil: local('2026-03-02T04:00') }, true],
  ['until this very moment', { stock: null, isSoldOut: true, soldOutUntil: NOW }, false],
] as const;
for (const [name, supply, expected] of supplies) {
  test(`an item ${name} is ${expected ? '' : 'not '}sold out`, () => expect(isSoldOutAt(supply, NOW)).toBe(expected));
}
