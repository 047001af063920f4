import { everyLanguage } from '@fachwerk/base/translated';
import { lockItem, notePrices, takeVariantPrice } from '@fachwerk/catalog/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { findStoredOptions, saveGroupsOf, saveHead, saveVariant } from './options-store.ts';

/** A copied item has the variants, extras and pictures of the first; numbers belong to one, and a promo to a price that was there before. */
export async function copyOptions(ctx: Ctx, from: string, to: string): Promise<void> {
  const { variants, variantsName, groupIds } = await findStoredOptions(ctx, from);
  for (const [at, variant] of variants.entries()) {
    const id = ctx.newId();
    const data = { ...variant, name: everyLanguage(variant.name), number: '', promo: null };
    await saveVariant(ctx, { itemId: to, id, position: at + 1 }, data);
    await notePrices(ctx, { itemId: to, variantId: id }, null, data);
  }
  const copy = await lockItem(ctx, to);
  if (copy && variants.length > 0) await takeVariantPrice(ctx, copy, copy.priceCents);
  await saveHead(ctx, to, variantsName);
  await saveGroupsOf(ctx, to, groupIds);
  const pictures = await ctx.db.rows<{ id: string }>(sql`
    select id from item_options.picture where company_id = ${ctx.companyId} and item_id = ${from} order by position`);
  for (const { id } of pictures) {
    await ctx.db.rows(sql`
      insert into item_options.picture (company_id, id, item_id, position, alt, file_key, source)
      select company_id, ${ctx.newId()}, ${to}, position, alt, file_key, source from item_options.picture
      where company_id = ${ctx.companyId} and id = ${id}`);
  }
}
