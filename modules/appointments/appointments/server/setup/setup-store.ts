import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Room, Service, ServiceData, Settings, Staff, StaffData } from '../../contract.ts';
import { USUAL_SETTINGS } from '../../rules/appointment.ts';

const MOST = 500;

const serviceColumns = sql`s.id, s.name, s.description, s.duration_minutes, s.before_minutes, s.after_minutes, s.price_cents, s.is_prepaid, s.vat_percent, s.is_online, s.variants, s.addons, s.is_leisure,
  s.archived_at is not null as is_archived,
  array(select room_id from appointments.service_room r where r.company_id = s.company_id and r.service_id = s.id order by room_id)::uuid[] as room_ids`;
const staffColumns = sql`s.id, s.name, s.user_id, s.hours, s.is_online, s.picture_id, s.role, s.archived_at is not null as is_archived,
  array(select service_id from appointments.staff_service v where v.company_id = s.company_id and v.staff_id = s.id order by service_id)::uuid[] as service_ids`;

export function listServices(ctx: CompanyCtx): Promise<Service[]> {
  return ctx.db.rows<Service>(sql`
    select ${serviceColumns} from appointments.service s where s.company_id = ${ctx.companyId}
    order by s.position, s.id limit ${MOST}`);
}

export function findService(ctx: CompanyCtx, id: string): Promise<Service | undefined> {
  return ctx.db.first<Service>(sql`
    select ${serviceColumns} from appointments.service s where s.company_id = ${ctx.companyId} and s.id = ${id}`);
}

export function listStaff(ctx: CompanyCtx): Promise<Staff[]> {
  return ctx.db.rows<Staff>(sql`
    select ${staffColumns} from appointments.staff s where s.company_id = ${ctx.companyId}
    order by s.position, s.id limit ${MOST}`);
}

export function findStaff(ctx: CompanyCtx, id: string): Promise<Staff | undefined> {
  return ctx.db.first<Staff>(sql`
    select ${staffColumns} from appointments.staff s where s.company_id = ${ctx.companyId} and s.id = ${id}`);
}

export function listRooms(ctx: CompanyCtx): Promise<Room[]> {
  return ctx.db.rows<Room>(sql`
    select id, name, archived_at is not null as is_archived from appointments.room
    where company_id = ${ctx.companyId} order by name, id limit ${MOST}`);
}

export async function readSettings(ctx: CompanyCtx): Promise<Settings> {
  const known = await ctx.db.first<Settings>(sql`
    select is_online, step_minutes, notice_minutes, horizon_days, cancel_until_hours, remind_before_hours, needs_confirmation, holidays_of
    from appointments.settings where company_id = ${ctx.companyId}`);
  return known ?? USUAL_SETTINGS;
}

export async function writeSettings(ctx: CompanyCtx, given: Settings): Promise<void> {
  await ctx.db.write(sql`
    insert into appointments.settings (company_id, is_online, step_minutes, notice_minutes, horizon_days, cancel_until_hours,
      remind_before_hours, needs_confirmation, holidays_of)
    values (${ctx.companyId}, ${given.isOnline}, ${given.stepMinutes}, ${given.noticeMinutes}, ${given.horizonDays},
      ${given.cancelUntilHours}, ${given.remindBeforeHours}, ${given.needsConfirmation}, ${given.holidaysOf})
    on conflict (company_id) do update set is_online = excluded.is_online, step_minutes = excluded.step_minutes,
      notice_minutes = excluded.notice_minutes, horizon_days = excluded.horizon_days,
      cancel_until_hours = excluded.cancel_until_hours, remind_before_hours = excluded.remind_before_hours,
      needs_confirmation = excluded.needs_confirmation, holidays_of = excluded.holidays_of`);
}

const archived = (ctx: CompanyCtx, isArchived: boolean) => (isArchived ? ctx.now : null);

/** A new service goes to the end; an archived one keeps its archive date. */
export async function writeService(ctx: CompanyCtx, id: string, given: ServiceData): Promise<void> {
  const { companyId } = ctx;
  await ctx.db.write(sql`
    insert into appointments.service as known (company_id, id, name, description, duration_minutes, before_minutes, after_minutes, price_cents,
      is_prepaid, vat_percent, is_online, variants, addons, is_leisure, archived_at, position)
    values (${companyId}, ${id}, ${jsonOf(given.name)}::jsonb, ${jsonOf(given.description)}::jsonb, ${given.durationMinutes},
      ${given.beforeMinutes}, ${given.afterMinutes}, ${given.priceCents}, ${given.isPrepaid}, ${given.vatPercent}, ${given.isOnline}, ${jsonOf(given.variants)}::jsonb,
      ${jsonOf(given.addons)}::jsonb, ${given.isLeisure}, ${archived(ctx, given.isArchived)},
      (select coalesce(max(position), 0) + 1 from appointments.service where company_id = ${companyId}))
    on conflict (company_id, id) do update set name = excluded.name, description = excluded.description,
      duration_minutes = excluded.duration_minutes, before_minutes = excluded.before_minutes, after_minutes = excluded.after_minutes,
      price_cents = excluded.price_cents, is_prepaid = excluded.is_prepaid, vat_percent = excluded.vat_percent, is_online = excluded.is_online,
      variants = excluded.variants, addons = excluded.addons, is_leisure = excluded.is_leisure,
      archived_at = case when excluded.archived_at is null then null else coalesce(known.archived_at, excluded.archived_at) end`);
  await ctx.db.write(sql`
    delete from appointments.service_room where company_id = ${companyId} and service_id = ${id} and not room_id = any(${given.roomIds}::uuid[])`);
  await ctx.db.write(sql`
    insert into appointments.service_room (company_id, service_id, room_id)
    select ${companyId}, ${id}, room from unnest(${given.roomIds}::uuid[]) room on conflict do nothing`);
}

/** Who offers all that there was offers what is new, too: nobody would look for the tick in each person. */
export async function offerByAll({ db, companyId }: CompanyCtx, serviceId: string): Promise<void> {
  await db.write(sql`
    insert into appointments.staff_service (company_id, staff_id, service_id)
    select s.company_id, s.id, ${serviceId} from appointments.staff s
    where s.company_id = ${companyId} and s.archived_at is null and not exists (
      select from appointments.service o
      where o.company_id = s.company_id and o.id <> ${serviceId} and o.archived_at is null and not exists (
        select from appointments.staff_service v where v.company_id = s.company_id and v.staff_id = s.id and v.service_id = o.id))
    on conflict do nothing`);
}

export async function writeStaff(ctx: CompanyCtx, id: string, given: StaffData): Promise<void> {
  const { companyId } = ctx;
  await ctx.db.write(sql`
    insert into appointments.staff as known (company_id, id, name, user_id, hours, is_online, picture_id, role, archived_at, position)
    values (${companyId}, ${id}, ${given.name}, ${given.userId}, ${jsonOf(given.hours)}::jsonb, ${given.isOnline}, ${given.pictureId}, ${given.role},
      ${archived(ctx, given.isArchived)},
      (select coalesce(max(position), 0) + 1 from appointments.staff where company_id = ${companyId}))
    on conflict (company_id, id) do update set name = excluded.name, user_id = excluded.user_id, hours = excluded.hours,
      is_online = excluded.is_online, picture_id = excluded.picture_id, role = excluded.role,
      archived_at = case when excluded.archived_at is null then null else coalesce(known.archived_at, excluded.archived_at) end`);
  await ctx.db.write(sql`
    delete from appointments.staff_service where company_id = ${companyId} and staff_id = ${id} and not service_id = any(${given.serviceIds}::uuid[])`);
  await ctx.db.write(sql`
    insert into appointments.staff_service (company_id, staff_id, service_id)
    select ${companyId}, ${id}, service from unnest(${given.serviceIds}::uuid[]) service on conflict do nothing`);
}

export async function writeRoom(ctx: CompanyCtx, id: string, given: Omit<Room, 'id'>): Promise<void> {
  await ctx.db.write(sql`
    insert into appointments.room as known (company_id, id, name, archived_at)
    values (${ctx.companyId}, ${id}, ${given.name}, ${archived(ctx, given.isArchived)})
    on conflict (company_id, id) do update set name = excluded.name,
      archived_at = case when excluded.archived_at is null then null else coalesce(known.archived_at, excluded.archived_at) end`);
}
