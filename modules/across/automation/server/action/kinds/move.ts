import { findColumn, moveCard, openCard } from '@fachwerk/boards/facade-cards';
import type { RuleAction } from '../action.ts';

export const move: RuleAction<'move'> = {
  run: async (ctx, { columnId }, { cardId }) => {
    const card = await openCard(ctx, cardId);
    if (card.columnId === columnId) return null;
    await moveCard(ctx, cardId, columnId);
    const name = (await findColumn(ctx, columnId))?.name ?? '';
    return { cardId, fromId: card.columnId, toId: columnId, name };
  },
  undo: async (ctx, { cardId, fromId, toId }) => {
    if ((await openCard(ctx, cardId)).columnId !== toId) return false;
    await moveCard(ctx, cardId, fromId);
    return true;
  },
};
