import { changeCard, listLabels, openCard } from '@fachwerk/boards/facade-cards';
import type { RuleAction } from '../action.ts';

export const label: RuleAction<'label'> = {
  run: async (ctx, { labelId, isOff }, { cardId }) => {
    const card = await openCard(ctx, cardId);
    if (card.labels.includes(labelId) !== isOff) return null;
    const labels = isOff ? card.labels.filter((id) => id !== labelId) : [...card.labels, labelId];
    await changeCard(ctx, cardId, { labels });
    const name = (await listLabels(ctx, card.boardId)).find(({ id }) => id === labelId)?.name ?? '';
    return { cardId, labelId, isOff, name };
  },
  undo: async (ctx, { cardId, labelId, isOff }) => {
    const { labels } = await openCard(ctx, cardId);
    if (labels.includes(labelId) === isOff) return false;
    const before = isOff ? [...labels, labelId] : labels.filter((id) => id !== labelId);
    await changeCard(ctx, cardId, { labels: before });
    return true;
  },
};
