import { problemsOf } from '@fachwerk/base/problem';
import { notifyCatalog } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type optionApi, variantProblems } from '../../contract-variant.ts';

const problem = problemsOf(variantProblems);

/** Only over what was seen: what was sold meanwhile is not written away. */
export const saveVariantStock: UseCase<typeof optionApi.saveVariantStock> = async (
  ctx,
  { itemId, variantId, seen, stock },
) => {
  const found = sql`company_id = ${ctx.companyId} and item_id = ${itemId} and id = ${variantId} and not is_archived`;
  const rows = await ctx.db.rows<{ name: string }>(sql`
    update item_options.variant set stock = ${stock}
    where ${found} and stock is not distinct from ${seen}
    returning name ->> 'de' as name`);
  if (!rows[0]) {
    const isThere = (await ctx.db.rows(sql`select from item_options.variant where ${found}`)).length > 0;
    throw problem(isThere ? 'variant.stock_changed' : 'variant.unknown');
  }
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: 'item.variant_stock_set',
    before: { stock: seen },
    after: { variant: rows[0].name, stock },
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
  return {};
};
