import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { deleteInBatches } from '@fachwerk/server/delete-in-batches';
import { sql } from '@fachwerk/server/sql';

type SeenEvent = { readonly provider: string; readonly eventId: string; readonly paymentId: string };

/** False when it was seen before, also by somebody who has not committed yet: then this waits for them. */
export async function addEvent(ctx: CompanyCtx, { provider, eventId, paymentId }: SeenEvent): Promise<boolean> {
  const added = await ctx.db.count(sql`
    insert into payments.provider_event (company_id, provider, event_id, payment_id, at)
    values (${ctx.companyId}, ${provider}, ${eventId}, ${paymentId}, ${ctx.now})
    on conflict (company_id, provider, event_id) do nothing`);
  return added > 0;
}

export async function removeEventsBefore({ db }: WorkCtx, before: Date): Promise<void> {
  await deleteInBatches(db, {
    table: 'payments.provider_event',
    which: sql`old.at < ${before}`,
    why: 'old events of all companies are forgotten together',
  });
}
