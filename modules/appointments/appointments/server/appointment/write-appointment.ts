import type { Language } from '@fachwerk/base/language';
import { customerFor } from '@fachwerk/customers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { addJob } from '@fachwerk/server/jobs';
import type { Service } from '../../contract.ts';
import type { CustomerData } from '../../contract-appointment.ts';
import { nameParts, remindAt } from '../../rules/appointment.ts';
import { NO_CHOICE, type ServiceChoice } from '../../rules/service-choice.ts';
import { mailCustomer } from '../mail/mail-customer.ts';
import { remindCustomerJob } from '../mail/remind-customer.job.ts';
import { problem } from '../problem.ts';
import { readSettings } from '../setup/setup-store.ts';
import { addStored, findStored, type Stored } from './appointment-store.ts';

type Written = {
  readonly staffId: string;
  readonly roomId: string | null;
  readonly startsAt: Date;
  readonly customer: CustomerData;
  readonly language: Language;
  /** As the service was chosen that is given; none where there is nothing to choose. */
  readonly choice?: ServiceChoice;
  readonly note?: string;
  readonly staffNote?: string;
  readonly createdBy: 'customer' | 'staff';
  readonly seriesId?: string | null;
  /** Idempotency key of the customer's request. */
  readonly bookingId?: string | null;
  /** Keyed hash of the customer's network address. */
  readonly bookedFrom?: string;
  /** Reserved for the waiting list until then. */
  readonly offeredUntil?: Date | null;
  /** Reserved for payment until then. */
  readonly unpaidUntil?: Date | null;
  /** Reserved for confirmation until then. */
  readonly unconfirmedUntil?: Date | null;
};

/** The caller holds the plan's locks; the constraints back this up. */
export async function writeAppointment(ctx: CompanyCtx, service: Service, given: Written): Promise<Stored> {
  const {
    customer,
    choice = NO_CHOICE,
    note = '',
    staffNote = '',
    seriesId = null,
    bookingId = null,
    bookedFrom = '',
    unpaidUntil = null,
    unconfirmedUntil = null,
    ...others
  } = given;
  const id = ctx.newId();
  const state = unpaidUntil ? 'unpaid' : unconfirmedUntil ? 'unconfirmed' : given.offeredUntil ? 'offered' : 'booked';
  const offeredUntil = unpaidUntil ?? unconfirmedUntil ?? given.offeredUntil ?? null;
  const isPrepaid = state === 'unpaid' || (state === 'offered' && service.isPrepaid);
  const kept = { id, state, note, staffNote, seriesId, bookingId, bookedFrom, offeredUntil, isPrepaid } as const;
  await addStored(ctx, service, { ...others, ...customer, ...choice, ...kept }).catch(refuseTwice);
  if (customer.email !== '')
    await customerFor(ctx, { ...customer, ...nameParts(customer.name), language: given.language });
  return (await findStored(ctx, id))!;
}

/** Maps constraint violations of a double booking. */
export function refuseTwice(error: unknown): never {
  const broken = brokenConstraint(error);
  if (broken === 'appointment_person_free') throw problem('appointment.taken');
  throw broken === 'appointment_room_free' ? problem('appointment.room_taken') : error;
}

/** Mails the customer and schedules the reminder; an unconfirmed booking gets the request to confirm. */
export async function announce(
  ctx: CompanyCtx,
  appointment: Stored,
  what: 'booked' | 'moved' | 'series' = 'booked',
): Promise<void> {
  if (appointment.email === '') return;
  if (appointment.state === 'unconfirmed') return mailCustomer(ctx, appointment, 'unconfirmed');
  if (what !== 'series') await mailCustomer(ctx, appointment, what);
  const at = remindAt(appointment.startsAt, await readSettings(ctx), ctx.now);
  const { id, startsAt } = appointment;
  if (at)
    await addJob(
      ctx,
      remindCustomerJob,
      { companyId: ctx.companyId, id, startsAt },
      { key: `appointments.remind:${id}`, runAt: at },
    );
}
