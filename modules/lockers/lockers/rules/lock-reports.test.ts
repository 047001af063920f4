import { addMinutes, addSeconds } from '@fachwerk/base/time';
import { DEFAULT_LIMITS } from '@fachwerk/limits/rules/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEALTHY } from './battery.ts';
import { believedAt, doorMove } from './lock-doors.ts';
import { followed as followedBy, type LockBefore, type LockReport } from './lock-reports.ts';

const followed = (known: LockBefore, reports: readonly LockReport[]) =>
  followedBy(known, reports, DEFAULT_LIMITS.battery);

const start = new Date('2026-03-01T10:00:00Z');
const before: LockBefore = {
  ...HEALTHY,
  lockState: 'locked',
  doorState: 'closed',
  factsAt: start,
  measuredAt: start,
  outCause: null,
};

const report = (minutes: number, given: Partial<LockReport> = {}): LockReport => ({
  at: addMinutes(start, minutes),
  receivedAt: addMinutes(start, minutes),
  lockState: 'locked',
  doorState: 'closed',
  battery: 80,
  signal: 60,
  ...given,
});

const moves = [
  ['closed', 'open', 'opened'],
  ['unknown', 'open', 'opened'],
  ['open', 'closed', 'closed'],
  ['unknown', 'closed', null],
  ['open', 'open', null],
  ['closed', 'closed', null],
  ['open', 'unknown', null],
  ['closed', 'unknown', null],
] as const;
for (const [from, to, expected] of moves) {
  test(`a door from ${from} to ${to}: ${expected}`, () => expect(doorMove(from, to)).toBe(expected));
}

test('an opening and a closing between two looks are both told', () => {
  const { moves, doorState } = followed(before, [report(1, { doorState: 'open' }), report(2)]);
  expect(moves.map(({ move }) => move)).toEqual(['opened', 'closed']);
  expect(doorState).toBe('closed');
});

test('what is older than what is known changes nothing', () => {
  const old = report(-5, { doorState: 'open', lockState: 'unlocked', battery: 1, signal: 0 });
  expect(followed(before, [old, old])).toEqual({
    health: HEALTHY,
    outCause: null,
    moves: [],
    lockState: 'locked',
    doorState: 'closed',
  });
});

test('door and battery grow old by themselves: a newer door does not hide an older battery', () => {
  const known = { ...before, factsAt: addMinutes(start, 10) };
  const { health, doorState } = followed(known, [report(5, { doorState: 'open', signal: 0 })]);
  expect([health.isSignalLost, doorState]).toEqual([true, 'closed']);
});

test('of one instant a movement is believed, and a report that was made just before it is not', () => {
  const open = { doorState: 'open', lockState: 'unlocked' } as const;
  expect(followed(before, [report(0, { ...open, isMove: true })]).doorState).toBe('open');
  expect(followed({ ...before, ...open }, [report(0)])).toMatchObject({ ...open, moves: [] });
});

test('the first word of a new lock about its door is marked as such', () => {
  const unknown = { ...before, doorState: 'unknown' as const, factsAt: null, measuredAt: null };
  expect(followed(unknown, [report(1, { doorState: 'open' })]).moves).toMatchObject([{ isFirst: true }]);
});

const clocks = [
  ['a little behind', addSeconds(start, -30), addSeconds(start, -30)],
  ['ahead', addSeconds(start, 30), start],
  ['a day late', addMinutes(start, -24 * 60), addMinutes(start, -24 * 60)],
  ['never set', new Date('1970-01-01T00:00:10Z'), start],
] as const;
for (const [name, at, expected] of clocks) {
  test(`a clock that is ${name}`, () => expect(believedAt(at, start)).toEqual(expected));
}

const anyReport = fc.record({
  minutes: fc.integer({ min: -60, max: 60 }),
  doorState: fc.constantFrom('open' as const, 'closed' as const, 'unknown' as const),
  battery: fc.option(fc.integer({ min: 0, max: 100 })),
  signal: fc.option(fc.integer({ min: 0, max: 100 })),
});

test('in any mix of late and early news the newest door wins, and every telling changes the door', () => {
  fc.assert(
    fc.property(fc.array(anyReport, { maxLength: 30 }), (given) => {
      const reports = given
        .map(({ minutes, ...rest }) => report(minutes, rest))
        .sort((one, other) => one.at.getTime() - other.at.getTime());
      const { doorState, moves } = followed(before, reports);
      // For the instant that is known already a report says nothing new; a movement would.
      const newest = reports.findLast(({ at }) => at > start);
      expect(doorState).toBe(newest?.doorState ?? 'closed');
      for (const [index, { move }] of moves.entries()) {
        if (move === 'closed') expect(moves[index - 1]?.move).toBe('opened');
      }
    }),
  );
});
