import { addMinutes, HOUSE_ZONE } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Service, Settings, Staff } from '../../contract.ts';
import { type FreeTime, freeTimes, type Person } from '../../rules/free-times.ts';
import type { Span } from '../../rules/working-hours.ts';
import { listStaff, readSettings } from '../setup/setup-store.ts';
import { listBlocks } from './block-store.ts';
import { busyElsewhere } from './busy-elsewhere.ts';

type PlanRoom = { readonly id: string; readonly busy: readonly Span[] };

/** Staff and rooms for a service, with their busy times. */
export type Plan = {
  readonly service: Service;
  readonly staff: readonly (Person & { readonly staff: Staff })[];
  readonly rooms: readonly PlanRoom[] | null;
  readonly holidaysOf: Settings['holidaysOf'];
};

type PlanOptions = {
  readonly from: Date;
  readonly to: Date;
  /** Restricts the plan to one person. */
  readonly staffId?: string | undefined;
  /** Only staff that customers can book. */
  readonly isOnline?: boolean;
  /** An appointment being moved does not conflict with itself. */
  readonly except?: string | undefined;
};

/** Maximum length of an appointment. */
const LONGEST_MINUTES = 24 * 60;

export async function readPlan(ctx: CompanyCtx, service: Service, options: PlanOptions): Promise<Plan> {
  const from = addMinutes(options.from, -LONGEST_MINUTES);
  const to = addMinutes(options.to, LONGEST_MINUTES);
  const staff = (await listStaff(ctx)).filter(
    ({ id, isArchived, isOnline, serviceIds }) =>
      !isArchived &&
      serviceIds.includes(service.id) &&
      (!options.isOnline || isOnline) &&
      (!options.staffId || id === options.staffId),
  );
  const users = staff.flatMap(({ userId }) => userId ?? []);
  const [taken, blocks, elsewhere, roomIds, { holidaysOf }] = await Promise.all([
    listTaken(ctx, { from, to, except: options.except }),
    listBlocks(ctx, from, to),
    users.length > 0 ? ctx.app.hooks.find(busyElsewhere)?.(ctx, users, from, to) : [],
    openRooms(ctx, service),
    readSettings(ctx),
  ]);
  return {
    service,
    holidaysOf,
    staff: staff.map((each) => ({
      id: each.id,
      staff: each,
      hours: each.hours,
      busy: [
        ...taken.filter(({ staffId }) => staffId === each.id).map(({ from: at, to: until }) => spanOf(at, until)),
        ...blocks
          .filter(({ staffId }) => staffId === null || staffId === each.id)
          .map(({ startsAt, endsAt }) => spanOf(startsAt, endsAt)),
        ...(elsewhere ?? []).filter(({ userId }) => userId === each.userId).map((span) => spanOf(span.from, span.to)),
      ],
    })),
    rooms:
      service.roomIds.length === 0
        ? null
        : roomIds.map((id) => ({
            id,
            busy: taken.filter(({ roomId }) => roomId === id).map(({ from: at, to: until }) => spanOf(at, until)),
          })),
  };
}

const spanOf = (from: Date, to: Date): Span => ({ from: from.getTime(), to: to.getTime() });

type Taken = { readonly staffId: string; readonly roomId: string | null; readonly from: Date; readonly to: Date };

function listTaken(ctx: CompanyCtx, span: { from: Date; to: Date; except: string | undefined }): Promise<Taken[]> {
  return ctx.db.rows<Taken>(sql`
    select staff_id, room_id, busy_from as "from", busy_until as "to" from appointments.appointment
    where company_id = ${ctx.companyId} and starts_at > ${addMinutes(span.from, -LONGEST_MINUTES)} and starts_at < ${addMinutes(span.to, LONGEST_MINUTES)}
      and state <> 'cancelled' and (${span.except ?? null}::uuid is null or id <> ${span.except ?? null})`);
}

async function openRooms(ctx: CompanyCtx, { roomIds }: Service): Promise<string[]> {
  if (roomIds.length === 0) return [];
  const rows = await ctx.db.rows<{ id: string }>(sql`
    select id from appointments.room where company_id = ${ctx.companyId} and id = any(${roomIds}::uuid[]) and archived_at is null order by name, id`);
  return rows.map(({ id }) => id);
}

/** Within the span for which the plan was read. */
export function freeIn(
  { service, staff, rooms, holidaysOf }: Plan,
  span: { from: Date; to: Date; stepMinutes: number },
): FreeTime[] {
  return freeTimes({ service, staff, rooms, holidaysOf, ...span, timeZone: HOUSE_ZONE });
}

/** Serialises bookings of the same person or room: locks people first, then rooms, each by id. */
export async function lockPlan(ctx: CompanyCtx, service: Service, staffId?: string): Promise<void> {
  await ctx.db.rows(sql`
    select from appointments.staff s where s.company_id = ${ctx.companyId} and (${staffId ?? null}::uuid is null or s.id = ${staffId ?? null})
      and exists (select from appointments.staff_service v where v.company_id = s.company_id and v.staff_id = s.id and v.service_id = ${service.id})
    order by s.id for update`);
  if (service.roomIds.length === 0) return;
  await ctx.db.rows(sql`
    select from appointments.room where company_id = ${ctx.companyId} and id = any(${service.roomIds}::uuid[]) order by id for update`);
}
