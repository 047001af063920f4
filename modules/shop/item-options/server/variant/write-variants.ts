import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems, type Item } from '@fachwerk/catalog/contract';
import { listPricesBefore, notePrices, takeVariantPrice } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import type { ProductVariant } from '../../contract-product.ts';
import { type ItemOptions, type Variant, type VariantData, variantProblems } from '../../contract-variant.ts';
import { type Asked, savedVariant, whyNotVariants } from '../../rules/variants.ts';
import { carrySizePrices } from '../extra/write-extra-prices.ts';
import { clearVariants, saveVariant } from './options-store.ts';
import { setVariantStock } from './variant-stock.ts';

const problem = problemsOf({ ...catalogProblems, ...variantProblems });

/** All variants of a locked item at once: nobody sells by a price that is half written. The version is raised by the caller (`saveHead`). */
export async function writeVariants(
  ctx: Ctx,
  item: Item,
  current: ItemOptions,
  variants: readonly ProductVariant[],
): Promise<void> {
  const asked = await askedFrom(ctx, item.id, variants, current.variants);
  const refusal = whyNotVariants(asked, item.isTobacco, ctx.now);
  if (refusal) throw problem(refusal.code, {}, { fields: refusal.fields });

  await carrySizePrices(
    ctx,
    current.groupIds,
    asked.flatMap(({ current: known, given }) =>
      known && known.name.de !== given.name.de ? [{ from: known.name.de, to: given.name.de }] : [],
    ),
  );
  const staying = asked.flatMap(({ current: known }) => known?.id ?? []);
  await clearVariants(ctx, item.id, staying);
  for (const [at, each] of asked.entries()) {
    const id = await storeVariant(ctx, item.id, at, each);
    const { stock } = variants[at]!;
    if (stock) await setVariantStock(ctx, { itemId: item.id, id, path: `variants.${at}.stock` }, stock);
  }
  await takeVariantPrice(ctx, item, lowestCents(variants));
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: item.id,
    action: 'item.variants_saved',
    before: { variants: worded(current.variants) },
    after: { variants: worded(variants) },
    address: ctx.request.address,
  });
}

/** What an item with these variants costs ("ab"); null without any. */
export const lowestCents = (variants: readonly Pick<VariantData, 'priceCents'>[]) =>
  variants.length === 0 ? null : Math.min(...variants.map(({ priceCents }) => priceCents));

const worded = (variants: readonly VariantData[]) =>
  variants.map(({ name, priceCents }) => `${name.de} ${priceCents}`).join(', ');

async function askedFrom(
  ctx: Ctx,
  itemId: string,
  given: readonly ProductVariant[],
  known: readonly Variant[],
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const { id, stock: _, ...data } of given) {
    const current = known.find((each) => each.id === id) ?? null;
    if (id && !current) throw problem('variant.unknown');
    const history =
      current && data.promo ? await listPricesBefore(ctx, { itemId, variantId: current.id }, data.promo.from) : [];
    asked.push({ given: data, current, history });
  }
  return asked;
}

async function storeVariant(ctx: Ctx, itemId: string, at: number, asked: Asked): Promise<string> {
  const id = asked.current?.id ?? ctx.newId();
  const data = savedVariant(asked, ctx.now);
  try {
    await saveVariant(ctx, { itemId, id, position: at + 1 }, data);
  } catch (error) {
    if (brokenConstraint(error) !== 'variant_number_unique') throw error;
    const params = { number: data.number };
    const field = { path: `variants.${at}.number`, code: 'variant.number_taken', params };
    throw problem('variant.number_taken', params, { fields: [field] });
  }
  await notePrices(ctx, { itemId, variantId: id }, asked.current, data);
  return id;
}
