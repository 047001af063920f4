import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type importApi, importProblems, MOST_FILE_BYTES } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { importerFor, presentNow } from '../present-import.ts';
import { addImport } from '../store/import-store.ts';
import { planWork } from '../work/work-import.job.ts';
import { checkRoom } from './begin-work.ts';

const problem = problemsOf(importProblems);

const LONGEST_NAME = 200;

export const uploadImport: UseCase<typeof importApi.upload> = async (ctx, { kind, file }) => {
  if (kind) importerFor(ctx, kind);
  const bytes = file instanceof Blob ? await file.bytes() : file.bytes;
  if (bytes.length === 0) throw problem('import.empty');
  if (bytes.length > MOST_FILE_BYTES) throw problem('import.too_large');

  const id = ctx.newId();
  await checkRoom(ctx, null);
  const fileKey = `${ctx.companyId}/${ctx.newSecret(32)}.bin`;
  await ctx.app.files.save(fileKey, { bytes, type: 'application/octet-stream' });
  const { userId, name } = ctx.caller;
  const fileName = (file as { name?: string }).name?.slice(-LONGEST_NAME).replace(/\p{Cc}/gu, '') || 'import';
  const address = ctx.request.address;
  await addImport(ctx, { id, kind: kind || null, fileName, fileKey, address, by: { userId, name } });
  await planWork(ctx, id, ctx.now);
  await notifyWatchers(ctx);
  return presentNow(ctx, id);
};
