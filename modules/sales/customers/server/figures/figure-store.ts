import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import { table } from '@fachwerk/server/table';

const figure = table('customers.customer_figure', {
  viewerId: 'uuid',
  customerId: 'uuid',
  orders: 'integer',
  rentals: 'integer',
  appointments: 'integer',
  spentCents: 'bigint',
  openCents: 'bigint',
  lastContactAt: 'timestamptz?',
});

export type StoredFigure = {
  readonly viewerId: string;
  readonly customerId: string;
  readonly orders: number;
  readonly rentals: number;
  readonly appointments: number;
  readonly spentCents: number;
  readonly openCents: number;
  readonly lastContactAt: Date | null;
};

/** Of a customer whom nobody has dealt with yet. */
export const NO_FIGURES = { orders: 0, rentals: 0, appointments: 0, spentCents: 0, openCents: 0, lastContactAt: null };

/** Of `customers.customer_figure f`. */
export const figureColumns = figure.omit('viewerId', 'customerId').columns('f');

/** `ctx.companyId` is the network: who sees these customers, the network included. */
export function listViewers(
  ctx: CompanyCtx,
  customerIds: readonly string[],
): Promise<{ readonly viewerId: string; readonly customerId: string }[]> {
  return ctx.db.rows(sql`
    select viewer_id, customer_id from customers.customer_figure
    where company_id = ${ctx.companyId} and ${isOneOf(sql`customer_id`, customerIds)}
    order by customer_id, viewer_id for update`);
}

/** Only rows that are there: an erased customer has none. A sign-in that was newer stays. */
export async function saveFigures(ctx: CompanyCtx, figures: readonly StoredFigure[]): Promise<void> {
  if (figures.length === 0) return;
  await ctx.db.rows(sql`
    update customers.customer_figure f set orders = g.orders, rentals = g.rentals, appointments = g.appointments, spent_cents = g.spent_cents,
      open_cents = g.open_cents, last_contact_at = g.last_contact_at, counted_at = ${ctx.now}
    from ${figure.records('g', figures)}
    where f.company_id = ${ctx.companyId} and f.viewer_id = g.viewer_id and f.customer_id = g.customer_id`);
}

export async function removeFigures(ctx: CompanyCtx, customerId: string): Promise<void> {
  await ctx.db.rows(sql`
    delete from customers.customer_figure where company_id = ${ctx.companyId} and customer_id = ${customerId}`);
}
