/**
 * Sort keys as fractions in base 62: `V` is a half, `V1` a little more. There is always a key between two others, so moving one card writes one row.
 * Keys compare byte by byte, here and in the database (collation C). No key ends in 0: `V` and `V0` would be the same fraction.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

/** Digits used when a column grows at its ends: 238,000 cards before a key gets longer. */
const HEAD = 4;
const WHOLE = BASE ** HEAD;
const STEP = BASE;
/** Above this length the keys of the column are spread anew. */
export const LONGEST_KEY = 40;

/** A key between `before` and `after`; null stands for the end of the column. */
export function keyBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new RangeError('nothing lies between these keys');
  if (before === null && after === null) return written(WHOLE / 2);
  const behind = after === null ? headOf(before!) + STEP : 0;
  if (after === null && behind < WHOLE) return written(behind);
  const inFront = before === null ? headOf(after!) - STEP : 0;
  if (before === null && inFront > 0) return written(inFront);
  return middle(before ?? '', after);
}

/** Evenly spaced keys. */
export function spreadKeys(count: number): string[] {
  const step = WHOLE / (count + 1);
  return Array.from({ length: count }, (_, at) => written(Math.floor(step * (at + 1))));
}

/** The requested key if free, otherwise one right behind it. `taken`: the used keys from there on, sorted. */
export function freeKey(wish: string, taken: readonly string[]): string {
  return taken[0] === wish ? keyBetween(wish, taken[1] ?? null) : wish;
}

type Wish = { readonly wish: string; readonly taken: readonly string[] };

/** Keys for several requests in sequence: each also avoids the keys given before it. */
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
    // The key is below the upper bound now: any digit above `before` will do.
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
