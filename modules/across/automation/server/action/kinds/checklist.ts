import { changeCard, openCard } from '@fachwerk/boards/facade-cards';
import type { RuleAction } from '../action.ts';

export const checklist: RuleAction<'checklist'> = {
  run: async (ctx, { items }, { cardId }) => {
    const { checklist: before } = await openCard(ctx, cardId);
    const known = new Set(before.map(({ id }) => id));
    await changeCard(ctx, cardId, { checklist: [...before, ...items.map((text) => ({ text, isDone: false }))] });
    const itemIds = (await openCard(ctx, cardId)).checklist.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    return { cardId, itemIds, name: String(items.length) };
  },
  /** Points that are ticked stay. */
  undo: async (ctx, { cardId, itemIds }) => {
    const { checklist: now } = await openCard(ctx, cardId);
    const isOurs = ({ id, isDone }: { id: string; isDone: boolean }) => itemIds.includes(id) && !isDone;
    if (!now.some(isOurs)) return false;
    await changeCard(ctx, cardId, { checklist: now.filter((item) => !isOurs(item)) });
    return true;
  },
};
