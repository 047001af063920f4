import { type FieldProblem, Problem, problemsOf } from '@fachwerk/base/problem';
import { catalogProblems, type Item, type ItemData } from '@fachwerk/catalog/contract';
import {
  changeItems,
  checkedItem,
  dataOf,
  lockItem,
  lockWholeItems,
  notifyCatalog,
  raiseVersion,
} from '@fachwerk/catalog/facade';
import { changedCents } from '@fachwerk/catalog/rules/price-change';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type bulkApi, bulkProblems, type ProductChange } from '../../contract-bulk.ts';
import { MOST_GROUPS } from '../../contract-product.ts';
import { findStoredOptions, saveHead } from '../variant/options-store.ts';
import { writeGroups } from '../variant/write-groups.ts';
import { writeVariants } from '../variant/write-variants.ts';

const problem = problemsOf({ ...catalogProblems, ...bulkProblems });

/** All or none. Every item is tried, so that somebody who changes a hundred learns of all that is wrong at once. */
export const changeProducts: UseCase<typeof bulkApi.change> = async (ctx, { items, change }) => {
  const known = await lockWholeItems(
    ctx,
    items.map(({ id }) => id),
  );
  const refused: FieldProblem[] = [];
  for (const [at, { id, version }] of items.entries()) {
    const refusal = await whyNotChanged(ctx, known.get(id), version, change);
    if (refusal) refused.push(...fieldsOf(refusal, at));
  }
  if (refused.length > 0) throw problem('items.refused', {}, { fields: refused });
  await notifyCatalog(ctx);
  return {};
};

async function whyNotChanged(
  ctx: Ctx,
  item: Item | undefined,
  version: number,
  change: ProductChange,
): Promise<Problem | null> {
  if (!item) return problem('item.unknown');
  if (item.version !== version) return problem('item.changed_meanwhile');
  try {
    const data = await checkedItem(ctx, changedData(item, change), item);
    await changeItems(ctx, [{ current: item, data }]);
    await changeOptions(ctx, { ...item, ...data }, change);
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function changedData(item: Item, change: ProductChange): ItemData {
  const { price, addedTags, removedTags, addedGroupIds: _, removedGroupIds: __, ...given } = change;
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();
  const kept = item.hashtags.filter((tag) => !removedTags.some(isSame(tag)));
  const added = addedTags.filter((tag) => !kept.some(isSame(tag)));
  // The price of an item with variants is the lowest of theirs.
  const priceCents = price && !item.hasVariants ? priced(item.priceCents, price) : item.priceCents;
  return { ...dataOf(item), ...said, hashtags: [...kept, ...added], priceCents };
}

function priced(cents: number, price: NonNullable<ProductChange['price']>): number {
  const changed = changedCents(cents, price);
  if (changed === null) throw problem('product.price_impossible');
  return changed;
}

async function changeOptions(ctx: Ctx, item: Item, change: ProductChange): Promise<void> {
  const { price, addedGroupIds, removedGroupIds } = change;
  if (!(price && item.hasVariants) && addedGroupIds.length + removedGroupIds.length === 0) return;
  const options = await findStoredOptions(ctx, item.id);
  const groupIds = [
    ...options.groupIds.filter((id) => !removedGroupIds.includes(id)),
    ...addedGroupIds.filter((id) => !options.groupIds.includes(id)),
  ].slice(0, MOST_GROUPS);
  const hasNewGroups = groupIds.join() !== options.groupIds.join();
  const variants = options.variants.map(({ stock: _, isSoldOut: __, soldOutUntil: ___, ...variant }) => ({
    ...variant,
    priceCents: price ? priced(variant.priceCents, price) : variant.priceCents,
  }));
  const hasNewPrices = variants.some(({ priceCents }, at) => priceCents !== options.variants[at]!.priceCents);
  if (!hasNewGroups && !hasNewPrices) return;
  if (hasNewPrices) {
    await writeVariants(ctx, (await lockItem(ctx, item.id))!, options, variants);
    // The lowest price may be as it was: whoever sends the same again must be told all the same.
    await raiseVersion(ctx, item.id);
  }
  if (hasNewGroups) await writeGroups(ctx, item.id, groupIds);
  await saveHead(ctx, item.id, options.variantsName);
}

/** At the fields of the change, item by item; what is about none stands at the item. */
const fieldsOf = ({ code, params, details }: Problem, at: number): FieldProblem[] =>
  details.fields?.map((field) => ({ ...field, path: `items.${at}.${field.path.replace(/^item\./, '')}` })) ?? [
    { path: `items.${at}.id`, code, params },
  ];
