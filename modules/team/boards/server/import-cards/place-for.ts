import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { inputOf } from '@fachwerk/imports/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { boardApi } from '../../contract.ts';
import { addBoard } from '../board/add-board.ts';
import { listBoards } from '../board/board-store.ts';
import { saveBoard } from '../board/save-board.ts';
import { countCardsInColumn } from '../card/card-store.ts';
import { addLabel } from '../column/add-label.ts';
import { listAllColumns } from '../column/column-store.ts';
import { listLabels } from '../column/label-store.ts';
import { saveColumn } from '../column/save-column.ts';

const appProblem = problemsOf(appProblems);

export type Place = { readonly boardId: string; readonly columnId: string; readonly isNew: boolean };

const isNamed = (name: string) => (each: { readonly name: string }) => each.name.toLowerCase() === name.toLowerCase();

/** Board and column of these names, made where they are missing and the person may make them. */
export async function placeFor(ctx: Ctx, boardName: string, columnName: string): Promise<Place> {
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in('de');
  const name = boardName || t('import.cards.without_board');
  const known = (await listBoards(ctx)).find((board) => !board.isArchived && isNamed(name)(board));
  const board = known ?? (await addBoard(ctx, inputOf(boardApi.add, { user: null, name })));
  const columns = (await listAllColumns(ctx)).filter(({ boardId }) => boardId === board.id);
  const found = columnName ? columns.find(isNamed(columnName)) : columns[0];
  const isNew = !known;
  if (found) return { boardId: board.id, columnId: found.id, isNew };
  if (!ctx.caller.capabilities.has('boards.manage')) {
    throw appProblem('access.denied', {}, { fields: [{ path: 'column', code: 'column.unknown' }] });
  }
  const column = {
    boardId: board.id,
    name: columnName || t('import.cards.without_column'),
    isDone: false,
    wipLimit: null,
  };
  const added = await saveColumn(ctx, inputOf(boardApi.saveColumn, { column }));
  return { boardId: board.id, columnId: added.id, isNew };
}

/** Their ids; what the board does not have yet is added in grey. */
export async function labelsFor(ctx: Ctx, boardId: string, names: readonly string[]): Promise<string[]> {
  const known = await listLabels(ctx, boardId);
  const ids = new Set<string>();
  for (const name of new Set(names)) {
    const label = { name, colour: 'gray' as const };
    const found = known.find(isNamed(name)) ?? (await addLabel(ctx, inputOf(boardApi.addLabel, { boardId, label })));
    ids.add(found.id);
  }
  return [...ids];
}

export async function archiveIfEmpty(ctx: Ctx, boardId: string): Promise<void> {
  if (!ctx.caller.capabilities.has('boards.manage')) return;
  for (const column of await listAllColumns(ctx)) {
    if (column.boardId === boardId && (await countCardsInColumn(ctx, column.id)) > 0) return;
  }
  await saveBoard(ctx, { board: { id: boardId, isArchived: true } });
}
