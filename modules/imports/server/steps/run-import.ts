import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { importApi } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { presentNow } from '../present-import.ts';
import { removeImport, type StoredImport, saveAtRest } from '../store/import-store.ts';
import { beginWork, lockFor } from './begin-work.ts';

export const startImport: UseCase<typeof importApi.start> = async (ctx, { id }) => {
  const found = await lockFor(ctx, id, 'start');
  await beginWork(ctx, id, 'running');
  await note(ctx, found, 'started');
  return presentNow(ctx, id);
};

export const stopImport: UseCase<typeof importApi.stop> = async (ctx, { id }) => {
  const found = await lockFor(ctx, id, 'stop');
  await saveAtRest(ctx, id, 'done');
  await note(ctx, found, 'stopped');
  await notifyWatchers(ctx);
  return presentNow(ctx, id);
};

export const undoImport: UseCase<typeof importApi.undo> = async (ctx, { id }) => {
  const found = await lockFor(ctx, id, 'undo');
  await beginWork(ctx, id, 'undoing');
  await note(ctx, found, 'undone');
  return presentNow(ctx, id);
};

export const deleteImport: UseCase<typeof importApi.remove> = async (ctx, { id }) => {
  const { fileKey } = await lockFor(ctx, id, 'remove');
  await removeImport(ctx, id);
  if (fileKey) await ctx.house.files.remove(fileKey);
  await notifyWatchers(ctx);
  return {};
};

/** What the rows hold is in their own records; here stands that a file was the cause. */
function note(ctx: Ctx, { id, kind, counts }: StoredImport, deed: 'started' | 'stopped' | 'undone'): Promise<void> {
  return audit(ctx, {
    ...{ subjectKind: 'import', subjectId: id, action: `import.${deed}` },
    ...{ after: { kind, rows: counts.all ?? 0 }, address: ctx.request.address },
  });
}
