import { listColleagues } from '@fachwerk/people/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { boardApi } from '../../contract.ts';
import { listCards } from '../card/card-store.ts';
import { listColumns } from '../column/column-store.ts';
import { listLabels } from '../column/label-store.ts';
import { listFields } from '../field/field-store.ts';
import { findBoard } from './board-store.ts';

/** The revision is read before the cards: a change in between arrives again with the next delta. */
export const showSheet: UseCase<typeof boardApi.sheet> = async (ctx, { boardId }) => {
  const { revision, wholeRevision: _, ...board } = await findBoard(ctx, boardId);
  const [columns, cards, labels, fields, people] = await Promise.all([
    listColumns(ctx, boardId),
    listCards(ctx, boardId),
    listLabels(ctx, boardId),
    listFields(ctx, boardId),
    listColleagues(ctx, 'boards.work'),
  ]);
  const lying = Map.groupBy(cards, ({ columnId }) => columnId);
  return {
    board,
    revision,
    columns: columns.map((column) => ({ ...column, items: lying.get(column.id) ?? [] })),
    labels,
    fields,
    people,
  };
};
