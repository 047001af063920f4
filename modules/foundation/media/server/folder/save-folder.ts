import { problemsOf } from '@fachwerk/base/problem';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db-errors';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { MOST_FOLDERS, type mediaApi, mediaProblems } from '../../contract.ts';
import { notifyMedia } from '../notify-media.ts';
import { listFolders } from './folder-store.ts';

const problem = problemsOf(mediaProblems);

export const saveFolder: UseCase<typeof mediaApi.saveFolder> = async (ctx, { id: given, name }) => {
  const folders = await listFolders(ctx);
  if (given && !folders.some(({ id }) => id === given)) throw problem('media_folder.unknown');
  if (!given && folders.length >= MOST_FOLDERS) throw problem('media_folder.too_many', { most: MOST_FOLDERS });
  const id = given ?? ctx.newId();
  await write(ctx, id, name);
  await audit(ctx, {
    subjectKind: 'media_folder',
    subjectId: id,
    action: 'media_folder.saved',
    after: { name },
    address: ctx.request.address,
  });
  await notifyMedia(ctx, 'changed', null);
  return { id };
};

async function write(ctx: CompanyCtx, id: string, name: string): Promise<void> {
  try {
    await ctx.db.rows(sql`
      insert into media.folder (company_id, id, name) values (${ctx.companyId}, ${id}, ${name})
      on conflict (company_id, id) do update set name = excluded.name`);
  } catch (error) {
    throw brokenConstraint(error) === 'folder_name_unique' ? problem('media_folder.name_taken') : error;
  }
}
