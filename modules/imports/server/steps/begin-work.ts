import { problemsOf } from '@fachwerk/base/problem';
import type { Ctx } from '@fachwerk/server/ctx';
import { type ImportState, importProblems } from '../../contract.ts';
import { whyNot } from '../../rules/import.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { checkSight, importerFor, presentImport, sayTo } from '../present-import.ts';
import { lockImport, type StoredImport, saveAtWork } from '../store/import-store.ts';
import { planWork } from '../work/work-import.job.ts';

const problem = problemsOf(importProblems);

/** An import of a kind the caller may edit, where this can be done with it now; otherwise the refusal. */
export async function lockFor(ctx: Ctx, id: string, act: Parameters<typeof whyNot>[0]): Promise<StoredImport> {
  const found = await lockImport(ctx, id);
  checkSight(ctx, found);
  if (found.kind) importerFor(ctx, found.kind);
  const refusal = whyNot(act, presentImport(found, await sayTo(ctx)));
  if (refusal) throw problem(refusal);
  return found;
}

/** From now on in the caller's name. */
export async function beginWork(
  ctx: Ctx,
  id: string,
  state: Extract<ImportState, 'checking' | 'running' | 'undoing'>,
): Promise<void> {
  await saveAtWork(ctx, id, state, { userId: ctx.caller.userId, address: ctx.request.address });
  await planWork(ctx, id, ctx.now);
  await notifyWatchers(ctx);
}
