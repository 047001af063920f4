import type { NewsItem } from '../contract.ts';

/** Pictures a company may have at hand: every slide's, and some to choose from. */
export const MOST_PICTURES = 60;

/** A picture that no slide shows is kept this long: somebody may still be writing the slide it is for. */
export const UNUSED_PICTURE_DAYS = 1;

/** What may be uploaded, and the one size it is drawn in: wide enough for the widest slide on a sharp screen. */
export const PICTURE_LIMITS = {
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 40_000_000,
  sizes: [{ width: 1200, height: 675 }],
} as const;

/** The first slide whose picture is neither a drawing of the product nor one of the company's own, or null. */
export function slideWithForeignPicture(items: readonly NewsItem[], own: readonly string[]): number | null {
  const known = new Set(own);
  const slide = items.findIndex(({ img }) => img !== '' && !/^art:[a-z-]+$/.test(img) && !known.has(img));
  return slide === -1 ? null : slide;
}
