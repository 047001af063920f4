import { problemsOf } from '@fachwerk/base/problem';
import { notifyCatalog } from '@fachwerk/catalog/facade';
import { soldOutFrom } from '@fachwerk/catalog/rules/item';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type extraApi, extraProblems } from '../../contract-extra.ts';

const problem = problemsOf(extraProblems);

export const markExtraSoldOut: UseCase<typeof extraApi.markSoldOut> = async (ctx, { id, soldOut }) => {
  const { isSoldOut, soldOutUntil } = soldOutFrom(soldOut, ctx.now);
  const rows = await ctx.db.rows<{ groupId: string; name: string }>(sql`
    update item_options.extra set is_sold_out = ${isSoldOut}, sold_out_until = ${soldOutUntil}
    where company_id = ${ctx.companyId} and id = ${id} and not is_archived
    returning group_id, name ->> 'de' as name`);
  if (!rows[0]) throw problem('extra.unknown');
  await audit(ctx, {
    subjectKind: 'extra_group',
    subjectId: rows[0].groupId,
    action: isSoldOut ? 'extra.sold_out' : 'extra.available_again',
    after: { extra: rows[0].name, ...(soldOutUntil && { soldOutUntil }) },
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
  return {};
};
