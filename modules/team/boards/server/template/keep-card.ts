import type { UseCase } from '@fachwerk/server/module';
import type { templateApi } from '../../contract-template.ts';
import { openCard } from '../facade-cards.ts';
import { written } from './save-template.ts';

export const keepCard: UseCase<typeof templateApi.keep> = async (ctx, { cardId }) => {
  const { boardId, columnId, title, description, labels, assignees, checklist, values } = await openCard(ctx, cardId);
  return written(ctx, {
    boardId,
    columnId,
    title,
    rhythm: null,
    card: {
      description,
      labels,
      assignees,
      dueDays: null,
      checklist: checklist.map(({ text }) => text),
      values: Object.entries(values).map(([fieldId, value]) => ({ fieldId, value })),
    },
  });
};
