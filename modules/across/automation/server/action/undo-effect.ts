import { reopenAlert } from '@fachwerk/alerts/facade';
import { Problem } from '@fachwerk/base/problem';
import { type BoardCtx, changeCard, moveCard, openCard } from '@fachwerk/boards/facade-cards';
import type { Ctx } from '@fachwerk/server/ctx';
import type { Effect } from './effect.ts';

/** Whether it could be taken back: only what is still as the rule left it. */
async function isTakenBack(ctx: BoardCtx & Ctx, effect: Effect): Promise<boolean> {
  switch (effect.kind) {
    case 'move': {
      if ((await openCard(ctx, effect.cardId)).columnId !== effect.toId) return false;
      await moveCard(ctx, effect.cardId, effect.fromId);
      return true;
    }
    case 'label': {
      const { labels } = await openCard(ctx, effect.cardId);
      if (labels.includes(effect.labelId) === effect.isOff) return false;
      const before = effect.isOff ? [...labels, effect.labelId] : labels.filter((id) => id !== effect.labelId);
      await changeCard(ctx, effect.cardId, { labels: before });
      return true;
    }
    case 'assign': {
      const { assignees } = await openCard(ctx, effect.cardId);
      if (!assignees.includes(effect.userId)) return false;
      await changeCard(ctx, effect.cardId, { assignees: assignees.filter((id) => id !== effect.userId) });
      return true;
    }
    case 'due': {
      if ((await openCard(ctx, effect.cardId)).dueOn !== effect.after) return false;
      await changeCard(ctx, effect.cardId, { dueOn: effect.before });
      return true;
    }
    case 'checklist': {
      const { checklist } = await openCard(ctx, effect.cardId);
      const isOurs = ({ id, isDone }: { id: string; isDone: boolean }) => effect.itemIds.includes(id) && !isDone;
      if (!checklist.some(isOurs)) return false;
      await changeCard(ctx, effect.cardId, { checklist: checklist.filter((item) => !isOurs(item)) });
      return true;
    }
    case 'card': {
      if ((await openCard(ctx, effect.cardId)).isArchived) return false;
      await changeCard(ctx, effect.cardId, { isArchived: true });
      return true;
    }
    case 'finish_alerts': {
      if (!ctx.caller.capabilities.has('alerts.handle')) return false;
      for (const id of effect.alertIds) await reopenAlert(ctx, { id });
      return true;
    }
    // What has been said to somebody cannot be taken back.
    case 'comment':
    case 'mail':
    case 'message':
    case 'webhook':
      return false;
  }
}

/** What cannot be taken back stays, and the rest goes back all the same: each is refused before it has written anything. */
export async function undoEffect(ctx: BoardCtx & Ctx, effect: Effect): Promise<Effect> {
  if (effect.state !== 'done') return effect;
  try {
    return { ...effect, state: (await isTakenBack(ctx, effect)) ? 'undone' : 'left' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...effect, state: 'left' };
  }
}
