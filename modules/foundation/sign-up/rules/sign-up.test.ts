import { expect, test } from 'vitest';
import { kindOf, MAILS_PER_ADDRESS, MAILS_PER_ASKER, mayMail, whyNotAccepted } from './sign-up.ts';

test.each([
  ['the first mail leaves', { inAll: 0, toThisAsker: 0 }, true],
  ['the last one of an asker leaves', { inAll: 2, toThisAsker: MAILS_PER_ASKER - 1 }, true],
  ['another one of the same asker does not', { inAll: 3, toThisAsker: MAILS_PER_ASKER }, false],
  ['a mailbox is not filled by many', { inAll: MAILS_PER_ADDRESS, toThisAsker: 0 }, false],
])('%s', (_, sent, expected) => expect(mayMail(sent)).toBe(expected));

test.each([
  [true, true, null],
  [true, false, 'sign_up.not_accepted'],
  [false, true, 'sign_up.not_accepted'],
])('terms %s, privacy %s: %s', (acceptsTerms, acceptsPrivacy, expected) =>
  expect(whyNotAccepted({ acceptsTerms, acceptsPrivacy })).toBe(expected),
);

test('lockers are a network of their own, everything else is a shop', () => {
  expect([kindOf('lockers'), kindOf('restaurant')]).toEqual(['franchisor', 'merchant']);
});
