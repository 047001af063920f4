import { addMinutes, addSeconds } from '@fachwerk/base/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HEARTBEAT_SECONDS } from '../wire.ts';
import {
  afterSign,
  gone,
  isAlarming,
  isOverdue,
  MISSED_HEARTBEATS,
  NEVER_SEEN,
  type Presence,
  QUIET_MINUTES,
} from './presence.ts';

const start = new Date('2026-03-01T10:00:00Z');
const later = addMinutes(start, 60);
const online: Presence = { isOnline: true, lastSeenAt: later, onlineSince: start, offlineSince: null };
const SILENCE = MISSED_HEARTBEATS * HEARTBEAT_SECONDS;

const overdue = [
  ['is believed for three heartbeats', online, addSeconds(later, SILENCE), start, false],
  ['is gone after three heartbeats', online, addSeconds(later, SILENCE + 1), start, true],
  ['is not gone twice', gone(online, later), addSeconds(later, SILENCE + 1), start, false],
  ['is not gone when it was never here', NEVER_SEEN, addSeconds(later, SILENCE + 1), start, false],
  ['is left in peace after a start', online, addSeconds(later, SILENCE + 1), later, false],
  ['is gone when the quiet time is over', online, addMinutes(later, QUIET_MINUTES), later, true],
] as const;

for (const [name, presence, now, watchedSince, expected] of overdue) {
  test(`a controller ${name}`, () => expect(isOverdue(presence, now, watchedSince)).toBe(expected));
}

test('a goodbye is believed at once, and the next word takes it back', () => {
  const away = afterSign(online, { kind: 'goodbye', at: addSeconds(later, 5) });
  expect(away).toMatchObject({ isOnline: false, offlineSince: addSeconds(later, 5), lastSeenAt: later });
  const back = afterSign(away, { kind: 'sign', at: addSeconds(later, 9) });
  expect(back).toMatchObject({ isOnline: true, onlineSince: addSeconds(later, 9), offlineSince: null });
});

test('a goodbye that was overtaken by a later word says nothing', () => {
  expect(afterSign(online, { kind: 'goodbye', at: addSeconds(later, -1) })).toEqual(online);
});

test('a goodbye of somebody who was never here says nothing', () => {
  expect(afterSign(NEVER_SEEN, { kind: 'goodbye', at: later })).toEqual(NEVER_SEEN);
});

test('in the quiet time only the going of those who were seen since the start is told', () => {
  expect(isAlarming(online, addMinutes(later, 5), later)).toBe(true);
  expect(isAlarming({ ...online, lastSeenAt: addSeconds(later, -1) }, addMinutes(later, 5), later)).toBe(false);
  expect(isAlarming({ ...online, lastSeenAt: addSeconds(later, -1) }, addMinutes(later, QUIET_MINUTES), later)).toBe(
    true,
  );
  expect(isAlarming(NEVER_SEEN, addMinutes(later, 5), later)).toBe(false);
});

type Step = { readonly waitSeconds: number; readonly what: 'sign' | 'goodbye' | 'watch' | 'restart' };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    waitSeconds: fc.integer({ min: 0, max: 400 }),
    what: fc.constantFrom('sign', 'goodbye', 'watch', 'watch', 'restart'),
  }) as fc.Arbitrary<Step>,
  { maxLength: 60 },
);

/** Replays a sequence and records presence and time before and after each step. */
function play(life: readonly Step[]) {
  let now = start;
  let watchedSince = start;
  let presence = NEVER_SEEN;
  return life.map(({ waitSeconds, what }) => {
    now = addSeconds(now, waitSeconds);
    const before = presence;
    if (what === 'restart') watchedSince = now;
    else if (what !== 'watch') presence = afterSign(presence, { kind: what, at: now });
    else if (isOverdue(presence, now, watchedSince)) presence = gone(presence, now);
    return { what, now, watchedSince, before, after: presence };
  });
}

test('in any life, silence is only held against a controller after three heartbeats and outside the quiet time', () => {
  fc.assert(
    fc.property(steps, (life) => {
      for (const { what, now, watchedSince, before, after } of play(life)) {
        if (what !== 'watch' || before.isOnline === after.isOnline) continue;
        expect(after.isOnline).toBe(false);
        expect(now.getTime() - before.lastSeenAt!.getTime()).toBeGreaterThan(SILENCE * 1000);
        expect(now.getTime() - watchedSince.getTime()).toBeGreaterThanOrEqual(QUIET_MINUTES * 60_000);
      }
    }),
  );
});

test('in any life, whoever is watched long enough and silent is gone, and whoever just spoke is here', () => {
  fc.assert(
    fc.property(steps, (life) => {
      for (const { what, now, watchedSince, after } of play(life)) {
        if (what === 'sign') expect(after.isOnline).toBe(true);
        const isWatched = now.getTime() - watchedSince.getTime() >= QUIET_MINUTES * 60_000;
        const isSilent = after.lastSeenAt !== null && now.getTime() - after.lastSeenAt.getTime() > SILENCE * 1000;
        if (what === 'watch' && isWatched && isSilent) expect(after.isOnline).toBe(false);
      }
    }),
  );
});

test('in any life, online and offline each have exactly one beginning, and last seen never goes back', () => {
  fc.assert(
    fc.property(steps, (life) => {
      for (const { before, after } of play(life)) {
        expect(after.isOnline).toBe(after.onlineSince !== null);
        if (after.isOnline) expect(after.offlineSince).toBeNull();
        expect((after.lastSeenAt?.getTime() ?? 0) >= (before.lastSeenAt?.getTime() ?? 0)).toBe(true);
      }
    }),
  );
});
