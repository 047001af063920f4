import { expect, test } from 'vitest';
import { giftCodeFrom, giftCodeText, giftExpiresOn, giftState, readGiftCode, whyNotPayWith } from './gift.ts';

const NOW = new Date('2026-03-02T12:00:00Z');
const gift = { balanceCents: 500, blockedAt: null, expiresOn: '2029-12-31' };

const cases = [
  ['open with something on it', gift, 'open', null],
  ['open on its last day', { ...gift, expiresOn: '2026-03-02' }, 'open', null],
  ['expired the day after', { ...gift, expiresOn: '2026-03-01' }, 'expired', 'gift.expired'],
  ['spent with nothing on it', { ...gift, balanceCents: 0 }, 'spent', 'gift.spent'],
  ['blocked whatever is on it', { ...gift, blockedAt: NOW }, 'blocked', 'gift.blocked'],
] as const;

test.each(cases)('a gift voucher is %s', (_name, given, state, refusal) => {
  expect([giftState(given, NOW), whyNotPayWith(given, NOW)]).toEqual([state, refusal]);
});

test('it holds three years from the end of its year, by the calendar of Berlin', () => {
  expect(giftExpiresOn(new Date('2026-12-31T22:59:00Z'))).toBe('2029-12-31');
  expect(giftExpiresOn(new Date('2026-12-31T23:00:00Z'))).toBe('2030-12-31');
});

test('a code is read as people type it, and nothing else is one', () => {
  const code = giftCodeFrom(Uint8Array.from({ length: 16 }, (_, at) => at * 17));
  expect(code).toHaveLength(16);
  expect(readGiftCode(` ${giftCodeText(code).toLowerCase()} `)).toBe(code);
  expect(readGiftCode('OIL0-0000-0000-0000')).toBe('0110000000000000');
  for (const typed of ['', 'SOMMER', `${code}0`, `U${code.slice(1)}`]) expect(readGiftCode(typed)).toBeNull();
});
