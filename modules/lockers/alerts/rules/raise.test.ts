import { addMinutes, addSeconds } from '@fachwerk/base/time';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AlertKind } from '../contract.ts';
import { BACK_WITHIN_MINUTES, effectOfRaise, isMailDue, mailDueAt, type Remembered, TRAITS } from './raise.ts';

const now = new Date('2026-03-01T10:00:00Z');
const ago = (minutes: number) => addMinutes(now, -minutes);
const open: Remembered = { state: 'open', lastAt: ago(10), endedAt: null };
const settled = (minutes: number): Remembered => ({ state: 'settled', lastAt: ago(90), endedAt: ago(minutes) });
const done = (minutes: number): Remembered => ({ state: 'done', lastAt: ago(90), endedAt: ago(minutes) });

const cases = [
  ['an outage nobody knows of', 'controller_offline', undefined, 'new'],
  ['an outage that is known and lasts', 'controller_offline', open, 'kept'],
  ['a jam on top of an open one', 'jam', open, 'repeated'],
  ['a jam told twice within a minute', 'jam', { ...open, lastAt: addSeconds(now, -59) }, 'kept'],
  ['a jam a minute after the last', 'jam', { ...open, lastAt: addSeconds(now, -60) }, 'repeated'],
  ['an outage back after 29 minutes', 'controller_offline', settled(29), 'reopened'],
  ['an outage back after 30 minutes', 'controller_offline', settled(30), 'new'],
  ['a jam that had settled by itself', 'jam', settled(5), 'reopened'],
  ['a battery that is still low although somebody said done', 'battery_low', done(5), 'reopened'],
  ['a battery that is low long after somebody said done', 'battery_low', done(45), 'new'],
  ['a door forced again after somebody said done', 'uncommanded_open', done(5), 'new'],
] as const;

for (const [name, kind, known, expected] of cases) {
  test(`${name}: ${expected}`, () => expect(effectOfRaise(kind, known, now)).toBe(expected));
}

test('what somebody has to see to now is written about at once, everything else after a minute', () => {
  const atOnce = AlertKind.options.filter((kind) => mailDueAt(kind, now).getTime() === now.getTime());
  expect(atOnce).toEqual([
    'uncommanded_open',
    'jam',
    'box_reported',
    'box_missing',
    'pin_tries',
    'things_inside',
    'parcel_without_box',
  ]);
  expect(mailDueAt('controller_offline', now)).toEqual(addMinutes(now, 1));
});

const mails = [
  ['an open outage nobody was written about', 'lock_unseen', 'open', null, true],
  ['one that settled within its hold', 'lock_unseen', 'settled', null, false],
  ['one that was written about', 'lock_unseen', 'open', now, false],
  ['a forced door that was shut again', 'uncommanded_open', 'settled', null, true],
  ['a forced door somebody took care of', 'uncommanded_open', 'done', null, false],
] as const;

for (const [name, kind, state, mailedAt, expected] of mails) {
  test(`${name} is ${expected ? '' : 'not '}written about`, () =>
    expect(isMailDue({ kind, state, mailedAt })).toBe(expected));
}

type Known = Remembered & { kind: AlertKind; times: number; mailedAt: Date | null; raisedAt: Date };

/** What a cause goes through, by the rules alone; jobs look after each hold. */
function lived(kind: AlertKind, steps: readonly (readonly ['raise' | 'settle' | 'finish', number])[]) {
  const alerts: Known[] = [];
  const mails: { at: Date; alert: Known }[] = [];
  let looks: { at: Date; alert: Known }[] = [];
  let clock = now;
  const look = (until: Date) => {
    for (const { at, alert } of looks.filter((each) => each.at <= until)) {
      if (!isMailDue(alert)) continue;
      alert.mailedAt = at;
      mails.push({ at, alert });
    }
    looks = looks.filter((each) => each.at > until);
  };
  for (const [step, seconds] of steps) {
    clock = addSeconds(clock, seconds);
    look(addSeconds(clock, -1));
    const newest = alerts.at(-1);
    if (step !== 'raise') {
      if (newest?.endedAt === null) {
        Object.assign(newest, { state: step === 'settle' ? 'settled' : 'done', endedAt: clock });
      }
      continue;
    }
    const effect = effectOfRaise(kind, newest, clock);
    if (effect === 'new') {
      alerts.push({ kind, state: 'open', lastAt: clock, endedAt: null, times: 1, mailedAt: null, raisedAt: clock });
    } else if (effect !== 'kept') {
      Object.assign(newest!, { state: 'open', endedAt: null, lastAt: clock, times: newest!.times + 1 });
    }
    if (effect === 'new' || effect === 'reopened') looks.push({ at: mailDueAt(kind, clock), alert: alerts.at(-1)! });
  }
  look(addMinutes(clock, 5));
  return { alerts, mails, end: addMinutes(clock, 5) };
}

const Steps = fc.array(
  fc.tuple(fc.constantFrom('raise', 'settle', 'finish' as const), fc.integer({ min: 0, max: 3000 })),
  { maxLength: 40 },
);

describe('whatever is reported and whenever', () => {
  test('at most one alert of a cause is open, and it is the newest', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AlertKind.options), Steps, (kind, steps) => {
        const { alerts } = lived(kind, steps);
        return alerts.slice(0, -1).every(({ endedAt }) => endedAt !== null);
      }),
    );
  });

  test('each alert is written about at most once, and every open one has been', () => {
    fc.assert(
      fc.property(fc.constantFrom(...AlertKind.options), Steps, (kind, steps) => {
        const { alerts, mails } = lived(kind, steps);
        expect(new Set(mails.map(({ alert }) => alert)).size).toBe(mails.length);
        expect(alerts.filter((alert) => alert.state === 'open' && alert.mailedAt === null)).toEqual([]);
      }),
    );
  });

  test('what only settles by itself is new again no sooner than half an hour after it ended', () => {
    const selfMade = Steps.map((steps) =>
      steps.map(([step, wait]) => [step === 'finish' ? 'settle' : step, wait] as const),
    );
    fc.assert(
      fc.property(fc.constantFrom(...AlertKind.options), selfMade, (kind, steps) => {
        const { alerts } = lived(kind, steps);
        return alerts.every(
          (alert, i) => i === 0 || alert.raisedAt >= addMinutes(alerts[i - 1]!.endedAt!, BACK_WITHIN_MINUTES),
        );
      }),
    );
  });

  test('a lasting condition counts how often it began, not how often it was reported', () => {
    const conditions = AlertKind.options.filter((kind) => TRAITS[kind].nature === 'condition');
    fc.assert(
      fc.property(fc.constantFrom(...conditions), Steps, (kind, steps) => {
        const doubled = steps.flatMap(([step, wait]) => [[step, wait] as const, [step, 0] as const]);
        const times = (of: typeof steps) => lived(kind, of).alerts.map((alert) => alert.times);
        expect(times(doubled as typeof steps)).toEqual(times(steps));
      }),
    );
  });
});
