import { Problem } from '@fachwerk/base/problem';
import type { BoardCtx } from '@fachwerk/boards/facade-cards';
import type { Ctx } from '@fachwerk/server/ctx';
import type { Action, ActionKind } from '../../contract.ts';
import type { StoredRun } from '../run/run-store.ts';
import type { RuleAction } from './action.ts';
import type { Effect } from './effect.ts';
import { assign } from './kinds/assign.ts';
import { card } from './kinds/card.ts';
import { checklist } from './kinds/checklist.ts';
import { comment } from './kinds/comment.ts';
import { due } from './kinds/due.ts';
import { finishAlerts } from './kinds/finish-alerts.ts';
import { label } from './kinds/label.ts';
import { mail } from './kinds/mail.ts';
import { message } from './kinds/message.ts';
import { move } from './kinds/move.ts';
import { webhook } from './kinds/webhook.ts';

/** One that is missing does not compile. */
const ACTIONS: { readonly [Kind in ActionKind]: RuleAction<Kind> } = {
  move,
  label,
  assign,
  due,
  checklist,
  comment,
  card,
  mail,
  message,
  webhook,
  finish_alerts: finishAlerts,
};
const actionOf = (kind: ActionKind) => ACTIONS[kind] as RuleAction<ActionKind>;

type Done = { readonly effects: Effect[]; readonly cardId: string | null };

/** One after the other, in the caller's transaction. What changes a card changes the run's own, else the one made last. */
export async function doActions(ctx: BoardCtx, actions: readonly Action[], run: StoredRun): Promise<Done> {
  const effects: Effect[] = [];
  let cardId = run.cardId;
  for (const [at, action] of actions.entries()) {
    const trace = await actionOf(action.kind).run(ctx, action, { run, cardId: cardId ?? '', at });
    if (!trace) continue;
    const effect = { kind: action.kind, ...trace, state: 'done' } as Effect;
    effects.push(effect);
    if (effect.kind === 'card' && run.cardId === null) cardId = effect.cardId;
  }
  return { effects, cardId };
}

/** Only what is still as the rule left it; the rest goes back all the same: each is refused before it has written anything. */
export async function undoEffect(ctx: BoardCtx & Ctx, effect: Effect): Promise<Effect> {
  if (effect.state !== 'done') return effect;
  try {
    const isUndone = (await actionOf(effect.kind).undo?.(ctx, effect)) ?? false;
    return { ...effect, state: isUndone ? 'undone' : 'left' };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...effect, state: 'left' };
  }
}
