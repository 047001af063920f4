import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LimitSet, LimitSubject, Limits, OwnLimits } from '../contract.ts';
import {
  bookWith,
  DEFAULT_LIMITS,
  LIMIT_SUBJECTS,
  LOCK_TYPE_SUBJECTS,
  limitBook,
  limitsOf,
  limitsWithSource,
  NOTHING_OWN,
  whyNotLimits,
} from './limits.ts';

const NETWORK = 'network';
const COMPANY = 'franchisee';
const PLACE = { networkId: NETWORK, companyId: COMPANY, locationId: 'here', lockType: 'F2' };

const setOf = (companyId: string, scope: Partial<LimitSet>, own: Partial<OwnLimits>): LimitSet => ({
  ...NOTHING_OWN,
  companyId,
  locationId: null,
  lockType: null,
  version: 1,
  ...scope,
  ...own,
});

const battery = (outPercent: number, warningPercent: number, backPercent: number) => ({
  battery: { outPercent, warningPercent, backPercent },
});
const everywhere = { locationId: null, lockType: null };
const atPlace = { locationId: 'here', lockType: null };
const ofType = { locationId: null, lockType: 'F2' };

const refusals = [
  ['out of service at the warning, as the specification has it', everywhere, battery(30, 30, 40), null],
  ['three that rise', everywhere, battery(10, 20, 30), null],
  ['out of service before the warning', everywhere, battery(31, 30, 40), 'limit.battery_order'],
  ['back in service at the warning', atPlace, battery(20, 30, 30), 'limit.battery_order'],
  [
    'a short reminder before the long one',
    atPlace,
    { reminders: { minutes: 10, shortMinutes: 15 } },
    'limit.reminder_order',
  ],
  ['battery of a lock type', ofType, battery(10, 20, 30), null],
  ['grace of a lock type', ofType, { overrun: DEFAULT_LIMITS.overrun }, 'limit.not_of_lock_type'],
  ['a reset', ofType, { battery: null, overrun: null }, null],
  ['a lock type at a location', { locationId: 'here', lockType: 'F2' }, {}, 'limit.one_place'],
] as const;
for (const [name, scope, given, expected] of refusals) {
  test(`${name}: ${expected ?? 'fine'}`, () => expect(whyNotLimits(scope, given)).toBe(expected));
}

test('a place of another company of the network is no place of this one', () => {
  const book = limitBook([setOf('other', atPlace, battery(1, 2, 3)), setOf(COMPANY, ofType, battery(4, 5, 6))]);
  expect(limitsWithSource(book, PLACE).battery).toEqual({ value: DEFAULT_LIMITS.battery, from: 'default' });
});

const values: { readonly [Subject in LimitSubject]: fc.Arbitrary<Limits[Subject]> } = {
  battery: fc.integer({ min: 1, max: 50 }).map((n) => battery(n, n + 1, n + 2).battery),
  noSignal: fc.record({ minutes: fc.integer({ min: 5, max: 1440 }) }),
  overrun: fc.record({ graceMinutes: fc.nat(1440), since: fc.constantFrom('booked_end', 'grace_end') }),
  keepWarm: fc.constant(DEFAULT_LIMITS.keepWarm).map((keepWarm) => ({ ...keepWarm, isOn: true })),
  reminders: fc.record({ minutes: fc.integer({ min: 60, max: 1440 }), shortMinutes: fc.integer({ min: 5, max: 60 }) }),
};
const own = (subjects: readonly LimitSubject[]) =>
  fc.option(
    fc.record(
      Object.fromEntries(subjects.map((subject) => [subject, fc.option(values[subject] as fc.Arbitrary<unknown>)])),
    ),
  ) as fc.Arbitrary<Partial<OwnLimits> | null>;

test('whatever is said, the most specific who says it wins, subject by subject', () => {
  fc.assert(
    fc.property(own(LOCK_TYPE_SUBJECTS), own(LIMIT_SUBJECTS), own(LIMIT_SUBJECTS), (type, location, network) => {
      const sets = [
        type && setOf(NETWORK, ofType, type),
        location && setOf(COMPANY, atPlace, location),
        network && setOf(NETWORK, everywhere, network),
      ].filter((set) => set !== null);
      const book = limitBook(sets);
      const found = limitsWithSource(book, PLACE);
      for (const subject of LIMIT_SUBJECTS) {
        const expected =
          type?.[subject] ?? location?.[subject] ?? network?.[subject] ?? (DEFAULT_LIMITS[subject] as unknown);
        expect(found[subject].value).toEqual(expected);
        expect(limitsOf(book, PLACE)[subject]).toEqual(expected);
        // The location without its lock type, and a location elsewhere, hear nothing of it.
        expect(limitsOf(book, { ...PLACE, lockType: null })[subject]).toEqual(
          location?.[subject] ?? network?.[subject] ?? DEFAULT_LIMITS[subject],
        );
        expect(limitsOf(book, { ...PLACE, locationId: 'there', lockType: '' })[subject]).toEqual(
          network?.[subject] ?? DEFAULT_LIMITS[subject],
        );
      }
    }),
  );
});

test('a book with another word of one place keeps all the others', () => {
  const book = limitBook([setOf(NETWORK, everywhere, battery(1, 2, 3)), setOf(COMPANY, atPlace, battery(4, 5, 6))]);
  const changed = bookWith(book, setOf(COMPANY, atPlace, {}));
  expect(limitsOf(changed, PLACE).battery).toEqual(battery(1, 2, 3).battery);
  expect(limitsOf(book, PLACE).battery).toEqual(battery(4, 5, 6).battery);
});
