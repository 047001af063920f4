import { changesOf } from '@fachwerk/base/changes';
import type { ImportRecord } from '@fachwerk/base/import-field';
import { Problem } from '@fachwerk/base/problem';
import { type Item, type ItemData, itemApi } from '@fachwerk/catalog/contract';
import {
  addItems,
  changeItems,
  checkedItem,
  countStoredItems,
  dataOf,
  type ItemLikeness,
  listItemsLike,
  lockItemsLike,
  notifyCatalog,
  setStocks,
} from '@fachwerk/catalog/facade';
import { findLimits } from '@fachwerk/companies/facade-tenancy';
import { inputOf, orProblem, textOf } from '@fachwerk/imports/facade';
import type { Ctx, ImportHint, ImportOutcome } from '@fachwerk/server/ctx';
import * as z from 'zod/mini';
import { categoriesFor, madeCategories, type Wanted } from './category-for.ts';
import { writeVariant } from './import-variant.ts';
import { added, changed, formerPriceHints, saidOf } from './item-data.ts';
import { idsOf, laterPictures, picturesFor, type WantedPictures } from './item-pictures.ts';
import { ItemUndo } from './undo-items.ts';

export const likenessOf = ({ number, ean, name }: ImportRecord): ItemLikeness => ({
  number: textOf(number),
  ean: textOf(ean),
  name: textOf(name),
});
const isVariant = ({ variant }: ImportRecord) => textOf(variant) !== '';

/** As many at once as have nothing to do with each other; a variant changes the item it belongs to, and goes alone. */
export async function writeItems(ctx: Ctx, records: readonly ImportRecord[]): Promise<(ImportOutcome | Problem)[]> {
  const outcomes: (ImportOutcome | Problem)[] = [];
  while (outcomes.length < records.length) {
    const rest = records.slice(outcomes.length);
    if (isVariant(rest[0]!)) {
      outcomes.push(await writeVariant(ctx, rest[0]!));
      continue;
    }
    const end = rest.findIndex(isVariant);
    const plain = end < 0 ? rest : rest.slice(0, end);
    const items = await lockItemsLike(ctx, plain.map(likenessOf));
    const count = countIndependent(plain.map(likenessOf), items);
    outcomes.push(...(await writeSet(ctx, plain.slice(0, count), items)));
  }
  return outcomes;
}

/** How many, from the first on, are about items of their own: none names what an earlier one has only now said. */
function countIndependent(likes: readonly ItemLikeness[], items: readonly (Pick<Item, 'id'> | undefined)[]): number {
  const said = new Set<string>();
  for (const [at, like] of likes.entries()) {
    const words = Object.entries(like).flatMap(([field, word]) => (word ? [`${field} ${word.toLowerCase()}`] : []));
    const item = items[at] ? [`id ${items[at].id}`] : [];
    if ([...words.slice(0, 1), ...item].some((word) => said.has(word))) return at;
    for (const word of [...words, ...item]) said.add(word);
  }
  return likes.length;
}

type Plan = {
  readonly item: Item | undefined;
  readonly data: ItemData;
  readonly wanted: Wanted;
  readonly stock: number | null;
  readonly pictures: WantedPictures;
  readonly hints: readonly ImportHint[];
};

async function writeSet(
  ctx: Ctx,
  records: readonly ImportRecord[],
  items: readonly (Item | undefined)[],
): Promise<(ImportOutcome | Problem)[]> {
  const plans = await plansFor(ctx, records, items);
  const sound = plans.flatMap((plan) => (plan instanceof Problem ? [] : [plan]));
  const written = (await writePlans(ctx, sound)).values();
  return plans.map((plan) => (plan instanceof Problem ? plan : written.next().value!));
}

async function plansFor(
  ctx: Ctx,
  records: readonly ImportRecord[],
  items: readonly (Item | undefined)[],
): Promise<(Plan | Problem)[]> {
  const asking = records.map(({ category }, at) => ({ name: textOf(category), item: items[at] }));
  const wanted = await categoriesFor(ctx, asking);
  const pictures = await picturesFor(
    ctx,
    records,
    items.map((item) => item?.id),
  );
  const plans: (Plan | Problem)[] = [];
  for (const [at, record] of records.entries()) {
    const hints = [...formerPriceHints(record, ctx.now), ...pictures[at]!.hints];
    const plan = await orProblem(() => planned(ctx, record, items[at], wanted[at]!));
    plans.push(plan instanceof Problem ? plan : { ...plan, pictures: pictures[at]!, hints });
  }
  return plans;
}

/** By the same plans. Where rows touch each other, or there is a limit that they may reach, only writing tells. */
export async function foreseeItems(ctx: Ctx, records: readonly ImportRecord[]) {
  if (records.some(isVariant)) return null;
  const likes = records.map(likenessOf);
  const items = await listItemsLike(ctx, likes);
  if (countIndependent(likes, items) < records.length) return null;
  const most = (await findLimits(ctx)).items;
  if (most !== null && (await countStoredItems(ctx)) + records.length > most) return null;
  return (await plansFor(ctx, records, items)).map((plan) => {
    if (plan instanceof Problem) return plan;
    const { item, data, wanted, stock, pictures, hints } = plan;
    if (!item) return { did: 'new' as const, hints };
    const isMoved = 'name' in wanted;
    const isChanged = isMoved || stock !== null || pictures.addresses.length > 0 || changesOf(item, data).length > 0;
    return { did: isChanged ? ('changed' as const) : ('unchanged' as const), hints };
  });
}

/** Stands for a category that is made later, for those alone that pass. */
const NOT_YET = '00000000-0000-7000-8000-000000000000';

type PlannedItem = Omit<Plan, 'pictures' | 'hints'>;

async function planned(ctx: Ctx, record: ImportRecord, item: Item | undefined, wanted: Wanted): Promise<PlannedItem> {
  const said = saidOf(record, 'id' in wanted ? wanted.id : NOT_YET, ctx.now);
  const given = item
    ? inputOf(itemApi.save, { id: item.id, version: item.version, item: changed(item, record, said) }).item
    : inputOf(itemApi.add, { item: added(record, said) }).item;
  const data = await checkedItem(ctx, given, item ?? null);
  const seen = item?.stock ?? null;
  if (typeof record.stock !== 'number' || record.stock === seen) return { item, data, wanted, stock: null };
  const { stock } = inputOf(itemApi.saveStock, { id: item?.id ?? NOT_YET, seen, stock: record.stock });
  return { item, data, wanted, stock };
}

async function writePlans(ctx: Ctx, plans: readonly Plan[]): Promise<ImportOutcome[]> {
  if (plans.length === 0) return [];
  const categories = await madeCategories(
    ctx,
    plans.map(({ wanted }) => wanted),
  );
  const all = plans.map((plan, at) => ({
    ...plan,
    category: categories[at]!,
    data: { ...plan.data, categoryId: categories[at]!.id },
  }));
  const fresh = all.filter(({ item }) => !item);
  const ids = (
    fresh.length > 0
      ? await addItems(
          ctx,
          fresh.map(({ data, stock }) => ({ data, stock })),
        )
      : []
  ).values();
  const edited = await changeItems(
    ctx,
    all.flatMap(({ item, data }) => (item ? [{ current: item, data }] : [])),
  );
  const written = all.map((plan) => ({ ...plan, id: plan.item?.id ?? ids.next().value! }));
  const counted = written.flatMap(({ id, item, stock }) =>
    item && stock !== null ? [{ id, seen: item.stock, stock }] : [],
  );
  await setStocks(ctx, counted);
  if (edited.size + counted.length > 0) await notifyCatalog(ctx);
  return written.map(({ id, item, stock, category, pictures, hints }) => {
    const later = laterPictures(ctx, id, pictures);
    if (item && !edited.has(id) && stock === null && !later) return { did: 'unchanged', hints };
    const undo = z.encode(ItemUndo, {
      itemId: id,
      version: item ? item.version + (edited.has(id) ? 1 : 0) : 1,
      before: item ? dataOf(item) : null,
      stock: stock === null ? null : { was: item?.stock ?? null, is: stock },
      categoryId: category.isNew ? category.id : null,
      pictureIds: idsOf(later),
    });
    return { did: item ? 'changed' : 'new', undo, hints, later };
  });
}
