import { expect, test } from 'vitest';
import type { Lock } from '../contract-lock.ts';
import { whyNotMoveLock, whyNotOccupy, whyNotSetService } from './lock-changes.ts';

type Facts = Pick<Lock, 'archivedAt' | 'occupancy' | 'outOfService' | 'upcoming'>;
const now = new Date('2026-03-01T10:00:00Z');
const free: Facts = { archivedAt: null, occupancy: null, outOfService: null, upcoming: 0 };
const occupied = (kind: NonNullable<Lock['occupancy']>['kind']): Facts => ({
  ...free,
  occupancy: { kind, since: now, until: null, orderNumber: '', customerName: '' },
});
const out = (cause: NonNullable<Lock['outOfService']>['cause']): Facts => ({
  ...free,
  outOfService: { cause, since: now, reason: '', personName: '' },
});
const archived: Facts = { ...free, archivedAt: now };

const cases = [
  ['a free box', free, { move: null, in: 'lock.already_so', out: null, occupy: null }],
  [
    'a rented box',
    occupied('rented'),
    { move: 'lock.rented', in: 'lock.already_so', out: null, occupy: 'lock.rented' },
  ],
  [
    'an overrun box',
    occupied('overrun'),
    { move: 'lock.rented', in: 'lock.already_so', out: null, occupy: 'lock.rented' },
  ],
  [
    'a reserved box',
    occupied('reserved'),
    { move: 'lock.reserved', in: 'lock.already_so', out: null, occupy: 'lock.reserved' },
  ],
  [
    'a free box somebody has booked ahead',
    { ...free, upcoming: 1 },
    { move: 'lock.reserved', in: 'lock.already_so', out: null, occupy: null },
  ],
  ['a box to check', occupied('to_check'), { move: null, in: 'lock.already_so', out: null, occupy: 'lock.to_check' }],
  [
    'a box staff took out',
    out('staff'),
    { move: null, in: null, out: 'lock.already_so', occupy: 'lock.out_of_service' },
  ],
  ['a box out for its battery', out('battery'), { move: null, in: null, out: null, occupy: 'lock.out_of_service' }],
  [
    'an archived box',
    archived,
    { move: 'lock.archived', in: 'lock.archived', out: 'lock.archived', occupy: 'lock.archived' },
  ],
] as const;

for (const [name, facts, expected] of cases) {
  test(`${name}: move, service, let`, () => {
    expect({
      move: whyNotMoveLock(facts),
      in: whyNotSetService(facts, true),
      out: whyNotSetService(facts, false),
      occupy: whyNotOccupy(facts),
    }).toEqual(expected);
  });
}
