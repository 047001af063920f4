import { expect, test } from 'vitest';
import { needsContact, whyNotHold } from './hold-limits.ts';

const cases = [
  ['the first one', { boxes: 42, here: 0, anywhere: 0 }, null],
  ['the last one within a third of the location', { boxes: 42, here: 13, anywhere: 13 }, null],
  ['one beyond a third of it', { boxes: 42, here: 14, anywhere: 14 }, 'rental.too_many_held'],
  ['the fifth at a small location', { boxes: 6, here: 4, anywhere: 4 }, null],
  ['the sixth there', { boxes: 6, here: 5, anywhere: 5 }, 'rental.too_many_held'],
  ['one more after many elsewhere', { boxes: 42, here: 0, anywhere: 30 }, 'rental.too_many_held'],
] as const;

for (const [name, before, expected] of cases) {
  test(`from one address, ${name}`, () => expect(whyNotHold(before)).toBe(expected));
}

const wishes = [
  ['a stranger gets one while there are enough', { isKnown: false, isThisBox: false }, 3, false],
  ['a stranger says first who they are when few are left', { isKnown: false, isThisBox: false }, 2, true],
  ['who has said so gets the last one', { isKnown: true, isThisBox: false }, 1, false],
  ['and so does who stands in front of it', { isKnown: false, isThisBox: true }, 1, false],
] as const;

for (const [name, wish, free, expected] of wishes) {
  test(name, () => expect(needsContact(wish, free)).toBe(expected));
}
