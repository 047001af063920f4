import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternsOf } from '@fachwerk/server/search';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { OrderFilter } from '../../contract-staff.ts';
import { handedOverBy } from '../facade-hooks.ts';

export type Span = { readonly from?: Date | undefined; readonly to?: Date | undefined; readonly filter: OrderFilter };

/** Of `orders.customer_order o`, beside its company. Statuses stand apart: the tabs count each of them. */
export async function conditionsOf(ctx: CompanyCtx, { from, to, filter }: Span): Promise<(Sql | null)[]> {
  const { search, paymentStates, customerId, companyId, hasNote, itemId, deliveryTypes } = filter;
  const narrow = deliveryTypes && ctx.app.hooks.find(handedOverBy);
  return [
    from ? sql`o.placed_at >= ${from}` : null,
    to ? sql`o.placed_at < ${to}` : null,
    paymentStates ? sql`o.payment_state = any(${paymentStates}::text[])` : null,
    customerId ? sql`o.customer_id = ${customerId}` : null,
    companyId ? sql`o.company_id = ${companyId}` : null,
    hasNote === undefined ? null : sql`(o.note <> '') = ${hasNote}`,
    itemId
      ? sql`exists (select from orders.order_line l where l.company_id = o.company_id and l.order_id = o.id and l.kind = 'item' and l.subject_id = ${itemId})`
      : null,
    narrow ? await narrow(deliveryTypes) : null,
    ...patternsOf(search?.toLowerCase()).map((word) => sql`(o.search_text like ${word} or o.staff_words like ${word})`),
  ];
}
