import { addMinutes } from '@fachwerk/base/time';
import { expect, test } from 'vitest';
import {
  CONFIRM_MINUTES,
  confirmableUntil,
  confirmationOf,
  needsConfirmation,
  whyNotConfirm,
  whyNotConfirmForCaller,
} from './confirmation.ts';

const now = new Date('2026-11-20T10:00:00Z');
const asking = {
  settings: { needsConfirmation: true },
  service: { isPrepaid: false },
  email: 'ada@kunde.example',
  provenEmail: null,
};

const askCases = [
  ['where the company wants it', asking, true],
  ['not where it does not', { ...asking, settings: { needsConfirmation: false } }, false],
  ['not where it is paid with the booking', { ...asking, service: { isPrepaid: true } }, false],
  ['not by whoever is signed in with this address', { ...asking, provenEmail: asking.email }, false],
  ['by whoever is signed in with another', { ...asking, provenEmail: 'eva@kunde.example' }, true],
] as const;
for (const [name, given, expected] of askCases) {
  test(`a booking is confirmed ${name}`, () => expect(needsConfirmation(given)).toBe(expected));
}

test('the time is kept for half an hour, and not beyond its beginning', () => {
  expect(confirmableUntil({ startsAt: addMinutes(now, 120) }, now)).toEqual(addMinutes(now, CONFIRM_MINUTES));
  expect(confirmableUntil({ startsAt: addMinutes(now, 10) }, now)).toEqual(addMinutes(now, 10));
});

const kept = { state: 'unconfirmed', offeredUntil: addMinutes(now, 1), hasLapsed: false } as const;
const off = { state: 'cancelled', offeredUntil: null, hasLapsed: false } as const;
const cases = [
  ['while the time is kept', kept, 'open', null],
  ['not when that is over', { ...kept, offeredUntil: now }, 'expired', 'appointment.confirmation_expired'],
  ['not when it was released', { ...off, hasLapsed: true }, 'expired', 'appointment.confirmation_expired'],
  ['not when it was called off', off, 'cancelled', 'appointment.over'],
  ['once more without effect', { ...off, state: 'booked' }, 'given', null],
  ['also after it took place', { ...off, state: 'done' }, 'given', null],
] as const;
for (const [name, given, found, refusal] of cases) {
  test(`an appointment is confirmed ${name}`, () =>
    expect([confirmationOf(given, now), whyNotConfirm(given, now)]).toEqual([found, refusal]));
}

const callerCases = [
  ['while the time is kept', kept, null],
  ['not when that is over', { ...kept, offeredUntil: now }, 'appointment.confirmation_expired'],
  ['not when it was released', { ...off, hasLapsed: true }, 'appointment.confirmation_expired'],
  ['not when it was called off', off, 'appointment.over'],
  ['not when it is confirmed', { ...off, state: 'booked' }, 'appointment.nothing_to_confirm'],
  ['not when it is to be paid', { ...kept, state: 'unpaid' }, 'appointment.nothing_to_confirm'],
  ['not when it is only offered', { ...kept, state: 'offered' }, 'appointment.nothing_to_confirm'],
] as const;
for (const [name, given, refusal] of callerCases) {
  test(`staff confirm an appointment for a caller ${name}`, () =>
    expect(whyNotConfirmForCaller(given, now)).toBe(refusal));
}
