import { addMinutes, dayOf, HOUSE_ZONE, WEEKDAYS } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { customerFor } from '@fachwerk/customers/facade';
import { DEMO_PICTURE_IDS } from '@fachwerk/media/facade-demo';
import { holidayOn } from '@fachwerk/opening-hours/rules/holidays';
import { listPeopleOf } from '@fachwerk/people/facade';
import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { Service, Staff } from '../../contract.ts';
import { USUAL_SETTINGS } from '../../rules/appointment.ts';
import { wallClock, workingSpans } from '../../rules/working-hours.ts';
import { listServices, listStaff, writeRoom, writeService, writeSettings, writeStaff } from '../setup/setup-store.ts';
import { insertBlock } from '../times/block-store.ts';
import { addWaiting } from '../waiting/waiting-store.ts';
import { DEMO_CUSTOMERS, DEMO_ROOMS, DEMO_SERVICES, DEMO_STAFF } from './demo-salon.ts';

const MERCHANT = 'salon-linde';
const LAND = 'SN';
/** A year and a month, so that every month has one to compare with. */
const DAYS_BACK = 396;
const DAYS_AHEAD = 21;

/** Skips existing data. */
export async function createDemoAppointments(ctx: WorkCtx): Promise<void> {
  const merchant = await companyByCode(ctx, MERCHANT);
  if (!merchant?.isDemo) return;
  await ctx.db.transaction(async (db) => {
    const inside: CompanyCtx = { ...ctx, db, companyId: merchant.id };
    if ((await listServices(inside)).length > 0) return;
    await furnish(inside);
    await meetCustomers(inside);
    await fillCalendar(inside);
  });
}

async function furnish(ctx: CompanyCtx): Promise<void> {
  await writeSettings(ctx, { ...USUAL_SETTINGS, holidaysOf: LAND });
  const rooms = DEMO_ROOMS.map((name) => ({ id: ctx.newId(), name, isArchived: false }));
  for (const { id, ...room } of rooms) await writeRoom(ctx, id, room);
  const services = DEMO_SERVICES.map((service) => ({ id: ctx.newId(), service }));
  for (const {
    id,
    service: { after = 0, isPrepaid = false, room, variants = [], addons = [], ...service },
  } of services) {
    const roomIds = rooms.filter(({ name }) => room && name.startsWith(room)).map((each) => each.id);
    await writeService(ctx, id, {
      ...service,
      beforeMinutes: 0,
      afterMinutes: after,
      isPrepaid,
      vatPercent: 19,
      isOnline: true,
      isArchived: false,
      isLeisure: false,
      variants: variants.map((variant) => ({ ...variant, id: ctx.newId() })),
      addons: addons.map((addon) => ({ ...addon, id: ctx.newId() })),
      roomIds,
    });
  }
  const people = await listPeopleOf(ctx, [ctx.companyId]);
  for (const { name, role, email, does, hours } of DEMO_STAFF) {
    const userId = people.find((person) => person.email === email)?.id ?? null;
    const serviceIds = does.map((at) => services[at]!.id);
    await writeStaff(ctx, ctx.newId(), {
      name,
      role,
      userId,
      hours,
      serviceIds,
      pictureId: DEMO_PICTURE_IDS[name as keyof typeof DEMO_PICTURE_IDS] ?? null,
      isOnline: true,
      isArchived: false,
    });
  }
}

/** Creates the customer records. */
async function meetCustomers(ctx: CompanyCtx): Promise<void> {
  for (const [at, name] of DEMO_CUSTOMERS.entries()) {
    const [firstName, lastName] = name.split(' ') as [string, string];
    await customerFor(ctx, { firstName, lastName, email: emailOf(name), phone: phoneOf(at), language: 'de' });
  }
}

const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.org`;
const phoneOf = (at: number) => `+49 341 55506${10 + at}`;

/** Fills a year back and three weeks ahead; fuller towards today. */
async function fillCalendar(ctx: CompanyCtx): Promise<void> {
  const [services, staff] = [await listServices(ctx), await listStaff(ctx)];
  const at = wallClock(HOUSE_ZONE);
  const today = dayOf(ctx.now);
  const roomFreeAt = new Map<string, number>();
  const made: DemoAppointment[] = [];
  let count = 0;
  for (let days = -DAYS_BACK; days <= DAYS_AHEAD; days++) {
    if (holidayOn(LAND, today.add({ days }))) continue;
    for (const [who, person] of staff.entries()) {
      for (const span of workingSpans(person.hours, [today.add({ days })], at)) {
        let start = span.from;
        for (let turn = 0; ; turn++) {
          const service = chosen(services, person, count + who + turn);
          const end = start + (service.durationMinutes + service.afterMinutes) * 60_000;
          if (end > span.to) break;
          const room = service.roomIds.find((id) => (roomFreeAt.get(id) ?? 0) <= start) ?? null;
          const isRoomFree = service.roomIds.length === 0 || room !== null;
          if (isRoomFree && isTaken(days, count + 3 * who + turn)) {
            made.push(madeFor(ctx, { person, service, room, startsAt: new Date(start), count }));
            if (room) roomFreeAt.set(room, end);
            count++;
            start = end;
          } else start += 30 * 60_000;
        }
      }
    }
  }
  await addAll(ctx, made);
  await addAround(ctx, services, staff);
}

const chosen = (services: readonly Service[], { serviceIds }: Staff, turn: number) => {
  const able = services.filter(({ id }) => serviceIds.includes(id));
  return able[(turn * 7) % able.length]!;
};

/** Grows from month to month; future days fill up, and leave gaps long enough for a haircut. */
const isTaken = (days: number, turn: number) =>
  days > 0 ? (turn * 3) % 10 < Math.max(2, 6 - days / 4) : (turn * 7) % 10 < 9 + days / 100;

type Given = { person: Staff; service: Service; room: string | null; startsAt: Date; count: number };

function madeFor(ctx: CompanyCtx, { person, service, room, startsAt, count }: Given) {
  const who = (count * 5) % DEMO_CUSTOMERS.length;
  const name = DEMO_CUSTOMERS[who]!;
  const endsAt = addMinutes(startsAt, service.durationMinutes);
  return {
    id: ctx.newId(),
    serviceId: service.id,
    serviceName: service.name,
    priceCents: service.priceCents,
    staffId: person.id,
    roomId: room,
    startsAt,
    endsAt,
    busyUntil: addMinutes(endsAt, service.afterMinutes),
    state: endsAt >= ctx.now ? 'booked' : count % 23 === 7 ? 'no_show' : count % 31 === 11 ? 'cancelled' : 'done',
    name,
    email: emailOf(name),
    phone: phoneOf(who),
    staffNote: count % 11 === 4 ? 'Stammkundin, trinkt Tee' : '',
    createdBy: count % 3 === 0 ? 'staff' : 'customer',
    createdAt: addMinutes(startsAt < ctx.now ? startsAt : ctx.now, -60 * (24 + (count % 200))),
  };
}
type DemoAppointment = ReturnType<typeof madeFor>;

/** Bulk insert: a year has thousands. */
async function addAll(ctx: CompanyCtx, made: readonly DemoAppointment[]): Promise<void> {
  await ctx.db.write(sql`
    insert into appointments.appointment (company_id, id, service_id, service_name, price_cents, staff_id, room_id, starts_at, ends_at, busy_from,
      busy_until, state, name, email, phone, language, staff_note, created_by, created_at, cancelled_at, cancelled_by)
    select ${ctx.companyId}, row.id, row."serviceId", row."serviceName", row."priceCents", row."staffId", row."roomId", row."startsAt", row."endsAt",
      row."startsAt", row."busyUntil", row.state, row.name, row.email, row.phone, 'de', row."staffNote", row."createdBy", row."createdAt",
      case when row.state = 'cancelled' then row."startsAt" - interval '1 day' end, case when row.state = 'cancelled' then 'customer' end
    from jsonb_to_recordset(${jsonOf(made)}::jsonb) as row (id uuid, "serviceId" uuid, "serviceName" jsonb, "priceCents" int, "staffId" uuid,
      "roomId" uuid, "startsAt" timestamptz, "endsAt" timestamptz, "busyUntil" timestamptz, state text, name text, email text, phone text,
      "staffNote" text, "createdBy" text, "createdAt" timestamptz)`);
}

/** A day off for everybody, and an entry on the waiting list. */
async function addAround(ctx: CompanyCtx, services: readonly Service[], staff: readonly Staff[]): Promise<void> {
  const today = dayOf(ctx.now);
  const toMonday = (WEEKDAYS.length + 1 - today.dayOfWeek) % WEEKDAYS.length || WEEKDAYS.length;
  const training = today.add({ days: toMonday + 8 });
  const at = wallClock(HOUSE_ZONE);
  const span = { startsAt: new Date(at(training, '14:00', 'begin')), endsAt: new Date(at(training, '18:00', 'end')) };
  await insertBlock(ctx, { id: ctx.newId(), staffId: null, ...span, reason: 'Teamfortbildung' });
  await addWaiting(ctx, {
    serviceId: services[3]!.id,
    staffId: staff[0]!.id,
    name: 'Carla Neumann',
    email: 'carla.neumann@example.org',
    phone: '+49 341 5550677',
    language: 'de',
    fromOn: today.toString(),
    untilOn: today.add({ days: 3 }).toString(),
  });
}
