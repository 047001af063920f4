import { expect, test } from 'vitest';
import { houseEn } from './house.en.ts';

/** Sentences of the specification (§8) that customers read; the reason stands after them. */
const sentences = [
  ['page.defect', 'Page could not be loaded!'],
  ['payment.provider_unreachable', 'Something went wrong. Please try again or use a different payment method.'],
] as const;

for (const [key, sentence] of sentences) {
  test(`"${sentence}" is said`, () =>
    expect((houseEn as Record<string, string>)[key]?.slice(0, sentence.length)).toBe(sentence));
}
