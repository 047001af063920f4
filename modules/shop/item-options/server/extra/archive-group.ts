import { problemsOf } from '@fachwerk/base/problem';
import { notifyCatalog } from '@fachwerk/catalog/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type extraApi, extraProblems } from '../../contract-extra.ts';
import { whyNotArchiveGroup } from '../../rules/extra-group.ts';
import { lockGroup } from './group-store.ts';

const problem = problemsOf(extraProblems);

export const archiveGroup: UseCase<typeof extraApi.archive> = async (ctx, { id, isArchived }) => {
  const group = await lockGroup(ctx, id);
  if (!group) throw problem('extra_group.unknown');
  if (group.isArchived === isArchived) return {};
  const refusal = isArchived ? whyNotArchiveGroup(group) : null;
  if (refusal) throw problem(refusal);
  await ctx.db.rows(sql`
    update item_options.extra_group set is_archived = ${isArchived}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
  await audit(ctx, {
    subjectKind: 'extra_group',
    subjectId: id,
    action: isArchived ? 'extra_group.archived' : 'extra_group.restored',
    address: ctx.request.address,
  });
  await notifyCatalog(ctx);
  return {};
};
