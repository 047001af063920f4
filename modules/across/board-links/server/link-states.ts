import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { CardLink, LinkKind } from '../contract.ts';
import type { StoredLink } from './link-store.ts';

type Reader = (ctx: Ctx, companyIds: readonly string[], ids: readonly string[]) => Promise<CardLink[]>;

const boxes: Reader = async (ctx, companyIds, ids) =>
  ctx.db.rows<CardLink>(sql`
    select 'box' as kind, b.id, b.number as name, p.german_name as about, b.state, b.state in ('alarm', 'overrun') or not b.is_online as is_trouble
    from lockers.box_view b join locations.location_view p on p.company_id = b.company_id and p.id = b.location_id
    where b.company_id = any(${companyIds}) and b.id = any(${ids}::uuid[]) and b.archived_at is null`);

const rentals: Reader = async (ctx, companyIds, ids) =>
  ctx.db.rows<CardLink>(sql`
    select 'rental' as kind, r.id, r.customer_name as name, p.german_name as about, r.state,
      r.state = 'active' and r.ends_at < ${ctx.now} as is_trouble
    from rentals.rental_view r join locations.location_view p on p.company_id = r.company_id and p.id = r.location_id
    where r.company_id = any(${companyIds}) and r.id = any(${ids}::uuid[])`);

const orders: Reader = async (ctx, companyIds, ids) =>
  ctx.db.rows<CardLink>(sql`
    select 'order' as kind, o.id, o.number as name, trim(o.first_name || ' ' || o.last_name) as about,
      case when o.cancelled_at is not null then 'cancelled' else o.payment_state end as state, o.payment_state = 'failed' as is_trouble
    from orders.order_view o where o.company_id = any(${companyIds}) and o.id = any(${ids}::uuid[])`);

/** Customers belong to the network; a franchisee sees those it has dealt with. */
const customers: Reader = async (ctx, companyIds, ids) =>
  ctx.db.rows<CardLink>(sql`
    select 'customer' as kind, c.id, trim(c.first_name || ' ' || c.last_name) as name, c.email as about,
      case when c.blocked_at is not null then 'blocked' else 'active' end as state, c.blocked_at is not null as is_trouble
    from customers.customer_view c
    where c.company_id = ${await networkOf(ctx)} and c.company_id = any(${companyIds}) and c.id = any(${ids}::uuid[]) and c.erased_at is null`);

const alerts: Reader = async (ctx, companyIds, ids) =>
  ctx.db.rows<CardLink>(sql`
    select 'alert' as kind, a.id, a.subject_name as name, a.location_name as about, a.state, a.state = 'open' as is_trouble
    from alerts.alert_view a where a.company_id = any(${companyIds}) and a.id = any(${ids}::uuid[])`);

const READERS: Readonly<Record<LinkKind, { readonly capability: string; readonly read: Reader }>> = {
  box: { capability: 'locks.read', read: boxes },
  rental: { capability: 'rentals.read', read: rentals },
  order: { capability: 'orders.read', read: orders },
  customer: { capability: 'customers.read', read: customers },
  alert: { capability: 'alerts.read', read: alerts },
};

/** How they are now, of those that the caller may read; in the order of the links. */
export async function readStates(ctx: Ctx, links: readonly StoredLink[]): Promise<CardLink[]> {
  const companyIds = await visibleCompanies(ctx);
  const found = await Promise.all(
    [...Map.groupBy(links, ({ kind }) => kind)].map(([kind, own]) => {
      const { capability, read } = READERS[kind];
      const ids = own.map(({ id }) => id);
      return ctx.caller.capabilities.has(capability) ? read(ctx, companyIds, ids) : [];
    }),
  );
  const byId = new Map(found.flat().map((link) => [`${link.kind} ${link.id}`, link]));
  return links.flatMap(({ kind, id }) => byId.get(`${kind} ${id}`) ?? []);
}
