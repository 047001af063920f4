import { changeCard, openCard } from '@fachwerk/boards/facade-cards';
import { findUser } from '@fachwerk/people/facade';
import type { RuleAction } from '../action.ts';

export const assign: RuleAction<'assign'> = {
  run: async (ctx, { userId }, { cardId }) => {
    const card = await openCard(ctx, cardId);
    if (card.assignees.includes(userId)) return null;
    await changeCard(ctx, cardId, { assignees: [...card.assignees, userId] });
    const person = (await findUser(ctx, userId))?.contact;
    return { cardId, userId, name: person ? `${person.firstName} ${person.lastName}` : '' };
  },
  undo: async (ctx, { cardId, userId }) => {
    const { assignees } = await openCard(ctx, cardId);
    if (!assignees.includes(userId)) return false;
    await changeCard(ctx, cardId, { assignees: assignees.filter((id) => id !== userId) });
    return true;
  },
};
