import { addSeconds } from '@fachwerk/base/time';
import type { Ack } from '@fachwerk/devices/wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AttemptState } from '../contract.ts';
import { afterAnswer, afterEvent, afterTime, isEnded, NEXT_STATES, type Progress, UNPROVEN } from './attempt-states.ts';

const at = new Date('2026-03-01T10:00:00Z');
const id = '0192f000-0000-7000-8000-000000000001';
const accepted: Ack = { id, step: 'accepted', at };
const denied: Ack = { id, step: 'denied', at, reason: 'expired' };
type Done = Extract<Ack, { step: 'done' }>;
const done = (result: Done['result'], door: Done['door'], lock: Done['lock'] = 'unlocked'): Ack => ({
  id,
  step: 'done',
  at,
  result,
  door,
  lock,
});
const state = (name: AttemptState, detail = ''): Progress => ({ state: name, detail });
const SENT_AT = addSeconds(at, -2);
/** Without a door sensor by default. */
const provable = (now: Progress, hasDoorSensor = false) => ({ ...now, sentAt: SENT_AT, hasDoorSensor });

const answers = [
  ['is acknowledged when the controller takes it', state('sent'), accepted, state('acknowledged')],
  ['stays acknowledged when it is told twice', state('acknowledged'), accepted, null],
  ['is not acknowledged before it was sent', state('requested'), accepted, null],
  ['is denied with the reason', state('sent'), denied, state('denied', 'expired')],
  ['is opened when the door stands open', state('acknowledged'), done('opened', 'open'), state('opened')],
  ['is opened although the first answer was lost', state('sent'), done('opened', 'open'), state('opened')],
  ['is opened by the bolt where no sensor sees the door', state('sent'), done('opened', 'unknown'), state('opened')],
  [
    'is not opened while the sensor says closed',
    state('sent'),
    done('opened', 'closed'),
    state('acknowledged', UNPROVEN),
  ],
  [
    'is not opened by a locked bolt without a sensor',
    state('sent'),
    done('opened', 'unknown', 'locked'),
    state('acknowledged', UNPROVEN),
  ],
  [
    'is not opened when nothing is known',
    state('sent'),
    done('opened', 'unknown', 'unknown'),
    state('acknowledged', UNPROVEN),
  ],
  [
    'is not already open while the sensor says closed',
    state('sent'),
    done('already_open', 'closed'),
    state('acknowledged', UNPROVEN),
  ],
  ['waits on when the liar repeats itself', state('acknowledged', UNPROVEN), done('opened', 'closed'), null],
  ['is believed once it is proven', state('acknowledged', UNPROVEN), done('opened', 'open'), state('opened')],
  ['was open already', state('sent'), done('already_open', 'open'), state('already_open')],
  ['is jammed', state('acknowledged'), done('jammed', 'closed', 'locked'), state('jammed')],
  ['has failed', state('acknowledged'), done('failed', 'closed', 'locked'), state('failed')],
  ['is not opened before it was sent', state('requested'), done('opened', 'open'), null],
  ['stays timed out when the answer comes late', state('timed_out'), done('opened', 'open'), null],
  ['stays opened when the second answer says jammed', state('opened'), done('jammed', 'closed'), null],
  ['is no ping', state('sent'), { id, step: 'pong', at } satisfies Ack, null],
] as const;

for (const [name, before, ack, expected] of answers) {
  test(`an attempt ${name}`, () => expect(afterAnswer(provable(before), ack)).toEqual(expected));
}

test('a sensor at the door that has fallen silent proves nothing, whatever the bolt says', () => {
  const claim = done('opened', 'unknown');
  expect(afterAnswer(provable(state('sent'), true), claim)).toEqual(state('acknowledged', UNPROVEN));
  const silent = { ...event, doorState: 'unknown' as const };
  expect(afterEvent(provable(state('sent'), true), silent)).toBeNull();
  expect(afterEvent(provable(state('sent')), silent)).toEqual(state('opened'));
});

const event = { id: 'event-01', at, lock: 1, lockState: 'unlocked', doorState: 'open' } as const;

test('a door that moved because of the attempt proves it', () => {
  expect(afterEvent(provable(state('acknowledged', UNPROVEN)), event)).toEqual(state('opened'));
  expect(afterEvent(provable(state('sent')), { ...event, doorState: 'closed' })).toBeNull();
  expect(afterEvent(provable(state('requested')), event)).toBeNull();
  expect(afterEvent(provable(state('timed_out')), event)).toBeNull();
  expect(afterEvent(provable(state('sent')), { ...event, at: addSeconds(SENT_AT, -10) })).toBeNull();
});

test('time ends what has not ended, and says what was missing', () => {
  expect(afterTime(state('requested'))).toEqual(state('timed_out', 'not_sent'));
  expect(afterTime(state('sent'))).toEqual(state('timed_out'));
  expect(afterTime(state('acknowledged'))).toEqual(state('timed_out'));
  expect(afterTime(state('acknowledged', UNPROVEN))).toEqual(state('failed', UNPROVEN));
  expect(afterTime(state('opened'))).toBeNull();
});

const anyAck: fc.Arbitrary<Ack> = fc.oneof(
  fc.constant(accepted),
  fc.constant(denied),
  fc
    .tuple(
      fc.constantFrom('opened', 'already_open', 'jammed', 'failed'),
      fc.constantFrom('open', 'closed', 'unknown'),
      fc.constantFrom('locked', 'unlocked', 'unknown'),
    )
    .map(([result, door, lock]) => done(result as Done['result'], door as Done['door'], lock as Done['lock'])),
);

test('whatever a controller says, in whatever order: an end is final, and open is never said without proof', () => {
  fc.assert(
    fc.property(fc.array(anyAck, { maxLength: 12 }), (acks) => {
      let now = state('sent');
      for (const ack of acks) {
        const next = afterAnswer(provable(now), ack);
        if (next && isEnded(now.state)) return false;
        if (next && !NEXT_STATES[now.state].includes(next.state)) return false;
        const saysOpen = next?.state === 'opened' || next?.state === 'already_open';
        if (saysOpen && !(ack.step === 'done' && ack.door !== 'closed')) return false;
        now = next ?? now;
      }
      return true;
    }),
  );
});

test('every state is in the table, and every end ends', () => {
  expect(Object.keys(NEXT_STATES).sort()).toEqual([...AttemptState.options].sort());
});
