import { addMinutes } from '@fachwerk/base/time';
import type { AppointmentProblem, ServiceData, Settings } from '../contract.ts';
import type { Appointment, Confirmation } from '../contract-appointment.ts';

/** As long as a mail needs and somebody to read it; others want the time too. */
export const CONFIRM_MINUTES = 30;

type Asking = {
  readonly settings: Pick<Settings, 'needsConfirmation'>;
  readonly service: Pick<ServiceData, 'isPrepaid'>;
  readonly email: string;
  /** Of the customer who is signed in. */
  readonly provenEmail: string | null;
};

/** A payment is confirmation enough, and whoever is signed in has shown that the address is theirs. */
export function needsConfirmation({ settings, service, email, provenEmail }: Asking): boolean {
  return settings.needsConfirmation && !service.isPrepaid && email !== provenEmail;
}

/** So long the time is kept, and not beyond its beginning. */
export function confirmableUntil({ startsAt }: Pick<Appointment, 'startsAt'>, now: Date): Date {
  return new Date(Math.min(startsAt.getTime(), addMinutes(now, CONFIRM_MINUTES).getTime()));
}

type Confirmable = Pick<Appointment, 'state' | 'offeredUntil'> & {
  /** Ended because nobody confirmed it. */
  readonly hasLapsed: boolean;
};

/** The clock decides, also before the job has released the time. */
export function confirmationOf({ state, offeredUntil, hasLapsed }: Confirmable, now: Date): Confirmation {
  if (state === 'cancelled') return hasLapsed ? 'expired' : 'cancelled';
  if (state !== 'unconfirmed') return 'given';
  return offeredUntil && now < offeredUntil ? 'open' : 'expired';
}

/** Why it cannot be confirmed, or null; what is confirmed already stays so. */
export function whyNotConfirm(appointment: Confirmable, now: Date): AppointmentProblem | null {
  const confirmation = confirmationOf(appointment, now);
  if (confirmation === 'expired') return 'appointment.confirmation_expired';
  return confirmation === 'cancelled' ? 'appointment.over' : null;
}

/** For staff who confirm it for a caller: other than a second tap on the link, there has to be something to confirm. */
export function whyNotConfirmForCaller(appointment: Confirmable, now: Date): AppointmentProblem | null {
  const refusal = whyNotConfirm(appointment, now);
  return refusal ?? (appointment.state === 'unconfirmed' ? null : 'appointment.nothing_to_confirm');
}
