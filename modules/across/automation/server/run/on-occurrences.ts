import type { alertsRaised } from '@fachwerk/alerts/facade-hooks';
import type { BoardCtx, cancelRuns as cancelRunsHook, cardNoted } from '@fachwerk/boards/facade-cards';
import type { waitingBegan } from '@fachwerk/chat/facade-hooks';
import { companiesWatching, inCompany } from '@fachwerk/companies/facade';
import { inquiryReceived } from '@fachwerk/inquiries/contract';
import type { statusChanged } from '@fachwerk/orders/facade-hooks';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import type { Hook } from '@fachwerk/server/hooks';
import { sql } from '@fachwerk/server/sql';
import type { TriggerKind } from '../../contract.ts';
import { queueRuns } from './queue-runs.ts';
import { cancelWaiting } from './run-store.ts';

type At<H> = H extends Hook<infer Fn> ? Fn : never;

const BY_CARDS: Readonly<Record<string, readonly TriggerKind[]>> = {
  created: ['card_added', 'label_set'],
  copied: ['card_added', 'label_set'],
  moved: ['card_moved'],
  changed: ['label_set'],
};

export const onCard: At<typeof cardNoted> = async (ctx, { id, kind }) => {
  const kinds = BY_CARDS[kind];
  if (kinds) await queueRuns(ctx, kinds, [id]);
};

export const onAlerts: At<typeof alertsRaised> = (ctx, alertIds) => inEveryCompany(ctx, 'alert_raised', alertIds);

export const onOrder: At<typeof statusChanged> = (ctx, stepId) => inEveryCompany(ctx, 'order_status', [stepId]);

export const onWaiting: At<typeof waitingBegan> = ({ caller: _, ...ctx }, chatId) =>
  queueRuns(ctx, ['message_received'], [chatId]);

export const onInquiry = when(inquiryReceived, {
  name: 'automation',
  run: (ctx, { companyId, inquiryId }) => queueRuns({ ...ctx, companyId }, ['form_sent'], [inquiryId]),
});

/** What happens at a franchisee is work of its franchisor, too, if that one has a rule for it. The rules run for nobody who is signed in. */
async function inEveryCompany(ctx: CompanyCtx, kind: TriggerKind, ids: readonly string[]): Promise<void> {
  for (const companyId of await companiesWatching(ctx)) {
    const { caller: _, ...rest } = inCompany(ctx, companyId);
    await queueRuns(rest satisfies BoardCtx, [kind], ids);
  }
}

/** The event queue of a card: what waits under its automation label, or of the rule of that name. */
export const cancelRuns: At<typeof cancelRunsHook> = (ctx, cardId, label3) =>
  cancelWaiting(
    ctx,
    sql`u.card_id = ${cardId} and (lower(u.label3) = lower(${label3}) or lower(u.rule_name) = lower(${label3}))`,
  );
