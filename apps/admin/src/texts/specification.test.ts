import { expect, test } from 'vitest';
import { houseEn } from './house.en.ts';

/** Sentences of the specification (§8) that staff read; the reason stands after them. */
const sentences = [
  ['list.nothing_found.title', 'Nothing matched your request...'],
  ['avatar.not_an_image', 'File corrupted'],
  ['location_image.not_an_image', 'File corrupted'],
] as const;

for (const [key, sentence] of sentences) {
  test(`"${sentence}" is said (${key})`, () =>
    expect((houseEn as Record<string, string>)[key]?.slice(0, sentence.length)).toBe(sentence));
}
