import { problemsOf } from '@fachwerk/base/problem';
import { notifyCatalog } from '@fachwerk/catalog/facade';
import { soldOutFrom } from '@fachwerk/catalog/rules/item';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type optionApi, variantProblems } from '../../contract-variant.ts';

const problem = problemsOf(variantProblems);

/** Beside the version, which guards what the form writes: an open form is not outdated by it. */
export const markVariantSoldOut: UseCase<typeof optionApi.markVariantSoldOut> = async (
  ctx,
  { itemId, variantId, soldOut },
) => {
  const { isSoldOut, soldOutUntil } = soldOutFrom(soldOut, ctx.now);
  const rows = await ctx.db.rows<{ name: string }>(sql`
    update item_options.variant set is_sold_out = ${isSoldOut}, sold_out_until = ${soldOutUntil}
    where company_id = ${ctx.companyId} and item_id = ${itemId} and id = ${variantId} and not is_archived
    returning name ->> 'de' as name`);
  if (!rows[0]) throw problem('variant.unknown');
  await audit(ctx, {
    subjectKind: 'item',
    subjectId: itemId,
    action: isSoldOut ? 'item.variant_sold_out' : 'item.variant_available_again',
    after: { variant: rows[0].name, ...(soldOutUntil && { soldOutUntil }) },
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
  return {};
};
