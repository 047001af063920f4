import { ask, type CapabilityCatalog, change, event, stream } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { Instant, line, Nothing } from '@fachwerk/base/schema';
import { WEEKDAYS } from '@fachwerk/base/time';
import { translatedLine, translatedText } from '@fachwerk/base/translated';
import { DURATIONS } from '@fachwerk/catalog/contract-facts';
import { BUNDESLAENDER } from '@fachwerk/opening-hours/contract';
import * as z from 'zod/mini';

/** Many salons reckon in quarters of an hour. */
const QUARTERS = [5, 15, 45, 75, 105];
/** Durations of a service (spec §9), without zero. */
export const SERVICE_DURATIONS: readonly number[] = [...DURATIONS, ...QUARTERS]
  .filter((minutes) => minutes > 0)
  .toSorted((one, other) => one - other);
/** VAT rates of services. */
export const VAT_RATES = [19, 7, 0] as const;
export const STEPS = [5, 10, 15, 20, 30, 60] as const;

const number = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'field.time'));

/** Working time on a weekday; a break makes two entries. */
export const WorkingTime = z.object({ day: z.enum(WEEKDAYS), from: WallTime, until: WallTime });
export type WorkingTime = z.infer<typeof WorkingTime>;

const Duration = z.int().check(z.refine((minutes) => SERVICE_DURATIONS.some((each) => each === minutes)));

/** One of several ways to have a service, with its own time and price: short or long hair. */
export const ServiceVariant = z.object({
  id: z.uuid(),
  name: translatedLine(60),
  durationMinutes: Duration,
  /** Null: by agreement. */
  priceCents: z.nullable(number(0, 10_000_000)),
});
export type ServiceVariant = z.infer<typeof ServiceVariant>;

/** What can be had on top. */
export const ServiceAddon = z.object({
  id: z.uuid(),
  name: translatedLine(60),
  minutes: number(0, 240),
  priceCents: number(0, 10_000_000),
});
export type ServiceAddon = z.infer<typeof ServiceAddon>;

export const ServiceData = z.object({
  name: translatedLine(80),
  description: translatedText(500),
  /** With variants that of the first; the variant that is chosen counts. */
  durationMinutes: Duration,
  beforeMinutes: number(0, 240),
  afterMinutes: number(0, 240),
  /** Null: by agreement. */
  priceCents: z.nullable(number(0, 10_000_000)),
  /** Online bookings are paid at once; otherwise on site. */
  isPrepaid: z.boolean(),
  vatPercent: z.literal(VAT_RATES),
  /** Customers can book it on the site. */
  isOnline: z.boolean(),
  /** Possible rooms; empty: no room needed. */
  roomIds: z.array(z.uuid()).check(z.maxLength(100)),
  variants: z._default(z.array(ServiceVariant).check(z.maxLength(12)), []),
  addons: z._default(z.array(ServiceAddon).check(z.maxLength(20)), []),
  /** Leisure at a fixed date: no right of withdrawal (§ 312g Abs. 2 Nr. 9 BGB). */
  isLeisure: z._default(z.boolean(), false),
  isArchived: z.boolean(),
});
export type ServiceData = z.infer<typeof ServiceData>;
export const Service = z.extend(ServiceData, { id: z.uuid() });
export type Service = z.infer<typeof Service>;

export const StaffData = z.object({
  name: line(80, 1),
  /** Account of a colleague: absences count, and their calendar shows the appointments. */
  userId: z.nullable(z.uuid()),
  hours: z.array(WorkingTime).check(z.maxLength(40)),
  serviceIds: z.array(z.uuid()).check(z.maxLength(200)),
  /** Of the media library. */
  pictureId: z._default(z.nullable(z.uuid()), null),
  /** What customers read below the name. */
  role: z._default(line(60), ''),
  isOnline: z.boolean(),
  isArchived: z.boolean(),
});
export type StaffData = z.infer<typeof StaffData>;
export const Staff = z.extend(StaffData, { id: z.uuid() });
export type Staff = z.infer<typeof Staff>;

export const RoomData = z.object({ name: line(80, 1), isArchived: z.boolean() });
export const Room = z.extend(RoomData, { id: z.uuid() });
export type Room = z.infer<typeof Room>;

export const Settings = z.object({
  isOnline: z.boolean(),
  /** Grid of start times in minutes. */
  stepMinutes: z.literal(STEPS),
  /** Minimum lead time of online bookings. */
  noticeMinutes: number(0, 20_160),
  horizonDays: number(1, 365),
  /** Customers can move and cancel until this many hours before. */
  cancelUntilHours: number(0, 336),
  /** 0: no reminders. */
  remindBeforeHours: number(0, 168),
  /** Online bookings must be confirmed by a mailed link; until then the time is only reserved. */
  needsConfirmation: z.boolean(),
  /** Public holidays of this Land are days off; null: holidays are ignored. */
  holidaysOf: z.nullable(z.enum(BUNDESLAENDER)),
});
export type Settings = z.infer<typeof Settings>;

/** A blocked time; without a person it applies to everybody. */
export const BlockData = z.object({
  staffId: z.nullable(z.uuid()),
  startsAt: Instant,
  endsAt: Instant,
  reason: line(120),
});
export const Block = z.extend(BlockData, { id: z.uuid() });
export type Block = z.infer<typeof Block>;

const DOERS = ['administrator', 'management', 'staff', 'support'] as const;

export const appointmentCapabilities = {
  'appointments.read': { roles: [...DOERS, 'technician', 'accounting', 'editor', 'reader'] },
  'appointments.edit': { roles: DOERS },
  'appointments.manage': { roles: ['administrator', 'management'] },
} as const satisfies CapabilityCatalog;

export const appointmentProblems = {
  'appointment.unknown': 404,
  'appointment.service_unknown': 404,
  'appointment.staff_unknown': 404,
  'appointment.room_unknown': 404,
  'appointment.block_unknown': 404,
  'appointment.waiting_unknown': 404,
  /** The time is taken, or was never free. */
  'appointment.taken': 409,
  'appointment.room_taken': 409,
  'appointment.not_for_this_person': 422,
  'appointment.not_in_this_room': 422,
  'appointment.over': 409,
  /** The reservation has ended without a confirmation. */
  'appointment.confirmation_expired': 409,
  /** Already confirmed, or no confirmation needed. */
  'appointment.nothing_to_confirm': 409,
  'appointment.too_late': 409,
  'appointment.not_begun': 409,
  'appointment.changed_meanwhile': 409,
  'appointment.not_online': 409,
  'appointment.too_many': 429,
  'appointment.too_many_from_here': 429,
  'appointment.waiting_already': 409,
  'appointment.ends_before_start': 422,
  'appointment.too_long': 422,
  'appointment.hours_overlap': 422,
  'appointment.account_taken': 409,
  'appointment.prepaid_without_price': 422,
  'appointment.variant_missing': 422,
  'appointment.choice_unknown': 422,
  'appointment.choice_twice': 422,
  /** A prepaid booking is a contract: its terms must be accepted one by one. */
  'appointment.not_accepted': 422,
  'appointment.payment_unknown': 409,
} as const satisfies ProblemCatalog;
export type AppointmentProblem = keyof typeof appointmentProblems;

/** Appointments have changed: screens refetch. */
export const appointmentStream = stream({
  name: 'appointments',
  access: 'staff:appointments.read',
  audience: 'company',
  event: z.object({ type: z.literal('changed') }),
});

/** A time has become free: the waiting list is served. */
export const timeFreed = event({ name: 'appointments.time_freed', payload: z.object({ companyId: z.uuid() }) });

/** Appointments were cancelled: payments are refunded. */
export const appointmentsCancelled = event({
  name: 'appointments.cancelled',
  payload: z.object({ companyId: z.uuid(), ids: z.array(z.uuid()) }),
});

const Id = z.object({ id: z.uuid() });
const manage = 'staff:appointments.manage';

export const setupApi = {
  show: ask({
    method: 'GET',
    path: '/private/appointments/setup',
    access: 'staff:appointments.read',
    summary: 'Services, staff, rooms and how appointments are taken; what is archived among them.',
    input: z.object({}),
    output: z.object({
      services: z.array(Service),
      staff: z.array(Staff),
      rooms: z.array(Room),
      settings: Settings,
      /** Users that a staff entry can be linked to. */
      people: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  saveService: change({
    method: 'POST',
    path: '/private/appointments/service',
    access: manage,
    repeats: 'key',
    summary: 'Adds a service, or changes one by its id; what is booked stays as it was.',
    input: z.object({ id: z.optional(z.uuid()), service: ServiceData }),
    output: Id,
  }),
  saveStaff: change({
    method: 'POST',
    path: '/private/appointments/staff',
    access: manage,
    repeats: 'key',
    summary: 'Adds somebody who does services, or changes their working hours and services.',
    input: z.object({ id: z.optional(z.uuid()), staff: StaffData }),
    output: Id,
  }),
  saveRoom: change({
    method: 'POST',
    path: '/private/appointments/room',
    access: manage,
    repeats: 'key',
    summary: 'Adds a room, or changes one by its id.',
    input: z.object({ id: z.optional(z.uuid()), room: RoomData }),
    output: Id,
  }),
  saveSettings: change({
    method: 'POST',
    path: '/private/appointments/settings',
    access: manage,
    repeats: 'same',
    summary: 'How appointments are taken from now on.',
    input: z.object({ settings: Settings }),
    output: Nothing,
  }),
  addBlock: change({
    method: 'POST',
    path: '/private/appointments/block',
    access: 'staff:appointments.edit',
    repeats: 'key',
    summary: 'Closes a span of time for one person or for everybody; what is booked in it stays.',
    input: z.object({ block: BlockData }),
    output: Id,
  }),
  removeBlock: change({
    method: 'POST',
    path: '/private/appointments/block/delete',
    access: 'staff:appointments.edit',
    repeats: 'same',
    summary: 'Opens a closed span of time again.',
    input: Id,
    output: Nothing,
  }),
};
