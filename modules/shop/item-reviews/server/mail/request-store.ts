import type { Language } from '@fachwerk/base/language';
import { addDays } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { PARCEL_DAYS } from '../../rules/whether.ts';

/** Older purchases are left alone: a shop that switches mails on does not write to everybody at once. */
const ASKED_WITHIN_DAYS = 14;

export type Due = {
  readonly orderId: string;
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
};

/**
 * Orders whose customers may be asked now. A mail that asks for a review is advertising (BGH VI ZR 225/17): it goes to who has confirmed the
 * newsletter by the link in a mail, has not objected, and has not said everything already (§ 7 Abs. 2 Nr. 2 UWG).
 */
export function listDue(ctx: CompanyCtx, mailDays: number, limit: number): Promise<Due[]> {
  return ctx.db.rows<Due>(sql`
    select f.order_id, c.email, c.first_name, c.language
    from fulfilment.fulfilment_view f
    join orders.order_view o on o.company_id = f.company_id and o.id = f.order_id
    join customers.newsletter_view c on c.company_id = o.network_id and c.id = o.customer_id
    where f.company_id = ${ctx.companyId} and o.network_id = ${ctx.companyId}
      and (f.state = 'done' or f.type = 'shipment' and f.state = 'on_way' and f.state_since <= ${addDays(ctx.now, -PARCEL_DAYS)})
      and f.state_since <= ${addDays(ctx.now, -mailDays)} and f.state_since > ${addDays(ctx.now, -mailDays - ASKED_WITHIN_DAYS)}
      and c.newsletter = 'confirmed' and c.email <> '' and c.blocked_at is null
      and not exists (select from item_reviews.objection n where n.company_id = ${ctx.companyId} and n.customer_id = o.customer_id)
      and not exists (select from item_reviews.request q where q.company_id = ${ctx.companyId} and q.order_id = f.order_id)
      and exists (
        select from orders.line_view l
        join catalog.item_view i on i.company_id = l.company_id and i.id = l.subject_id and not i.is_archived
        where l.company_id = ${ctx.companyId} and l.order_id = f.order_id and l.kind = 'item' and not exists (
          select from item_reviews.review r
          where r.company_id = ${ctx.companyId} and r.item_id = l.subject_id and r.customer_id = o.customer_id))
    order by f.state_since, f.order_id limit ${limit}`);
}

/** Those not asked before: a job that comes twice writes once. */
export async function addRequests(ctx: CompanyCtx, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const added = await ctx.db.rows<{ orderId: string }>(sql`
    insert into item_reviews.request (company_id, order_id, asked_at)
    select ${ctx.companyId}, id, ${ctx.now} from unnest(${orderIds}::uuid[]) as due (id)
    on conflict do nothing returning order_id`);
  return new Set(added.map(({ orderId }) => orderId));
}

export async function hasObjected(ctx: CompanyCtx, customerId: string): Promise<boolean> {
  const found = await ctx.db.first(sql`
    select from item_reviews.objection where company_id = ${ctx.companyId} and customer_id = ${customerId}`);
  return found !== undefined;
}

export async function addObjection(ctx: CompanyCtx, customerId: string): Promise<void> {
  await ctx.db.write(sql`
    insert into item_reviews.objection (company_id, customer_id, objected_at) values (${ctx.companyId}, ${customerId}, ${ctx.now})
    on conflict do nothing`);
}
