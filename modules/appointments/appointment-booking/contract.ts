import { AppointmentState, Confirmation, chosen } from '@fachwerk/appointments/contract-appointment';
import { ask, change } from '@fachwerk/base/contract';
import { Email, Instant, line, Nothing, Phone, paragraph, personName } from '@fachwerk/base/schema';
import { secret, secretAddress } from '@fachwerk/base/secret';
import { MediaPicture } from '@fachwerk/media/contract';
import { OfferedOption, OnlineOption } from '@fachwerk/payments/contract';
import * as z from 'zod/mini';

/** In the visitor's language. */
export const OfferedService = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  durationMinutes: z.int(),
  /** Null: by agreement. */
  priceCents: z.nullable(z.int()),
  /** Paid with the booking, not there. */
  isPrepaid: z.boolean(),
  /** One of them is chosen; it says how long it takes and what it costs, instead of the service. */
  variants: z.array(
    z.object({ id: z.uuid(), name: z.string(), durationMinutes: z.int(), priceCents: z.nullable(z.int()) }),
  ),
  addons: z.array(z.object({ id: z.uuid(), name: z.string(), minutes: z.int(), priceCents: z.int() })),
  /** Leisure at a fixed date: no right of withdrawal. */
  isLeisure: z.boolean(),
});
export type OfferedService = z.infer<typeof OfferedService>;

export const OfferedStaff = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.string(),
  picture: z.nullable(z.object({ sources: MediaPicture.shape.sources, focus: MediaPicture.shape.focus })),
  serviceIds: z.array(z.uuid()),
});
export type OfferedStaff = z.infer<typeof OfferedStaff>;

export const FreeDay = z.object({ on: z.iso.date(), times: z.array(Instant) });

/** A few days with free times, and the way to those before and after; null where there are none. */
export const FreeDays = z.object({
  days: z.array(FreeDay),
  previousOn: z.nullable(z.iso.date()),
  nextOn: z.nullable(z.iso.date()),
});
export type FreeDays = z.infer<typeof FreeDays>;

const Key = secret(line(120, 1));
const ByKey = z.object({ key: Key });

export const OwnAppointment = z.object({
  isLeisure: z.boolean(),
  /** Where the same is booked once more; null where it is not offered any more. */
  againPath: z.nullable(z.string()),
  serviceId: z.uuid(),
  serviceName: z.string(),
  staffId: z.uuid(),
  staffName: z.string(),
  priceCents: z.nullable(z.int()),
  isPrepaid: z.boolean(),
  /** How one can pay for it, while it is offered and paid before. */
  paymentOptions: z.array(OfferedOption),
  /** Where it is paid, while the time is kept for that. */
  payPath: z.nullable(secretAddress(z.string())),
  startsAt: Instant,
  endsAt: Instant,
  state: AppointmentState,
  offeredUntil: z.nullable(Instant),
  /** The time was kept for a while, and not confirmed. */
  hasLapsed: z.boolean(),
  name: z.string(),
  email: z.string(),
  /** A problem code; null while it can be moved and cancelled here. */
  whyNot: z.nullable(z.string()),
  cancelUntilHours: z.int(),
});
export type OwnAppointment = z.infer<typeof OwnAppointment>;

export const ToConfirm = z.object({
  /** Leads to the appointment, as the one that whoever books is given. */
  key: Key,
  serviceId: z.uuid(),
  serviceName: z.string(),
  staffName: z.string(),
  startsAt: Instant,
  confirmation: Confirmation,
  /** So long the time is kept. */
  until: z.nullable(Instant),
});
export type ToConfirm = z.infer<typeof ToConfirm>;

/** What is known of somebody before they have typed anything. */
export const Visitor = z.object({ name: z.string(), email: z.string() });
export type Visitor = z.infer<typeof Visitor>;

/** What is paid before is paid so, and agreed to one by one. */
const payment = {
  paymentOption: z.optional(OnlineOption),
  accepted: z.optional(z.object({ terms: z.boolean(), privacy: z.boolean(), withdrawal: z.boolean() })),
};

const ServiceChoice = z.object({ serviceId: z.uuid(), ...chosen, staffId: z.nullable(z.uuid()) });
const contact = { name: personName(120, 1), email: Email, phone: Phone };

export const bookingApi = {
  offer: ask({
    method: 'GET',
    path: '/public/appointments/offer',
    access: 'site',
    summary:
      'What can be booked here, by which variants and with which add-ons, with whom, and until when it can be cancelled; and who asks, where they were sealed before.',
    input: z.object({ guest: z.optional(line(2000)) }),
    output: z.object({
      services: z.array(OfferedService),
      isSmallBusiness: z.boolean(),
      staff: z.array(OfferedStaff),
      cancelUntilHours: z.int(),
      horizonDays: z.int(),
      /** How one can pay online; what is to be paid with the booking is offered only where one can. */
      paymentOptions: z.array(OfferedOption),
      /** What is booked is to be confirmed by the link in a mail. */
      needsConfirmation: z.boolean(),
      guest: z.nullable(Visitor),
    }),
  }),
  times: ask({
    method: 'POST',
    path: '/public/appointments/times',
    access: 'site',
    summary: 'The next days with free times from a day on; for an appointment that moves, by its key.',
    input: z.extend(ServiceChoice, { fromOn: z.nullable(z.iso.date()), key: z.optional(Key) }),
    output: FreeDays,
  }),
  book: change({
    method: 'POST',
    path: '/public/appointments/book',
    access: 'site',
    repeats: 'by bookingId',
    transaction: 'own',
    triesPerMinute: 10,
    summary:
      'Books a free time without an account, once for each `bookingId`; the key leads back to it. What is paid before is kept until it is paid, at `redirectTo`.',
    input: z.extend(ServiceChoice, {
      /** Made when the form is drawn: sent again it is the same appointment. */
      bookingId: z.uuid(),
      startsAt: Instant,
      ...contact,
      note: paragraph(500),
      ...payment,
    }),
    output: z.object({ key: Key, redirectTo: z.nullable(secretAddress(z.string())) }),
  }),
  wait: change({
    method: 'POST',
    path: '/public/appointments/wait',
    access: 'site',
    repeats: 'key',
    triesPerMinute: 6,
    summary: 'Puts somebody on the waiting list for some days.',
    input: z.extend(ServiceChoice, { fromOn: z.iso.date('field.date'), untilOn: z.iso.date('field.date'), ...contact }),
    output: Nothing,
  }),
  show: ask({
    method: 'POST',
    path: '/public/appointment',
    access: 'site',
    summary: 'The appointment behind a key.',
    input: ByKey,
    output: OwnAppointment,
  }),
  mine: ask({
    method: 'GET',
    path: '/public/appointments/mine',
    access: 'customer',
    summary: 'The coming appointments of whoever is signed in, by their address, each with the key that leads to it.',
    input: z.object({}),
    output: z.object({
      appointments: z.array(
        z.object({
          key: Key,
          serviceName: z.string(),
          staffName: z.string(),
          startsAt: Instant,
          /** Waits for the link in the mail. */
          isUnconfirmed: z.boolean(),
        }),
      ),
      /** What was had before and is still offered, each once, the last first. */
      before: z.array(z.object({ serviceName: z.string(), staffName: z.string(), againPath: z.string() })),
    }),
  }),
  ofOrder: ask({
    method: 'POST',
    path: '/public/appointment/of-order',
    access: 'site',
    summary:
      'The key of the appointment that an order has paid for, for the browser that booked it; null for everybody else.',
    input: z.object({ orderHash: secret(line(120, 1)) }),
    output: z.object({ key: z.nullable(Key) }),
  }),
  move: change({
    method: 'POST',
    path: '/public/appointment/move',
    access: 'site',
    repeats: 'key',
    evenReadOnly: true,
    triesPerMinute: 20,
    summary: 'Moves the appointment behind a key to another free time, until the deadline.',
    input: z.extend(ByKey, { startsAt: Instant }),
    output: Nothing,
  }),
  cancel: change({
    method: 'POST',
    path: '/public/appointment/cancel',
    access: 'site',
    repeats: 'same',
    evenReadOnly: true,
    triesPerMinute: 20,
    summary: 'Cancels the appointment behind a key, until the deadline. A second time it stays as it is.',
    input: ByKey,
    output: Nothing,
  }),
  confirmation: ask({
    method: 'POST',
    path: '/public/appointment/confirmation',
    access: 'site',
    summary: 'What the link in the mail that asks for a confirmation leads to.',
    input: ByKey,
    output: ToConfirm,
  }),
  confirm: change({
    method: 'POST',
    path: '/public/appointment/confirm',
    access: 'site',
    repeats: 'same',
    triesPerMinute: 20,
    summary:
      'Confirms a booking by the key of the mail, while its time is kept. A second time the answer is the same; `key` leads to the appointment.',
    input: ByKey,
    output: z.object({ key: Key }),
  }),
  accept: change({
    method: 'POST',
    path: '/public/appointment/accept',
    access: 'site',
    repeats: 'same',
    transaction: 'own',
    triesPerMinute: 20,
    summary:
      'Takes the time that was kept for whoever waited. What is paid before is kept until it is paid, at `redirectTo`.',
    input: z.extend(ByKey, payment),
    output: z.object({ redirectTo: z.nullable(secretAddress(z.string())) }),
  }),
};
