import { dayOf } from '@fachwerk/base/time';
import type { VoucherProblem } from '../contract.ts';
import type { GiftState } from '../contract-gift.ts';

/** Claims end three years after the end of their year (§§ 195, 199 BGB): so long a voucher holds at the least. */
const VALID_YEARS = 3;

export function giftExpiresOn(issuedAt: Date): string {
  return `${dayOf(issuedAt).year + VALID_YEARS}-12-31`;
}

type Known = {
  readonly balanceCents: number;
  readonly blockedAt: Date | null;
  readonly expiresOn: string;
};

export function giftState({ balanceCents, blockedAt, expiresOn }: Known, now: Date): GiftState {
  if (blockedAt) return 'blocked';
  if (balanceCents === 0) return 'spent';
  return dayOf(now).toString() > expiresOn ? 'expired' : 'open';
}

const REFUSALS: Readonly<Record<Exclude<GiftState, 'open'>, VoucherProblem>> = {
  blocked: 'gift.blocked',
  spent: 'gift.spent',
  expired: 'gift.expired',
};

/** Why nobody can pay with it, or null. */
export function whyNotPayWith(gift: Known, now: Date): VoucherProblem | null {
  const state = giftState(gift, now);
  return state === 'open' ? null : REFUSALS[state];
}

/** Crockford's letters: none that could be taken for another when read aloud or copied by hand. Thirty-two, so that a byte chooses evenly. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 16 letters of 5 bits each: 80 bits, which nobody guesses by asking. */
export const CODE_LETTERS = 16;
const GROUP = 4;

/** Out of random bytes, one for each letter. */
export function giftCodeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LETTERS), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** As people type it: O for 0, I and L for 1, with lines and spaces between. Null where it cannot be one. */
export function readGiftCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return letters.length === CODE_LETTERS && [...letters].every((letter) => LETTERS.includes(letter)) ? letters : null;
}

/** `4T2X-K7QM-…`, as it is printed. */
export const giftCodeText = (code: string): string =>
  Array.from({ length: CODE_LETTERS / GROUP }, (_, at) => code.slice(at * GROUP, (at + 1) * GROUP)).join('-');
