import type { Language } from '@fachwerk/base/language';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Waiting } from '../../contract-appointment.ts';
import type { ServiceChoice } from '../../rules/service-choice.ts';

export type StoredWaiting = Waiting & ServiceChoice & { readonly language: Language };

const columns = sql`w.id, w.service_id, v.name ->> 'de' as service_name, w.staff_id, coalesce(s.name, '') as staff_name, w.from_on, w.until_on, w.name,
  w.email, w.phone, w.language, w.variant_id, w.addon_ids, w.created_at, w.offer_id is not null as is_offered`;
const joined = sql`appointments.waiting w
  join appointments.service v on v.company_id = w.company_id and v.id = w.service_id
  left join appointments.staff s on s.company_id = w.company_id and s.id = w.staff_id`;

const MOST = 500;

export function listWaiting(ctx: CompanyCtx): Promise<StoredWaiting[]> {
  return ctx.db.rows<StoredWaiting>(sql`
    select ${columns} from ${joined} where w.company_id = ${ctx.companyId} order by w.created_at, w.id limit ${MOST}`);
}

/** Locks the list, so that the same time is not offered twice. */
export function lockWaiting(ctx: CompanyCtx): Promise<StoredWaiting[]> {
  return ctx.db.rows<StoredWaiting>(sql`
    select ${columns} from ${joined} where w.company_id = ${ctx.companyId} order by w.created_at, w.id limit ${MOST} for update of w`);
}

type NewWaiting = Pick<Waiting, 'serviceId' | 'staffId' | 'fromOn' | 'untilOn' | 'name' | 'email' | 'phone'> & {
  readonly language: Language;
} & Partial<ServiceChoice>;

/** False if the same address already waits for this. */
export async function addWaiting(ctx: CompanyCtx, given: NewWaiting): Promise<boolean> {
  const row = await ctx.db.first(sql`
    insert into appointments.waiting (company_id, id, service_id, staff_id, from_on, until_on, name, email, phone, language, variant_id, addon_ids, created_at)
    values (${ctx.companyId}, ${ctx.newId()}, ${given.serviceId}, ${given.staffId}, ${given.fromOn}, ${given.untilOn}, ${given.name},
      ${given.email}, ${given.phone}, ${given.language}, ${given.variantId ?? null}, ${given.addonIds ?? []}::uuid[], ${ctx.now})
    on conflict on constraint waiting_once do nothing
    returning id`);
  return row !== undefined;
}

export async function noteOffer(ctx: CompanyCtx, id: string, appointmentId: string): Promise<void> {
  await ctx.db.write(sql`
    update appointments.waiting set offer_id = ${appointmentId} where company_id = ${ctx.companyId} and id = ${id}`);
}

/** Removes an entry whose offer was accepted or declined. */
export async function removeOffered(ctx: CompanyCtx, appointmentId: string): Promise<void> {
  await ctx.db.write(sql`
    delete from appointments.waiting where company_id = ${ctx.companyId} and offer_id = ${appointmentId}`);
}

export async function deleteWaiting(ctx: CompanyCtx, id: string): Promise<boolean> {
  const row = await ctx.db.first(sql`
    delete from appointments.waiting where company_id = ${ctx.companyId} and id = ${id} returning id`);
  return row !== undefined;
}

/** Removes entries whose period is over. */
export async function removeExpiredWaiting(ctx: CompanyCtx, today: string): Promise<void> {
  await ctx.db.write(sql`
    delete from appointments.waiting where company_id = ${ctx.companyId} and until_on < ${today} and offer_id is null`);
}
