/**
 * Places in a row, as fractions in base 62: `V` is a half, `V1` a little more. Between two there is always room for another, so that moving
 * one card writes one card. They compare letter by letter, here and in the database (collation C). None ends in 0: `V` and `V0` would be one place.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Digits in which rows grow at their ends: 238,000 cards before a key becomes longer. */
const HEAD = 4;
const WHOLE = BASE ** HEAD;
const STEP = BASE;
/** Longer than this, and the column is spread anew. */
export const LONGEST_KEY = 40;

/** A key behind `before` and in front of `after`; null is the end of the row on that side. */
export function keyBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new RangeError('nothing lies between these keys');
  if (before === null && after === null) return written(WHOLE / 2);
  const behind = after === null ? headOf(before!) + STEP : 0;
  if (after === null && behind < WHOLE) return written(behind);
  const inFront = before === null ? headOf(after!) - STEP : 0;
  if (before === null && inFront > 0) return written(inFront);
  return middle(before ?? '', after);
}

/** So many keys with as much room between them as there is. */
export function spreadKeys(count: number): string[] {
  const step = WHOLE / (count + 1);
  return Array.from({ length: count }, (_, at) => written(Math.floor(step * (at + 1))));
}

/** The wished place if it is free; otherwise right behind it. `taken`: the keys from there on, in their order. */
export function freeKey(wish: string, taken: readonly string[]): string {
  return taken[0] === wish ? keyBetween(wish, taken[1] ?? null) : wish;
}

type Wish = { readonly wish: string; readonly taken: readonly string[] };

/** The places of several that come one after the other: each also keeps off those that came before it. */
export function freeKeys(wishes: readonly Wish[]): string[] {
  const given: string[] = [];
  for (const { wish, taken } of wishes) {
    const known = [...taken, ...given.filter((key) => key >= wish)].sort(byLetters);
    given.push(freeKey(wish, [...new Set(known)]));
  }
  return given;
}

const byLetters = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function middle(before: string, after: string | null): string {
  let key = '';
  let upper = after;
  for (let at = 0; ; at++) {
    const low = digitAt(before, at);
    const high = upper === null ? BASE : digitAt(upper, at);
    if (high - low > 1) return key + DIGITS[low + Math.floor((high - low) / 2)];
    key += DIGITS[low];
    // Below the upper bound already: from here on anything behind `before` will do.
    if (high > low) upper = null;
  }
}

const digitAt = (key: string, at: number) => (at < key.length ? DIGITS.indexOf(key[at]!) : 0);

function headOf(key: string): number {
  let head = 0;
  for (let at = 0; at < HEAD; at++) head = head * BASE + digitAt(key, at);
  return head;
}

function written(head: number): string {
  let key = '';
  for (let rest = head, at = 0; at < HEAD; at++, rest = Math.floor(rest / BASE)) key = DIGITS[rest % BASE] + key;
  return key.replace(/0+$/, '');
}
