import { finishOpenAlerts, reopenAlert } from '@fachwerk/alerts/facade';
import { listLinks } from '@fachwerk/board-links/facade';
import type { RuleAction } from '../action.ts';

export const finishAlerts: RuleAction<'finish_alerts'> = {
  run: async (ctx, _action, { cardId }) => {
    const linked = (await listLinks(ctx, cardId)).flatMap(({ kind, id }) => (kind === 'alert' ? [id] : []));
    const alertIds = linked.length > 0 ? await finishOpenAlerts(ctx, linked) : [];
    return alertIds.length > 0 ? { alertIds, name: String(alertIds.length) } : null;
  },
  undo: async (ctx, { alertIds }) => {
    if (!ctx.caller.capabilities.has('alerts.handle')) return false;
    for (const id of alertIds) await reopenAlert(ctx, { id });
    return true;
  },
};
