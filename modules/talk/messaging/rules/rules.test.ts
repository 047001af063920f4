import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MessageState, QuietHours } from '../contract.ts';
import { type ConsentFacts, countedByConsent, whyLeftOut } from './consent.ts';
import { filledFor, MOST_SHOWN, shortened, unknownCodes, whyNotCancel, whyNotSend } from './message.ts';
import { startableAt } from './quiet-hours.ts';
import { isAboutAddress } from './returned.ts';

const willing: ConsentFacts = { hasAddress: true, isBlocked: false, newsletter: 'confirmed', hasDevice: false };

for (const [name, facts, expected] of [
  ['who has asked and confirmed gets it', willing, null],
  ['who never asked gets nothing', { ...willing, newsletter: 'none' }, 'not_asked'],
  ['asking alone is not enough', { ...willing, newsletter: 'asked' }, 'not_confirmed'],
  ['who has no address cannot be written to', { ...willing, hasAddress: false }, 'no_address'],
  ['who is blocked gets nothing', { ...willing, isBlocked: true }, 'blocked'],
  ['where mails come back from nothing more is sent', { ...willing, isReturning: true }, 'returned'],
] as const) {
  test(`consent: ${name}`, () => expect(whyLeftOut('email', facts)).toBe(expected));
}

for (const [name, facts, expected] of [
  ['who has switched it on gets it, newsletter or not', { ...willing, hasDevice: true, newsletter: 'none' }, null],
  ['who has confirmed the newsletter has agreed to mails alone', willing, 'no_device'],
  ['who is blocked gets nothing there either', { ...willing, hasDevice: true, isBlocked: true }, 'blocked'],
] as const) {
  test(`devices: ${name}`, () => expect(whyLeftOut('push', facts)).toBe(expected));
}

test('what is too long for a device is cut between two words', () => {
  expect(shortened('Hallo\n\n\nbis bald')).toBe('Hallo\nbis bald');
  const long = shortened(`${'Trüffel '.repeat(60)}`);
  expect(long.length).toBeLessThanOrEqual(MOST_SHOWN + 2);
  expect(long.endsWith('Trüffel …')).toBe(true);
});

const facts = fc.record({
  hasAddress: fc.boolean(),
  isBlocked: fc.boolean(),
  newsletter: fc.constantFrom('none', 'asked', 'confirmed'),
  hasDevice: fc.boolean(),
  people: fc.nat(1000),
}) as fc.Arbitrary<ConsentFacts & { people: number }>;

test('everybody who is meant is reached or left out, and nobody is reached without a confirmed consent', () => {
  fc.assert(
    fc.property(fc.array(facts), (groups) => {
      const { count, leftOut } = countedByConsent('email', groups);
      const all = groups.reduce((sum, { people }) => sum + people, 0);
      expect(count + leftOut.reduce((sum, each) => sum + each.count, 0)).toBe(all);
      const confirmed = groups.filter(({ newsletter }) => newsletter === 'confirmed');
      expect(count).toBeLessThanOrEqual(confirmed.reduce((sum, { people }) => sum + people, 0));
    }),
  );
});

const anna = { firstName: 'Anna', lastName: 'Berger' };
for (const [text, reader, expected] of [
  ['Guten Tag {vorname},', anna, 'Guten Tag Anna,'],
  ['Guten Tag {kunde}, Ihre {firma}', anna, 'Guten Tag Anna Berger, Ihre Bella'],
  ['Guten Tag {vorname},', { firstName: '', lastName: '' }, 'Guten Tag,'],
  ['{kunde}', { firstName: '', lastName: 'Berger' }, 'Berger'],
  ['{vorname}', { firstName: '{firma}', lastName: '' }, '{firma}'],
] as const) {
  test(`"${text}" reads "${expected}" for ${reader.firstName || 'somebody without a first name'}`, () => {
    expect(filledFor(text, reader, 'Bella')).toBe(expected);
  });
}

test('a short code that nobody can fill in is found, once', () => {
  expect(unknownCodes({ title: '{rabatt} für {kunde}', text: '{rabatt} {x-y} {nicht so}' })).toEqual([
    '{rabatt}',
    '{x-y}',
  ]);
});

const now = new Date('2026-03-01T10:00:00Z');
const draft = { title: 'Neues', text: 'Hallo {vorname}', sendAt: null };
for (const [name, given, count, expected] of [
  ['goes to who has agreed', draft, 1, null],
  ['goes later', { ...draft, sendAt: new Date('2026-03-01T10:00:01Z') }, 1, null],
  ['is not for nobody', draft, 0, 'message.nobody'],
  ['does not go back in time', { ...draft, sendAt: new Date('2026-03-01T09:59:59Z') }, 1, 'message.in_the_past'],
  ['holds no code that nobody fills in', { ...draft, title: '{rabatt}' }, 1, 'message.code_unknown'],
] as const) {
  test(`a message ${name}`, () => expect(whyNotSend(given, { count, now })).toBe(expected));
}

const CANCELS: Record<MessageState, string | null> = {
  scheduled: null,
  sending: 'message.already_started',
  done: 'message.already_started',
  cancelled: 'message.already_cancelled',
};
for (const [state, expected] of Object.entries(CANCELS)) {
  test(`a message that is ${state} ${expected ? 'stays' : 'can be taken back'}`, () => {
    expect(whyNotCancel({ state: state as MessageState })).toBe(expected);
  });
}

const night: QuietHours = { fromHour: 20, untilHour: 8 };
const noon: QuietHours = { fromHour: 12, untilHour: 14 };
for (const [name, at, quiet, expected] of [
  ['by day at once', '2026-03-01T10:00:00Z', night, '2026-03-01T10:00:00Z'],
  ['in the evening tomorrow', '2026-03-01T19:00:00Z', night, '2026-03-02T07:00:00Z'],
  ['at night in the morning', '2026-03-02T02:30:00Z', night, '2026-03-02T07:00:00Z'],
  ['in the last hour before they begin at once', '2026-03-01T18:59:59Z', night, '2026-03-01T18:59:59Z'],
  ['over the night the clock goes forward', '2026-03-28T22:00:00Z', night, '2026-03-29T06:00:00Z'],
  ['over the night the clock goes back', '2026-10-24T22:00:00Z', night, '2026-10-25T07:00:00Z'],
  ['at noon after it', '2026-03-01T11:30:00Z', noon, '2026-03-01T13:00:00Z'],
  ['without quiet hours at once', '2026-03-01T02:00:00Z', { fromHour: 0, untilHour: 0 }, '2026-03-01T02:00:00Z'],
] as const) {
  test(`what is due leaves ${name}`, () => {
    expect(startableAt(new Date(at), quiet).toISOString()).toBe(new Date(expected).toISOString());
  });
}

test('whatever the hours are, what waits for their end does not wait again', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
      hour,
      hour,
      (at, fromHour, untilHour) => {
        const quiet = { fromHour, untilHour };
        const start = startableAt(at, quiet);
        expect(start >= at && start.getTime() - at.getTime() <= 25 * 3_600_000).toBe(true);
        expect(startableAt(start, quiet)).toEqual(start);
      },
    ),
  );
});

for (const [refusal, expected] of [
  ['550 5.1.1 User unknown', true],
  ['552 5.2.2 Mailbox full', true],
  ['550 No such user here', true],
  ['553 sorry', true],
  ['554 5.7.1 Message rejected as spam', false],
  ['550 5.7.26 not authenticated', false],
  ['554 rejected', false],
  ['', false],
] as const) {
  test(`refused with “${refusal}”: ${expected ? 'about the address' : 'about something else'}`, () =>
    expect(isAboutAddress(refusal)).toBe(expected));
}
