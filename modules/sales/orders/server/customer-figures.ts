import { visibleCompanies } from '@fachwerk/companies/facade';
import type { FigurePart, FigureSource } from '@fachwerk/customers/facade';
import { isOneOf, sql } from '@fachwerk/server/sql';

/** Ordered, not cancelled and not paid. Of `orders.customer_order o`. */
export const openCents = sql`coalesce(sum(o.total_cents - o.gift_cents)
  filter (where o.payment_state in ('open', 'pending', 'failed') and o.status <> 'canceled'), 0)::int`;

/** What the papers of the order say (decision 0151). Of `orders.customer_order o`. */
export const revenueCents = sql`coalesce(sum((select sum(p.gross_cents) from orders.revenue_view p
  where p.company_id = o.company_id and p.order_id = o.id)), 0)::int`;

/** What was never paid and never agreed to be paid later is no order yet: somebody has left the checkout. */
export const orderFigures: FigureSource = {
  figures: ['orders', 'spentCents', 'openCents'],
  capability: 'orders.read',
  partsOf: async (network, people) =>
    network.db.rows<FigurePart>(sql`
      select o.customer_id, o.company_id, ${openCents} as open_cents, ${revenueCents} as spent_cents, max(o.placed_at) as last_contact_at,
        count(*) filter (where o.status <> 'canceled' and (o.paid_at is not null or o.later_option is not null))::int as orders
      from orders.customer_order o
      where o.company_id = any(${await visibleCompanies(network)}) and o.network_id = ${network.companyId}
        and ${isOneOf(
          sql`o.customer_id`,
          people.map(({ id }) => id),
        )}
      group by o.customer_id, o.company_id`),
};
