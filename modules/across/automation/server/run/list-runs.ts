import { findBoard } from '@fachwerk/boards/facade-cards';
import type { UseCase } from '@fachwerk/server/module';
import type { ruleApi } from '../../contract.ts';
import { listRunsOfBoard, shown } from './run-store.ts';

const PAGE = 30;

export const listRuns: UseCase<typeof ruleApi.runs> = async (ctx, { boardId, before = null }) => {
  await findBoard(ctx, boardId);
  const found = await listRunsOfBoard(ctx, boardId, before, PAGE + 1);
  const page = found.slice(0, PAGE);
  return { runs: page.map(shown), next: found.length > PAGE ? page.at(-1)!.id : null };
};
