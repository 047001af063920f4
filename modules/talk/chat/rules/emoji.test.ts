import { expect, test } from 'vitest';
import { ALL_EMOJI, EMOJI, EMOJI_COLUMNS, emojiAfter, hasRoomFor } from './emoji.ts';

const last = ALL_EMOJI.length - 1;
const steps = [
  ['to the right', 0, 'ArrowRight', 1],
  ['not beyond the first', 0, 'ArrowLeft', 0],
  ['not beyond the last', last, 'ArrowRight', last],
  ['a row down', 3, 'ArrowDown', 3 + EMOJI_COLUMNS],
  ['up from the first row nowhere', 3, 'ArrowUp', 3],
  ['down from the last row nowhere', last, 'ArrowDown', last],
  ['to the end', 5, 'End', last],
  ['to the beginning', 5, 'Home', 0],
  ['nowhere by a letter', 5, 'a', undefined],
] as const;
for (const [name, at, key, expected] of steps) {
  test(`the focus goes ${name}`, () => expect(emojiAfter(at, key)).toBe(expected));
}

test('every group fills its rows, and none has another twice', () => {
  for (const group of Object.values(EMOJI)) expect(group.length % EMOJI_COLUMNS).toBe(0);
  expect(new Set(ALL_EMOJI).size).toBe(ALL_EMOJI.length);
});

test('an emoji needs room for all its parts, and may take that of what is marked', () => {
  const field = (value: string, selectionStart: number, selectionEnd: number) => ({
    value,
    selectionStart,
    selectionEnd,
  });
  expect(hasRoomFor('👍', field('abcd', 4, 4), 5)).toBe(false);
  expect(hasRoomFor('👍', field('abcd', 4, 4), 6)).toBe(true);
  expect(hasRoomFor('👍', field('abcd', 3, 4), 5)).toBe(true);
});
