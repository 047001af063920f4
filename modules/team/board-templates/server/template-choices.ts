import { boardCapabilities } from '@fachwerk/boards/contract';
import { type BoardCtx, listAllColumns, listFields, listLabels } from '@fachwerk/boards/facade-cards';
import { listColleagues } from '@fachwerk/people/facade';
import type { TemplateChoices } from '../contract.ts';

export async function choicesOf(ctx: BoardCtx, boardId: string): Promise<TemplateChoices> {
  const [columns, labels, people, fields] = await Promise.all([
    listAllColumns(ctx),
    listLabels(ctx, boardId),
    listColleagues(ctx, boardCapabilities['boards.work'].roles),
    listFields(ctx, boardId),
  ]);
  return { columns: columns.filter((column) => column.boardId === boardId), labels, people, fields };
}
