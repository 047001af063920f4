import { listColleagues } from '@fachwerk/people/facade';
import type { TemplateChoices } from '../../contract-template.ts';
import type { BoardCtx } from '../board/board-ctx.ts';
import { listAllColumns } from '../column/column-store.ts';
import { listLabels } from '../column/label-store.ts';
import { listFields } from '../field/field-store.ts';

export async function choicesOf(ctx: BoardCtx, boardId: string): Promise<TemplateChoices> {
  const [columns, labels, people, fields] = await Promise.all([
    listAllColumns(ctx),
    listLabels(ctx, boardId),
    listColleagues(ctx, 'boards.work'),
    listFields(ctx, boardId),
  ]);
  return { columns: columns.filter((column) => column.boardId === boardId), labels, people, fields };
}
