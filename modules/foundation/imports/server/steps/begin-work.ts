import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { type ImportState, importProblems } from '../../contract.ts';
import { whyNot } from '../../rules/import.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { importerFor, presentImport, refuseInvisible, sayTo } from '../present-import.ts';
import { countOthersAtWork, lockImport, type StoredImport, saveAtWork } from '../store/import-store.ts';
import { planWork } from '../work/work-import.job.ts';

const problem = problemsOf(importProblems);

/** An import of a kind the caller may edit, where this can be done with it now; otherwise the refusal. */
export async function lockFor(ctx: Ctx, id: string, act: Parameters<typeof whyNot>[0]): Promise<StoredImport> {
  const found = await lockImport(ctx, id);
  refuseInvisible(ctx, found);
  if (found.kind) importerFor(ctx, found.kind);
  const refusal = whyNot(act, presentImport(found, await sayTo(ctx)));
  if (refusal) throw problem(refusal);
  return found;
}

/** Files are read and rows written beside each other, but not without end. */
const MOST_AT_WORK = 5;

/** Refused where so many others of the company are at work; those who ask at the same moment are counted one after the other. */
export async function checkRoom(ctx: Ctx, id: string | null): Promise<void> {
  if ((await countOthersAtWork(ctx, id)) >= MOST_AT_WORK) throw problem('import.too_many_open', { most: MOST_AT_WORK });
}

/** From now on in the caller's name. */
export async function beginWork(
  ctx: Ctx,
  id: string,
  state: Extract<ImportState, 'checking' | 'running' | 'undoing'>,
): Promise<void> {
  await checkRoom(ctx, id);
  await saveAtWork(ctx, id, state, { userId: ctx.caller.userId, address: ctx.request.address });
  await planWork(ctx, id, ctx.now);
  await notifyWatchers(ctx);
}
