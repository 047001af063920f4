import { finishOpenAlerts } from '@fachwerk/alerts/facade';
import { localDay } from '@fachwerk/base/format-time';
import { addDays, HOUSE_ZONE } from '@fachwerk/base/time';
import { addLink, listLinks } from '@fachwerk/board-links/facade';
import {
  addCard,
  type BoardCtx,
  changeCard,
  commentOnCard,
  findColumn,
  listLabels,
  moveCard,
  openCard,
} from '@fachwerk/boards/facade-cards';
import { withValues } from '@fachwerk/boards/rules/short-code';
import { answerByItself } from '@fachwerk/chat/facade';
import { findCompany } from '@fachwerk/companies/facade';
import { findUser } from '@fachwerk/people/facade';
import { addJob } from '@fachwerk/server/jobs';
import type { Action, ActionKind } from '../../contract.ts';
import type { StoredRun } from '../run/run-store.ts';
import { callWebhookJob } from './call-webhook.job.ts';
import type { Effect } from './effect.ts';
import { mailColleagues } from './mail-colleagues.ts';

/** The run, the card that is meant at this moment, and where in the rule the action stands. */
type Doing = { readonly run: StoredRun; readonly cardId: string; readonly at: number };

type Does<Kind extends ActionKind> = (
  ctx: BoardCtx,
  action: Extract<Action, { kind: Kind }>,
  doing: Doing,
) => Promise<Effect | null>;

const done = { state: 'done' } as const;

/** What each does, and what it has done; null where it found nothing to do. */
const DOES: { readonly [Kind in ActionKind]: Does<Kind> } = {
  move: async (ctx, { columnId }, { cardId }) => {
    const card = await openCard(ctx, cardId);
    if (card.columnId === columnId) return null;
    await moveCard(ctx, cardId, columnId);
    const name = (await findColumn(ctx, columnId))?.name ?? '';
    return { kind: 'move', cardId, fromId: card.columnId, toId: columnId, name, ...done };
  },
  label: async (ctx, { labelId, isOff }, { cardId }) => {
    const card = await openCard(ctx, cardId);
    if (card.labels.includes(labelId) !== isOff) return null;
    const labels = isOff ? card.labels.filter((id) => id !== labelId) : [...card.labels, labelId];
    await changeCard(ctx, cardId, { labels });
    const name = (await listLabels(ctx, card.boardId)).find(({ id }) => id === labelId)?.name ?? '';
    return { kind: 'label', cardId, labelId, isOff, name, ...done };
  },
  assign: async (ctx, { userId }, { cardId }) => {
    const card = await openCard(ctx, cardId);
    if (card.assignees.includes(userId)) return null;
    await changeCard(ctx, cardId, { assignees: [...card.assignees, userId] });
    const person = (await findUser(ctx, userId))?.contact;
    return { kind: 'assign', cardId, userId, name: person ? `${person.firstName} ${person.lastName}` : '', ...done };
  },
  due: async (ctx, { days }, { cardId }) => {
    const { dueOn } = await openCard(ctx, cardId);
    const after = localDay(addDays(ctx.now, days), HOUSE_ZONE);
    if (dueOn === after) return null;
    await changeCard(ctx, cardId, { dueOn: after });
    return { kind: 'due', cardId, before: dueOn, after, name: after, ...done };
  },
  checklist: async (ctx, { items }, { cardId }) => {
    const { checklist } = await openCard(ctx, cardId);
    const known = new Set(checklist.map(({ id }) => id));
    await changeCard(ctx, cardId, { checklist: [...checklist, ...items.map((text) => ({ text, isDone: false }))] });
    const itemIds = (await openCard(ctx, cardId)).checklist.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    return { kind: 'checklist', cardId, itemIds, name: String(items.length), ...done };
  },
  comment: async (ctx, { text }, { cardId, run }) => {
    await commentOnCard(ctx, cardId, withValues(text, run.codes));
    return { kind: 'comment', name: '', ...done };
  },
  card: async (ctx, { columnId, title, description }, { run }) => {
    const name = withValues(title, run.codes).slice(0, 200);
    const cardId = await addCard(ctx, columnId, { title: name, description: withValues(description, run.codes) });
    for (const link of run.links) await addLink(ctx, cardId, link);
    return { kind: 'card', cardId, name, ...done };
  },
  mail: async (ctx, action, { cardId, run }) => {
    const to = action.to.length > 0 ? action.to : (await openCard(ctx, cardId)).assignees;
    const count = await mailColleagues(ctx, to, {
      subject: withValues(action.subject, run.codes),
      text: withValues(action.text, run.codes),
      cardId: cardId || null,
    });
    return count > 0 ? { kind: 'mail', name: String(count), ...done } : null;
  },
  message: async (ctx, { text }, { run }) => {
    const company = (await findCompany(ctx))!;
    await answerByItself(ctx, run.subjectId!, { name: company.name, text: withValues(text, run.codes) });
    return { kind: 'message', name: '', ...done };
  },
  webhook: async (ctx, { url }, { run, at }) => {
    await addJob(ctx, callWebhookJob, { companyId: ctx.companyId, runId: run.id, at });
    return { kind: 'webhook', name: URL.parse(url)?.hostname ?? '', ...done };
  },
  finish_alerts: async (ctx, _action, { cardId }) => {
    const linked = (await listLinks(ctx, cardId)).flatMap(({ kind, id }) => (kind === 'alert' ? [id] : []));
    const alertIds = linked.length > 0 ? await finishOpenAlerts(ctx, linked) : [];
    return alertIds.length > 0 ? { kind: 'finish_alerts', alertIds, name: String(alertIds.length), ...done } : null;
  },
};

type Done = { readonly effects: Effect[]; readonly cardId: string | null };

/** One after the other, in the caller's transaction. What changes a card changes the run's own, else the one made last. */
export async function doActions(ctx: BoardCtx, actions: readonly Action[], run: StoredRun): Promise<Done> {
  const effects: Effect[] = [];
  let cardId = run.cardId;
  for (const [at, action] of actions.entries()) {
    const does = DOES[action.kind] as Does<ActionKind>;
    const effect = await does(ctx, action as never, { run, cardId: cardId ?? '', at });
    if (!effect) continue;
    effects.push(effect);
    if (effect.kind === 'card' && run.cardId === null) cardId = effect.cardId;
  }
  return { effects, cardId };
}
