import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';

/** What has exactly this number, as it is called out: a variant, or an item itself. */
export function findNumbered(
  ctx: CompanyCtx,
  number: string,
): Promise<{ readonly itemId: string; readonly variantId: string | null } | undefined> {
  return ctx.db.first(sql`
    select item_id, id as variant_id from item_options.variant
    where company_id = ${ctx.companyId} and lower(number) = lower(${number}) and number <> '' and not is_archived
    union all
    select id, null from catalog.item_view
    where company_id = ${ctx.companyId} and lower(number) = lower(${number}) and number <> '' and not is_archived
    limit 1`);
}
