import { addMinutes } from '@fachwerk/base/time';
import type { AppointmentProblem, ServiceData, Settings } from '../contract.ts';
import type { Appointment, Confirmation } from '../contract-appointment.ts';

/** Time to receive and read a mail; no longer, because others want the time too. */
export const CONFIRM_MINUTES = 30;

type Asking = {
  readonly settings: Pick<Settings, 'needsConfirmation'>;
  readonly service: Pick<ServiceData, 'isPrepaid'>;
  readonly email: string;
  /** Address of the signed-in customer. */
  readonly provenEmail: string | null;
};

/** A payment counts as confirmation, and a signed-in customer has proven the address. */
export function needsConfirmation({ settings, service, email, provenEmail }: Asking): boolean {
  return settings.needsConfirmation && !service.isPrepaid && email !== provenEmail;
}

/** End of the reservation, not beyond the start. */
export function confirmableUntil({ startsAt }: Pick<Appointment, 'startsAt'>, now: Date): Date {
  return new Date(Math.min(startsAt.getTime(), addMinutes(now, CONFIRM_MINUTES).getTime()));
}

type Confirmable = Pick<Appointment, 'state' | 'offeredUntil'> & {
  /** Cancelled because it was not confirmed. */
  readonly hasLapsed: boolean;
};

/** The clock decides, even before the job has released the time. */
export function confirmationOf({ state, offeredUntil, hasLapsed }: Confirmable, now: Date): Confirmation {
  if (state === 'cancelled') return hasLapsed ? 'expired' : 'cancelled';
  if (state !== 'unconfirmed') return 'given';
  return offeredUntil && now < offeredUntil ? 'open' : 'expired';
}

/** Why it cannot be confirmed, or null; confirming twice is allowed. */
export function whyNotConfirm(appointment: Confirmable, now: Date): AppointmentProblem | null {
  const confirmation = confirmationOf(appointment, now);
  if (confirmation === 'expired') return 'appointment.confirmation_expired';
  return confirmation === 'cancelled' ? 'appointment.over' : null;
}

/** The same for staff, except that confirming twice is refused. */
export function whyNotConfirmForCaller(appointment: Confirmable, now: Date): AppointmentProblem | null {
  const refusal = whyNotConfirm(appointment, now);
  return refusal ?? (appointment.state === 'unconfirmed' ? null : 'appointment.nothing_to_confirm');
}
