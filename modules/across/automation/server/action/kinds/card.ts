import { addLink } from '@fachwerk/board-links/facade';
import { addCard, changeCard, openCard } from '@fachwerk/boards/facade-cards';
import { withValues } from '@fachwerk/boards/rules/short-code';
import type { RuleAction } from '../action.ts';

export const card: RuleAction<'card'> = {
  run: async (ctx, { columnId, title, description }, { run }) => {
    const name = withValues(title, run.codes).slice(0, 200);
    const cardId = await addCard(ctx, columnId, { title: name, description: withValues(description, run.codes) });
    for (const link of run.links) await addLink(ctx, cardId, link);
    return { cardId, name };
  },
  undo: async (ctx, { cardId }) => {
    if ((await openCard(ctx, cardId)).isArchived) return false;
    await changeCard(ctx, cardId, { isArchived: true });
    return true;
  },
};
