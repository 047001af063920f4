import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type mediaApi, mediaProblems } from '../../contract.ts';
import { notifyMedia } from '../notify-media.ts';

const problem = problemsOf(mediaProblems);

/** The folder is locked first: nothing is put into it meanwhile. */
export const removeFolder: UseCase<typeof mediaApi.removeFolder> = async (ctx, { id }) => {
  const folder = await ctx.db.first<{ name: string }>(sql`
    select name from media.folder where company_id = ${ctx.companyId} and id = ${id} for update`);
  if (!folder) throw problem('media_folder.unknown');
  await ctx.db.rows(sql`
    update media.asset set folder_id = null where company_id = ${ctx.companyId} and folder_id = ${id}`);
  await ctx.db.rows(sql`delete from media.folder where company_id = ${ctx.companyId} and id = ${id}`);
  await audit(ctx, {
    subjectKind: 'media_folder',
    subjectId: id,
    action: 'media_folder.removed',
    before: { name: folder.name },
    address: ctx.request.address,
  });
  await notifyMedia(ctx, 'changed', null);
  return {};
};
