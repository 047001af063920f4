import type { BoxSize } from '@fachwerk/pricing/contract';
import type { Warmth } from '../contract.ts';

/** What an item takes where nobody has said it: a pizza carton has about five litres, a bag with a bottle three. */
export const USUAL_VOLUME_ML = 3000;

/** Things are not poured: a box is full before its litres are. */
const USABLE_PERCENT = 80;

/** An order goes into so many boxes at most; more is for the counter. */
const MOST_BOXES = 2;

/** How much can be laid into a box of this size. */
export function capacityOf({ widthCm, heightCm, depthCm }: Pick<BoxSize, 'widthCm' | 'heightCm' | 'depthCm'>): number {
  return Math.floor((widthCm * heightCm * depthCm * USABLE_PERCENT) / 100);
}

export type Piece = { readonly volumeMl: number; readonly warmth: Warmth };
export type Load = { readonly volumeMl: number; readonly warmth: Warmth };

/**
 * The pieces of an order, shared out among as few boxes as hold them, at most two; null: they do not fit. The largest first, each into the
 * first box with room for it.
 */
export function packed(pieces: readonly Piece[], largestMl: number): Load[] | null {
  const loads: Load[] = [];
  for (const piece of pieces.toSorted((one, other) => other.volumeMl - one.volumeMl)) {
    const at = loads.findIndex(({ volumeMl }) => volumeMl + piece.volumeMl <= largestMl);
    if (at >= 0) loads[at] = joined(loads[at]!, piece);
    else if (loads.length < MOST_BOXES && piece.volumeMl <= largestMl) loads.push({ ...piece });
    else return null;
  }
  return loads;
}

const WARMTHS: readonly Warmth[] = ['any', 'chilled', 'hot'];

/** Of a box with hot and cold in it, what has to be out first counts. */
function joined(one: Load, other: Piece): Load {
  const warmth = WARMTHS[Math.max(WARMTHS.indexOf(one.warmth), WARMTHS.indexOf(other.warmth))]!;
  return { volumeMl: one.volumeMl + other.volumeMl, warmth };
}
