import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { PickupProblem } from '../../contract.ts';
import { type Load, packed } from '../../rules/packing.ts';
import { piecesOf, type WantedItem } from '../packing/packing-store.ts';
import { type Box, listBoxes, type Span } from './free-boxes.ts';

/** What goes into which box: for each load the boxes that would do, the best first. All at one location. */
export type Choice =
  | { readonly refusal: PickupProblem }
  | { readonly refusal: null; readonly loads: readonly { readonly load: Load; readonly boxes: readonly Box[] }[] };

/** It keeps nothing: whoever takes a box holds its row and looks again. */
export async function chooseBoxes(ctx: CompanyCtx, items: readonly WantedItem[], span: Span): Promise<Choice> {
  const [boxes, pieces] = await Promise.all([listBoxes(ctx, span), piecesOf(ctx, items)]);
  if (boxes.length === 0) return { refusal: 'pickup.no_boxes' };
  const places = [...Map.groupBy(boxes, ({ locationId }) => locationId).values()];
  const choices = places.map((here) => choiceAt(here, pieces));
  return (
    choices.find(({ refusal }) => refusal === null) ??
    choices.find(({ refusal }) => refusal === 'pickup.none_free') ??
    choices[0]!
  );
}

function choiceAt(boxes: readonly Box[], pieces: Awaited<ReturnType<typeof piecesOf>>): Choice {
  if (!packed(pieces, boxes.at(-1)!.capacityMl)) return { refusal: 'pickup.too_large' };
  const free = boxes.filter((box) => box.isFree);
  const loads = free.length > 0 ? packed(pieces, free.at(-1)!.capacityMl) : null;
  if (!loads || free.length < loads.length) return { refusal: 'pickup.none_free' };
  const fitting = loads.map((load) => ({
    load,
    boxes: free.filter(({ capacityMl }) => capacityMl >= load.volumeMl),
  }));
  // The larger load first: it has fewer to choose from, and the other may take what is left.
  const sorted = fitting.toSorted((one, other) => one.boxes.length - other.boxes.length);
  const isEnough = sorted.every(({ boxes: some }, at) => some.length > at);
  return isEnough ? { refusal: null, loads: sorted } : { refusal: 'pickup.none_free' };
}
