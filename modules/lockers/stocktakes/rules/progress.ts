import { minutesBetween } from '@fachwerk/base/time';
import type { Stocktake, StocktakeBox } from '../contract.ts';
import { differenceOf, isRented } from './differences.ts';

/** Renters have these boxes: they are listed as not checked. */
export const isLeftToRenter = ({ result, expected, state }: Pick<StocktakeBox, 'result' | 'expected' | 'state'>) =>
  result === null && isRented(expected ?? state);

/** Boxes that somebody can look into. */
export const isToCheck = (box: StocktakeBox): boolean => box.result === null && !isRented(box.state);

export function counted(
  boxes: readonly StocktakeBox[],
): Pick<Stocktake, 'boxes' | 'checked' | 'rented' | 'differences'> {
  return {
    boxes: boxes.length,
    checked: boxes.filter(({ result }) => result !== null).length,
    rented: boxes.filter(isLeftToRenter).length,
    differences: boxes.filter((box) => differenceOf(box) !== null).length,
  };
}

/** So long a box that a colleague has opened is theirs. */
const COLLEAGUE_MINUTES = 3;

type Going = {
  readonly myId: string;
  readonly now: Date;
  /** The second person begins at the other end. */
  readonly isBackwards: boolean;
  /** The box that one stands at; the way goes on behind it, and then from the start. */
  readonly from?: string | undefined;
};

/** The next box to open: behind the last one, not one that a colleague has just opened. Null: all are done. */
export function nextBox(boxes: readonly StocktakeBox[], { myId, now, isBackwards, from }: Going): StocktakeBox | null {
  const way = isBackwards ? boxes.toReversed() : boxes;
  const at = way.findIndex(({ lockId }) => lockId === from);
  const ahead = [...way.slice(at + 1), ...way.slice(0, at + 1)].filter(isToCheck);
  const isColleagues = ({ openedAt, openedById }: StocktakeBox) =>
    openedAt !== null && openedById !== myId && minutesBetween(openedAt, now) < COLLEAGUE_MINUTES;
  return ahead.find((box) => !isColleagues(box)) ?? ahead[0] ?? null;
}
