import { Problem, problemsOf } from '@fachwerk/base/problem';
import { anyCart } from '@fachwerk/cart/facade';
import { fillCart } from '@fachwerk/cart/facade-filling';
import { type Choice, offerProblems } from '@fachwerk/item-options/contract';
import { findOffers } from '@fachwerk/item-options/facade';
import { choicePrice } from '@fachwerk/item-options/rules/choice-price';
import type { SiteCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type goodsApi, goodsProblems, MOST_ITEM_LINES, MOST_OF_ONE, type Refusal } from '../../contract.ts';
import { whyNotHave } from '../../rules/item-lines.ts';
import { GOODS } from '../cart/goods-lines.ts';
import { EMPTY_DESCRIPTION, noteFilledBy, saveHandoverRow } from '../handover/handover-store.ts';
import { tableOf } from '../handover/table-of.ts';
import { addLine, choiceOf, type LineRow, listLines, sortedExtras } from './line-store.ts';

const problem = problemsOf(goodsProblems);
const offerProblem = problemsOf(offerProblems);

export const addGoods: UseCase<typeof goodsApi.add> = async (ctx, { isOverwriting, ...wish }) => {
  const { cartId, lineIds, pieces } = await addAll(ctx, [wish], { isOverwriting });
  return { cartId, lineId: lineIds[0]!, pieces };
};

export type GoodsRequest = { readonly choice: Choice; readonly quantity: number; readonly note: string };
type Added = { readonly cartId: string; readonly lineIds: readonly string[]; readonly pieces: number };

/** All of it, or a refusal that says of which item and why. */
export async function addAll(
  ctx: SiteCtx,
  wishes: readonly GoodsRequest[],
  { isOverwriting }: { readonly isOverwriting: boolean },
): Promise<Added> {
  const [cart, offers] = await Promise.all([
    fillCart(ctx, GOODS, { isOverwriting }),
    findOffers(ctx, [...new Set(wishes.map(({ choice }) => choice.itemId))]),
  ]);
  const before = cart.isNew ? [] : await listLines(ctx, cart.id);
  if (before.length === 0) await staySeated(ctx, cart.id);
  const lineIds: string[] = [];
  let lines: readonly LineRow[] = before;
  for (const wish of wishes) {
    const offer = offers.find(({ id }) => id === wish.choice.itemId);
    if (!offer) throw offerProblem('item.gone', { item: '' });
    const line = lineFrom(ctx, wish);
    const filled = withMore(lines, line);
    const wanted = filled.map((each) => ({ choice: choiceOf(each), quantity: each.quantity }));
    const refusal = whyNotHave({ ...line, choice: choiceOf(line) }, offer, wanted, ctx.now, ctx.language);
    if (refusal) throw problemOf(refusal);
    refuseTooMany(filled);
    const priced = { ...line, seenCents: choicePrice(offer, choiceOf(line), ctx.now).unitCents };
    await addLine(ctx, cart.id, priced);
    lineIds.push(filled.find((each) => keyOf(each) === keyOf(line))!.id);
    lines = filled;
  }
  if (ctx.caller) await noteFilledBy(ctx, cart.id, ctx.caller.userId);
  return { cartId: cart.id, lineIds, pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** The next round goes to the same table. */
async function staySeated(ctx: SiteCtx, cartId: string): Promise<void> {
  const last = await anyCart(ctx);
  const tableName = last?.placedAt ? await tableOf(ctx, last) : '';
  if (tableName === '') return;
  await saveHandoverRow(ctx, cartId, { ...EMPTY_DESCRIPTION, type: 'totable', tableName }, ctx.caller?.userId ?? null);
}

function lineFrom(ctx: SiteCtx, { choice, quantity, note }: GoodsRequest): LineRow {
  const { itemId, variantId } = choice;
  return { id: ctx.newId(), itemId, variantId, extras: sortedExtras(choice.extras), quantity, note, seenCents: 0 };
}

const keyOf = ({ itemId, variantId, extras, note }: LineRow) => JSON.stringify([itemId, variantId, extras, note]);

/** The lines as they will be: the same choice with the same note is more of it. */
function withMore(lines: readonly LineRow[], added: LineRow): LineRow[] {
  const same = lines.find((line) => keyOf(line) === keyOf(added));
  if (!same) return [...lines, added];
  return lines.map((line) => (line === same ? { ...same, quantity: same.quantity + added.quantity } : line));
}

function refuseTooMany(lines: readonly LineRow[]): void {
  if (lines.length > MOST_ITEM_LINES) throw problem('goods.too_many_lines', { most: MOST_ITEM_LINES });
  if (lines.some(({ quantity }) => quantity > MOST_OF_ONE))
    throw problem('goods.too_many_of_one', { most: MOST_OF_ONE });
}

const CATALOG: Readonly<Record<string, number>> = { ...offerProblems, ...goodsProblems };

/** What a rule said about a line, as it is thrown. */
export function problemOf({ code, params }: Refusal): Problem {
  return new Problem(code, CATALOG[code] ?? 409, params);
}
