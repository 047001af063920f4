import { localDay } from '@fachwerk/base/format-time';
import { addDays, HOUSE_ZONE } from '@fachwerk/base/time';
import { changeCard, openCard } from '@fachwerk/boards/facade-cards';
import type { RuleAction } from '../action.ts';

export const due: RuleAction<'due'> = {
  run: async (ctx, { days }, { cardId }) => {
    const { dueOn } = await openCard(ctx, cardId);
    const after = localDay(addDays(ctx.now, days), HOUSE_ZONE);
    if (dueOn === after) return null;
    await changeCard(ctx, cardId, { dueOn: after });
    return { cardId, before: dueOn, after, name: after };
  },
  undo: async (ctx, { cardId, before, after }) => {
    if ((await openCard(ctx, cardId)).dueOn !== after) return false;
    await changeCard(ctx, cardId, { dueOn: before });
    return true;
  },
};
