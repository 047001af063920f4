import { Problem, problemsOf } from '@fachwerk/base/problem';
import { catalogProblems, type Item, ItemData } from '@fachwerk/catalog/contract';
import {
  archiveItems,
  changeItems,
  checkedItem,
  lockWholeItems,
  notifyCatalog,
  setStocks,
} from '@fachwerk/catalog/facade';
import { orProblem, parsedUndo } from '@fachwerk/imports/facade';
import type { Ctx, ImportUndo } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { removeItemPictures } from '../picture/remove-item-pictures.ts';
import { archiveIfEmpty } from './category-for.ts';
import { undoVariant, VariantUndo } from './import-variant.ts';

const problem = problemsOf(catalogProblems);

const Stock = z.object({ was: z.nullable(z.int()), is: z.nullable(z.int()) });
export const ItemUndo = z.object({
  itemId: z.uuid(),
  version: z.int(),
  /** What it was before; null: it is new. */
  before: z.nullable(ItemData),
  stock: z.nullable(Stock),
  /** A category that was made for it. */
  categoryId: z.nullable(z.uuid()),
  /** Pictures that were fetched for it. */
  pictureIds: z._default(z.array(z.uuid()), []),
});
type ItemUndo = z.infer<typeof ItemUndo>;

const isVariant = (undo: ImportUndo) => 'variantId' in undo;

export async function undoItems(ctx: Ctx, undos: readonly ImportUndo[]): Promise<(Problem | null)[]> {
  const answers: (Problem | null)[] = [];
  while (answers.length < undos.length) {
    const rest = undos.slice(answers.length);
    if (isVariant(rest[0]!)) {
      await undoVariant(ctx, parsedUndo(VariantUndo, rest[0]));
      answers.push(null);
      continue;
    }
    const end = rest.findIndex(isVariant);
    const plain = end < 0 ? rest : rest.slice(0, end);
    answers.push(
      ...(await undoSet(
        ctx,
        plain.map((each) => parsedUndo(ItemUndo, each)),
      )),
    );
  }
  return answers;
}

type Plan = { readonly undo: ItemUndo; readonly item: Item; readonly data: ItemData | null };

async function undoSet(ctx: Ctx, undos: readonly ItemUndo[]): Promise<(Problem | null)[]> {
  const items = await lockWholeItems(
    ctx,
    undos.map(({ itemId }) => itemId),
  );
  const plans: (Plan | Problem)[] = [];
  for (const undo of undos) plans.push(await orProblem(() => planned(ctx, undo, items.get(undo.itemId))));
  const sound = plans.flatMap((plan) => (plan instanceof Problem ? [] : [plan]));
  const ids = sound.flatMap(({ data, item }) => (data ? [] : [item.id]));
  if (ids.length > 0) await archiveItems(ctx, { ids, isArchived: true });
  const restored = sound.flatMap(({ item, data }) => (data ? [{ current: item, data }] : []));
  await changeItems(ctx, restored);
  const counted = sound.flatMap(({ item, data, undo: { stock } }) =>
    data && stock ? [{ id: item.id, seen: stock.is, stock: stock.was }] : [],
  );
  await setStocks(ctx, counted);
  if (restored.length > 0) await notifyCatalog(ctx);
  for (const { item, data, undo } of sound)
    if (data && undo.pictureIds.length > 0) await removeItemPictures(ctx, item.id, undo.pictureIds);
  for (const { undo } of sound) if (undo.categoryId) await archiveIfEmpty(ctx, undo.categoryId);
  return plans.map((plan) => (plan instanceof Problem ? plan : null));
}

/** `data` is what it becomes again; null: it is taken out of the shop. */
async function planned(ctx: Ctx, undo: ItemUndo, item: Item | undefined): Promise<Plan> {
  const { version, before, stock } = undo;
  if (!item) throw problem('item.unknown');
  if (item.version !== version || (stock && item.stock !== stock.is)) throw problem('item.changed_meanwhile');
  return { undo, item, data: before && (await checkedItem(ctx, before, item)) };
}
