import { networkOf, visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Fulfilment, HandoverAddress, TimeSlot } from '../../contract.ts';

type Row = Omit<Fulfilment, 'slot'> & { readonly slotFrom: Date | null; readonly slotTo: Date | null };

const columns = sql`company_id, order_id, type, state, state_since, added_at, arrived_at, wished_at, slot_from, slot_to, preparation_minutes,
  promised_at, address, table_name, note, version`;

function fulfilmentFrom({ slotFrom, slotTo, ...rest }: Row): Fulfilment {
  const slot: TimeSlot | null = slotFrom && slotTo && { from: slotFrom, to: slotTo };
  return { ...rest, slot };
}

/** Of the company, or of one it looks after. */
export async function findFulfilment(ctx: CompanyCtx, orderId: string): Promise<Fulfilment | undefined> {
  const row = await ctx.db.first<Row>(sql`
    select ${columns} from fulfilment.fulfilment
    where company_id = any(${await visibleCompanies(ctx)}) and order_id = ${orderId}`);
  return row && fulfilmentFrom(row);
}

/** Keeps the row until the transaction ends: of two tablets one is first. It is locked before its order, everywhere. */
export async function lockFulfilment(ctx: CompanyCtx, orderId: string): Promise<Fulfilment | undefined> {
  const row = await ctx.db.first<Row>(sql`
    select ${columns} from fulfilment.fulfilment
    where company_id = any(${await visibleCompanies(ctx)}) and order_id = ${orderId} for update`);
  return row && fulfilmentFrom(row);
}

/** Where something was brought last to each of these customers of the company. */
export async function lastAddressesOf(
  ctx: CompanyCtx,
  customerIds: readonly string[],
): Promise<ReadonlyMap<string, HandoverAddress>> {
  const networkId = await networkOf(ctx);
  const rows = await ctx.db.rows<{ customerId: string; address: HandoverAddress }>(sql`
    select asked.id as customer_id, last.address from unnest(${customerIds}::uuid[]) as asked (id)
    cross join lateral (
      select f.address from orders.order_view o
      join fulfilment.fulfilment f on f.company_id = o.company_id and f.order_id = o.id
      where o.company_id = ${ctx.companyId} and o.network_id = ${networkId} and o.customer_id = asked.id and f.address is not null
      order by o.placed_at desc limit 1
    ) last`);
  return new Map(rows.map(({ customerId, address }) => [customerId, address]));
}

/** What the company has to do, the oldest first. */
export async function listOpenFulfilments(ctx: CompanyCtx): Promise<Fulfilment[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select ${columns} from fulfilment.fulfilment
    where company_id = ${ctx.companyId} and state in ('new', 'accepted', 'making', 'ready', 'on_way')
    order by arrived_at, order_id limit ${MOST_OPEN}`);
  return rows.map(fulfilmentFrom);
}

/** What is over since then, the latest first. */
export async function listEndedFulfilments(ctx: CompanyCtx, since: Date, limit: number): Promise<Fulfilment[]> {
  const rows = await ctx.db.rows<Row>(sql`
    select ${columns} from fulfilment.fulfilment
    where company_id = ${ctx.companyId} and state in ('done', 'refused', 'cancelled') and arrived_at is not null
      and state_since >= ${since}
    order by state_since desc limit ${limit}`);
  return rows.map(fulfilmentFrom);
}

/** More than any kitchen cooks at once; a forgotten year must not stop the screen. */
const MOST_OPEN = 500;

export async function addFulfilmentRow(ctx: CompanyCtx, added: Fulfilment): Promise<void> {
  const { slot } = added;
  await ctx.db.write(sql`
    insert into fulfilment.fulfilment (${columns})
    values (${ctx.companyId}, ${added.orderId}, ${added.type}, ${added.state}, ${added.stateSince}, ${added.addedAt}, ${added.arrivedAt},
      ${added.wishedAt}, ${slot?.from ?? null}, ${slot?.to ?? null}, ${added.preparationMinutes}, ${added.promisedAt},
      ${added.address && jsonOf(added.address)}::jsonb, ${added.tableName}, ${added.note}, ${added.version})`);
}

/** Writes what can change about one that was locked before, inside its company. */
export async function saveFulfilment(ctx: CompanyCtx, changed: Fulfilment): Promise<Fulfilment> {
  const saved = { ...changed, version: changed.version + 1 };
  await ctx.db.write(sql`
    update fulfilment.fulfilment set state = ${saved.state}, state_since = ${saved.stateSince}, arrived_at = ${saved.arrivedAt},
      promised_at = ${saved.promisedAt}, version = ${saved.version}
    where company_id = ${ctx.companyId} and order_id = ${saved.orderId}`);
  return saved;
}
