import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { sharedRead } from '@fachwerk/server/shared-read';
import { type BoardChanges, type boardApi, boardProblems } from '../../contract.ts';
import { listChangedCards } from '../card/card-store.ts';
import { listColumns } from '../column/column-store.ts';
import { listLabels } from '../column/label-store.ts';
import { listFields } from '../field/field-store.ts';
import { findAnyBoard } from './board-store.ts';

const problem = problemsOf(boardProblems);

const read = sharedRead<BoardChanges | null>();

/** All viewers of a board request the same changes at once: one read serves them all. */
export const showChanges: UseCase<typeof boardApi.changes> = async (ctx, { boardId, after }) => {
  const changes = await read(`${ctx.companyId} ${boardId} ${after}`, () => changesOf(ctx, boardId, after));
  const isInSight = changes && (changes.board.user === null || changes.board.user === ctx.caller.userId);
  if (!isInSight) throw problem('board.unknown');
  return changes;
};

async function changesOf(ctx: CompanyCtx, boardId: string, after: number): Promise<BoardChanges | null> {
  const found = await findAnyBoard(ctx, boardId);
  if (!found) return null;
  const { revision, wholeRevision, ...board } = found;
  const isWhole = after < wholeRevision;
  const [columns, labels, fields, cards] = await Promise.all([
    listColumns(ctx, boardId),
    listLabels(ctx, boardId),
    listFields(ctx, boardId),
    isWhole ? [] : listChangedCards(ctx, boardId, after),
  ]);
  return { revision, isWhole, board, columns, labels, fields, cards };
}
