import type { UseCase } from '@fachwerk/server/module';
import type { boardApi } from '../../contract.ts';
import { listChangedCards } from '../card/card-store.ts';
import { listColumns } from '../column/column-store.ts';
import { listLabels } from '../column/label-store.ts';
import { listFields } from '../field/field-store.ts';
import { findBoard } from './board-store.ts';

export const showChanges: UseCase<typeof boardApi.changes> = async (ctx, { boardId, after }) => {
  const board = await findBoard(ctx, boardId);
  const isWhole = after < board.wholeRevision;
  const [columns, labels, fields, cards] = await Promise.all([
    listColumns(ctx, boardId),
    listLabels(ctx, boardId),
    listFields(ctx, boardId),
    isWhole ? [] : listChangedCards(ctx, boardId, after),
  ]);
  return { revision: board.revision, isWhole, board, columns, labels, fields, cards };
};
