import { problemsOf } from '@fachwerk/base/problem';
import { listBoards } from '@fachwerk/boards/facade-cards';
import type { Ctx } from '@fachwerk/server/ctx';
import { ruleProblems } from '../../contract.ts';
import { lockRun, type StoredRun } from './run-store.ts';

const problem = problemsOf(ruleProblems);

/** A run on a board in sight of the caller, kept until the transaction ends; otherwise the refusal. */
export async function lockOwnRun(ctx: Ctx, id: string): Promise<StoredRun> {
  const run = await lockRun(ctx, id);
  const isSeen = run && (await listBoards(ctx)).some((board) => board.id === run.boardId);
  if (!isSeen) throw problem('run.unknown');
  return run;
}
