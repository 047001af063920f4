import type { NewsItem } from '../contract.ts';

/** Pictures per company: one for every slide, and some to choose from. */
export const MOST_PICTURES = 60;

/** An unused picture is kept this long, because its slide may still be in progress. */
export const UNUSED_PICTURE_DAYS = 1;

/** Upload limits, and the one size pictures are stored in: enough for the widest slide on a high-density screen. */
export const PICTURE_LIMITS = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 40_000_000,
  sizes: [{ width: 1200, height: 675 }],
} as const;

/** Index of the first slide whose picture is neither an illustration nor the company's own, or null. */
export function slideWithForeignPicture(items: readonly NewsItem[], own: readonly string[]): number | null {
  const known = new Set(own);
  const slide = items.findIndex(({ img }) => img !== '' && !/^art:[a-z-]+$/.test(img) && !known.has(img));
  return slide === -1 ? null : slide;
}
