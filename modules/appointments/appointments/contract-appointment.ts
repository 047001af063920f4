import { ask, change } from '@fachwerk/base/contract';
import { LANGUAGES } from '@fachwerk/base/language';
import { Email, Instant, line, Nothing, Phone, paragraph } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { Block } from './contract.ts';

export const AppointmentState = z.enum(['offered', 'unpaid', 'unconfirmed', 'booked', 'done', 'no_show', 'cancelled']);
export type AppointmentState = z.infer<typeof AppointmentState>;

export const Appointment = z.object({
  id: z.uuid(),
  serviceId: z.uuid(),
  /** German name of the service at the time of booking. */
  serviceName: z.string(),
  /** Null: by agreement. */
  priceCents: z.nullable(z.int()),
  /** Paid online at booking instead of on site; not yet paid while `offered` or `unpaid`. */
  isPrepaid: z.boolean(),
  staffId: z.uuid(),
  staffName: z.string(),
  roomId: z.nullable(z.uuid()),
  roomName: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  state: AppointmentState,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(LANGUAGES),
  note: z.string(),
  staffNote: z.string(),
  createdBy: z.enum(['customer', 'staff']),
  createdAt: Instant,
  seriesId: z.nullable(z.uuid()),
  /** End of the reservation for an offer, a payment or a confirmation. */
  offeredUntil: z.nullable(Instant),
  version: z.int(),
});
export type Appointment = z.infer<typeof Appointment>;

/** State of a confirmation link: open, given, expired, or cancelled. */
export const Confirmation = z.enum(['open', 'given', 'expired', 'cancelled']);
export type Confirmation = z.infer<typeof Confirmation>;

/** Customer data. Staff may enter just a name. */
export const CustomerData = z.object({
  name: line(120, 1),
  email: z.union([z.literal(''), Email]),
  phone: Phone,
});
export type CustomerData = z.infer<typeof CustomerData>;

export const Place = z.object({ staffId: z.uuid(), startsAt: Instant });

/** What of a service: needed where it has variants. */
export const chosen = {
  variantId: z.optional(z.nullable(z.uuid())),
  addonIds: z.optional(z.array(z.uuid()).check(z.maxLength(20))),
};

export const REPEATS = [1, 2, 3, 4, 6, 8] as const;

export const Waiting = z.object({
  id: z.uuid(),
  serviceId: z.uuid(),
  serviceName: z.string(),
  staffId: z.nullable(z.uuid()),
  staffName: z.string(),
  fromOn: z.iso.date(),
  untilOn: z.iso.date(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  createdAt: Instant,
  /** A time is currently offered to them. */
  isOffered: z.boolean(),
});
export type Waiting = z.infer<typeof Waiting>;

const edit = 'staff:appointments.edit';
const read = 'staff:appointments.read';
const One = z.object({ id: z.uuid() });
const Span = z.object({ from: Instant, to: Instant });

export const appointmentApi = {
  list: ask({
    method: 'POST',
    path: '/private/appointments',
    access: read,
    summary:
      'Appointments and closed times that touch a span of at most 100 days, by time; cancelled ones only when asked for.',
    input: z.extend(Span, { withCancelled: z.optional(z.boolean()) }),
    output: z.object({ appointments: z.array(Appointment), blocks: z.array(Block) }),
  }),
  find: ask({
    method: 'GET',
    path: '/private/appointment/:id',
    access: read,
    summary: 'One appointment.',
    input: One,
    output: Appointment,
  }),
  free: ask({
    method: 'POST',
    path: '/private/appointments/free',
    access: read,
    summary:
      'When a service can begin within a span of at most 62 days, and who could do it; an appointment that is to move is not in its own way.',
    input: z.extend(Span, {
      serviceId: z.uuid(),
      ...chosen,
      staffId: z.optional(z.uuid()),
      exceptId: z.optional(z.uuid()),
    }),
    output: z.object({ times: z.array(z.object({ startsAt: Instant, staffIds: z.array(z.uuid()) })) }),
  }),
  book: change({
    method: 'POST',
    path: '/private/appointment',
    access: edit,
    repeats: 'key',
    summary: 'Books an appointment, or several that repeat; those that do not fit are named, the others stand.',
    input: z.extend(Place, {
      serviceId: z.uuid(),
      ...chosen,
      customer: CustomerData,
      staffNote: paragraph(1000),
      /** Interval in weeks and total number. */
      repeat: z.optional(z.object({ weeks: z.literal(REPEATS), count: z.int().check(z.minimum(2), z.maximum(52)) })),
    }),
    output: z.object({ ids: z.array(z.uuid()), notBooked: z.array(Instant) }),
  }),
  move: change({
    method: 'POST',
    path: '/private/appointment/move',
    access: edit,
    repeats: 'version',
    summary: 'Moves an appointment to another time, person or room; `version` is the one that was seen.',
    /** Without a room it keeps its own, or gets another free one. */
    input: z.extend(Place, { id: z.uuid(), version: z.int(), roomId: z.optional(z.uuid()) }),
    output: Appointment,
  }),
  edit: change({
    method: 'POST',
    path: '/private/appointment/edit',
    access: edit,
    repeats: 'version',
    summary: 'Corrects who comes and what colleagues should know.',
    input: z.object({ id: z.uuid(), version: z.int(), customer: CustomerData, staffNote: paragraph(1000) }),
    output: Appointment,
  }),
  cancel: change({
    method: 'POST',
    path: '/private/appointment/cancel',
    access: edit,
    repeats: 'key',
    summary: 'Cancels an appointment, or it and those of its series that follow; the customer gets a mail.',
    input: z.object({ id: z.uuid(), withFollowing: z.boolean() }),
    output: z.object({ count: z.int() }),
  }),
  mark: change({
    method: 'POST',
    path: '/private/appointment/mark',
    access: edit,
    repeats: 'same',
    summary: 'Says whether somebody came; or takes that back.',
    input: z.object({ id: z.uuid(), state: z.enum(['booked', 'done', 'no_show']) }),
    output: Appointment,
  }),
  confirm: change({
    method: 'POST',
    path: '/private/appointment/confirm',
    access: edit,
    repeats: 'key',
    summary:
      'Confirms a booking of the site for a customer who calls, while its time is kept; the customer gets a mail.',
    input: One,
    output: Appointment,
  }),
  waiting: ask({
    method: 'GET',
    path: '/private/appointments/waiting',
    access: read,
    summary: 'Who waits for a time to become free, in the order they came.',
    input: z.object({}),
    output: z.object({ waiting: z.array(Waiting) }),
  }),
  removeWaiting: change({
    method: 'POST',
    path: '/private/appointments/waiting/delete',
    access: edit,
    repeats: 'same',
    summary: 'Takes somebody off the waiting list.',
    input: One,
    output: Nothing,
  }),
};
