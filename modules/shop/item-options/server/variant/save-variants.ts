import { problemsOf } from '@fachwerk/base/problem';
import { catalogProblems } from '@fachwerk/catalog/contract';
import { listPricesBefore, lockItem, notePrices, notifyCatalog, takeVariantPrice } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { type optionApi, type Variant, type VariantData, variantProblems } from '../../contract-variant.ts';
import { type Asked, savedVariant, whyNotVariants } from '../../rules/variants.ts';
import { clearVariants, findStoredOptions, saveHead, saveVariant } from './options-store.ts';

const problem = problemsOf({ ...catalogProblems, ...variantProblems });

/** All of an item at once, under its lock: nobody sells by a price that is half written. */
export const saveVariants: UseCase<typeof optionApi.saveVariants> = async (ctx, given) => {
  const { itemId, version, variantsName, variants } = given;
  const item = await lockItem(ctx, itemId);
  if (!item) throw problem('item.unknown');
  const current = await findStoredOptions(ctx, itemId);
  if (version !== current.version) throw problem('options.changed_meanwhile');
  const asked = await askedFrom(ctx, itemId, variants, current.variants);
  const refusal = whyNotVariants(asked, item.isTobacco, ctx.now);
  if (refusal) throw problem(refusal.code, {}, { fields: refusal.fields });

  await clearVariants(
    ctx,
    itemId,
    asked.flatMap(({ current: known }) => known?.id ?? []),
  );
  for (const [at, each] of asked.entries()) await storeVariant(ctx, itemId, at, each);
  await saveHead(ctx, itemId, variantsName);
  await takeVariantPrice(
    ctx,
    item,
    asked.length === 0 ? null : Math.min(...asked.map((each) => each.given.priceCents)),
  );
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.variants_saved',
    before: { variants: worded(current.variants) },
    after: { variants: worded(variants) },
    address: ctx.request.address,
  });
  const saved = await findStoredOptions(ctx, itemId);
  await notifyCatalog(ctx);
  return saved;
};

const worded = (variants: readonly VariantData[]) =>
  variants.map(({ name, priceCents }) => `${name.de} ${priceCents}`).join(', ');

async function askedFrom(
  ctx: CompanyCtx,
  itemId: string,
  given: readonly (VariantData & { id: string | null })[],
  known: readonly Variant[],
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const { id, ...data } of given) {
    const current = known.find((each) => each.id === id) ?? null;
    if (id && !current) throw problem('variant.unknown');
    const history =
      current && data.promo ? await listPricesBefore(ctx, { itemId, variantId: current.id }, data.promo.from) : [];
    asked.push({ given: data, current, history });
  }
  return asked;
}

async function storeVariant(ctx: CompanyCtx, itemId: string, at: number, asked: Asked): Promise<void> {
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
}
