import { problemsOf } from '@fachwerk/base/problem';
import { notifyCatalog } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type extraApi, extraProblems } from '../../contract-extra.ts';

const problem = problemsOf(extraProblems);

/** They change places among themselves. */
export const sortGroups: UseCase<typeof extraApi.sort> = async (ctx, { ids: given }) => {
  const ids = [...new Set(given)];
  const rows = await ctx.db.rows<{ position: number }>(sql`
    select position from item_options.extra_group where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])
    order by position, id for update`);
  if (rows.length < ids.length) throw problem('extra_group.unknown');
  await ctx.db.rows(sql`
    update item_options.extra_group g set position = p.position
    from unnest(${ids}::uuid[], ${rows.map(({ position }) => position)}::int[]) as p (id, position)
    where g.company_id = ${ctx.companyId} and g.id = p.id`);
  await audit(ctx, {
    subjectKind: 'extra_group',
    subjectId: ids[0]!,
    action: 'extra_group.sorted',
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
  return {};
};
