import { addMinutes } from '@fachwerk/base/time';
import type { Translated } from '@fachwerk/base/translated';
import { figuresChangedOf } from '@fachwerk/customers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Service } from '../../contract.ts';
import type { Appointment } from '../../contract-appointment.ts';
import { FROM_ADDRESS_HOURS } from '../../rules/appointment.ts';
import type { ServiceChoice } from '../../rules/service-choice.ts';
import { customersOfChanged } from '../customer-figures.ts';

export type Stored = Appointment & {
  /** In every language, for the customer. */
  readonly serviceNames: Translated;
  readonly variantId: string | null;
  readonly addonIds: readonly string[];
  /** Cancelled because the customer did not confirm it. */
  readonly hasLapsed: boolean;
};

/** As staff see it. */
export function shown({ serviceNames, hasLapsed, variantId, addonIds, ...appointment }: Stored): Appointment {
  return appointment;
}

const columns = sql`a.id, a.service_id, a.service_name ->> 'de' as service_name, a.service_name as service_names, a.price_cents, a.is_prepaid, a.staff_id,
  s.name as staff_name, a.room_id, coalesce(r.name, '') as room_name, a.starts_at, a.ends_at, a.state, a.name, a.email, a.phone, a.language, a.note,
  a.staff_note, a.variant_id, a.addon_ids, a.created_by, a.created_at, a.series_id, a.offered_until, a.version,
  (a.state = 'cancelled' and a.confirmation = 'asked' and a.cancelled_by = 'nobody') is true as has_lapsed`;
const joined = sql`appointments.appointment a
  join appointments.staff s on s.company_id = a.company_id and s.id = a.staff_id
  left join appointments.room r on r.company_id = a.company_id and r.id = a.room_id`;

const MOST = 5000;

export function listStored(ctx: CompanyCtx, from: Date, to: Date, withCancelled = false): Promise<Stored[]> {
  return ctx.db.rows<Stored>(sql`
    select ${columns} from ${joined}
    where a.company_id = ${ctx.companyId} and a.starts_at > ${addMinutes(from, -24 * 60)} and a.starts_at < ${to} and a.ends_at > ${from}
      and (${withCancelled} or a.state <> 'cancelled')
    order by a.starts_at, a.id limit ${MOST}`);
}

export function findStored(ctx: CompanyCtx, id: string): Promise<Stored | undefined> {
  return ctx.db.first<Stored>(
    sql`select ${columns} from ${joined} where a.company_id = ${ctx.companyId} and a.id = ${id}`,
  );
}

/** The appointment with this booking id of the customer. */
export function findBooked(ctx: CompanyCtx, bookingId: string): Promise<Stored | undefined> {
  return ctx.db.first<Stored>(
    sql`select ${columns} from ${joined} where a.company_id = ${ctx.companyId} and a.booking_id = ${bookingId}`,
  );
}

/** Locks the appointment until the transaction ends. */
export function lockStored(ctx: CompanyCtx, id: string): Promise<Stored | undefined> {
  return ctx.db.first<Stored>(sql`
    select ${columns} from ${joined} where a.company_id = ${ctx.companyId} and a.id = ${id} for update of a`);
}

/** Locks the appointment and the later open ones of its series. */
export function lockFollowing(ctx: CompanyCtx, { id, seriesId, startsAt }: Stored): Promise<Stored[]> {
  return ctx.db.rows<Stored>(sql`
    select ${columns} from ${joined}
    where a.company_id = ${ctx.companyId} and (a.id = ${id} or a.series_id = ${seriesId} and a.starts_at >= ${startsAt} and a.state = 'booked')
    order by a.starts_at, a.id for update of a`);
}

type NewAppointment = Pick<
  Appointment,
  | 'id'
  | 'staffId'
  | 'roomId'
  | 'startsAt'
  | 'state'
  | 'name'
  | 'email'
  | 'phone'
  | 'language'
  | 'note'
  | 'staffNote'
  | 'createdBy'
  | 'seriesId'
  | 'offeredUntil'
  | 'isPrepaid'
> & { readonly bookingId: string | null; readonly bookedFrom: string } & ServiceChoice;

export async function addStored(ctx: CompanyCtx, service: Service, given: NewAppointment): Promise<void> {
  const { endsAt, busyFrom, busyUntil } = timesOf(service, given.startsAt);
  await ctx.db.write(sql`
    insert into appointments.appointment (company_id, id, service_id, service_name, price_cents, staff_id, room_id, starts_at, ends_at, busy_from,
      busy_until, state, name, email, phone, language, note, staff_note, created_by, created_at, series_id, booking_id, booked_from, offered_until, is_prepaid,
      variant_id, addon_ids, confirmation)
    values (${ctx.companyId}, ${given.id}, ${service.id}, ${jsonOf(service.name)}::jsonb, ${service.priceCents}, ${given.staffId}, ${given.roomId},
      ${given.startsAt}, ${endsAt}, ${busyFrom}, ${busyUntil}, ${given.state}, ${given.name}, ${given.email}, ${given.phone}, ${given.language},
      ${given.note}, ${given.staffNote}, ${given.createdBy}, ${ctx.now}, ${given.seriesId}, ${given.bookingId}, ${given.bookedFrom}, ${given.offeredUntil}, ${given.isPrepaid},
      ${given.variantId}, ${given.addonIds}::uuid[], ${given.state === 'unconfirmed' ? 'asked' : null})`);
  await figuresChangedOf(ctx, given.email);
}

function timesOf(
  { durationMinutes, beforeMinutes, afterMinutes }: Pick<Service, 'durationMinutes' | 'beforeMinutes' | 'afterMinutes'>,
  startsAt: Date,
) {
  const endsAt = addMinutes(startsAt, durationMinutes);
  return { endsAt, busyFrom: addMinutes(startsAt, -beforeMinutes), busyUntil: addMinutes(endsAt, afterMinutes) };
}

/** Keeps duration and buffer times. */
export async function moveStored(
  ctx: CompanyCtx,
  id: string,
  { staffId, roomId, startsAt }: { staffId: string; roomId: string | null; startsAt: Date },
): Promise<void> {
  await ctx.db.write(sql`
    update appointments.appointment set staff_id = ${staffId}, room_id = ${roomId}, starts_at = ${startsAt},
      ends_at = ${startsAt}::timestamptz + (ends_at - starts_at), busy_from = ${startsAt}::timestamptz - (starts_at - busy_from),
      busy_until = ${startsAt}::timestamptz + (busy_until - starts_at), reminded_at = null, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
}

export async function saveDetails(
  ctx: CompanyCtx,
  { id, name, email, phone, staffNote }: Pick<Appointment, 'id' | 'name' | 'email' | 'phone' | 'staffNote'>,
): Promise<void> {
  await ctx.db.write(sql`
    update appointments.appointment set name = ${name}, email = ${email}, phone = ${phone}, staff_note = ${staffNote}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
  await customersOfChanged(ctx, [id]);
}

export async function saveState(ctx: CompanyCtx, id: string, state: Appointment['state']): Promise<void> {
  await ctx.db.write(sql`
    update appointments.appointment set state = ${state}, offered_until = null, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
  await customersOfChanged(ctx, [id]);
}

export async function saveConfirmed(ctx: CompanyCtx, id: string): Promise<void> {
  await ctx.db.write(sql`
    update appointments.appointment set state = 'booked', offered_until = null, confirmation = 'given', version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
  await customersOfChanged(ctx, [id]);
}

/** Accepted by the customer it was offered to, and reserved while they pay. */
export async function saveUnpaid(ctx: CompanyCtx, id: string, until: Date): Promise<void> {
  await ctx.db.write(sql`
    update appointments.appointment set state = 'unpaid', offered_until = ${until}, version = version + 1
    where company_id = ${ctx.companyId} and id = ${id}`);
  await customersOfChanged(ctx, [id]);
}

export async function saveCancelled(
  ctx: CompanyCtx,
  ids: readonly string[],
  by: 'customer' | 'staff' | 'nobody',
): Promise<void> {
  await ctx.db.write(sql`
    update appointments.appointment set state = 'cancelled', offered_until = null, cancelled_at = ${ctx.now}, cancelled_by = ${by}, version = version + 1
    where company_id = ${ctx.companyId} and id = any(${ids}::uuid[])`);
  await customersOfChanged(ctx, ids);
}

/** The unpaid reservation of a customer who returns. */
export function findUnpaid(
  ctx: CompanyCtx,
  { serviceId, startsAt, email }: Pick<Appointment, 'serviceId' | 'startsAt' | 'email'>,
): Promise<Stored | undefined> {
  return ctx.db.first<Stored>(sql`
    select ${columns} from ${joined}
    where a.company_id = ${ctx.companyId} and a.service_id = ${serviceId} and a.starts_at = ${startsAt} and a.email = ${email}
      and a.state = 'unpaid' for update of a`);
}

/** Future appointments with this address; unconfirmed ones count for a day, because each sent a mail. */
export async function countComing(
  ctx: CompanyCtx,
  { email, bookedFrom }: { readonly email: string; readonly bookedFrom: string },
): Promise<{ ofCustomer: number; fromAddress: number }> {
  const aDayAgo = addMinutes(ctx.now, -FROM_ADDRESS_HOURS * 60);
  const isComing = sql`company_id = ${ctx.companyId} and starts_at > ${ctx.now} and (state in ('booked', 'unpaid', 'unconfirmed')
    or state = 'cancelled' and confirmation = 'asked' and created_at > ${aDayAgo})`;
  const row = await ctx.db.first<{ ofCustomer: number; fromAddress: number }>(sql`
    select (select count(*)::int from appointments.appointment where ${isComing} and email = ${email} and email <> '') as of_customer,
      (select count(*)::int from appointments.appointment where ${isComing} and booked_from = ${bookedFrom} and booked_from <> ''
        and created_at > ${aDayAgo}) as from_address`);
  return row!;
}

/** True the first time: a job may run twice. */
export async function noteReminded(ctx: CompanyCtx, id: string, startsAt: Date): Promise<boolean> {
  const row = await ctx.db.first(sql`
    update appointments.appointment set reminded_at = ${ctx.now}
    where company_id = ${ctx.companyId} and id = ${id} and starts_at = ${startsAt} and state = 'booked' and reminded_at is null
    returning id`);
  return row !== undefined;
}
