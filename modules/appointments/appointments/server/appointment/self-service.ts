import { appProblems, problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import { takeTurn } from '@fachwerk/server/caller-turn';
import type { CompanyCtx, LanguageCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import { type Service, timeFreed } from '../../contract.ts';
import type { CustomerData } from '../../contract-appointment.ts';
import {
  bookableSpan,
  inBoth,
  payableUntil,
  UNPAID_MINUTES,
  whyNotChange,
  whyNotChangeBySelf,
  whyNotOneMore,
} from '../../rules/appointment.ts';
import { confirmableUntil, needsConfirmation } from '../../rules/confirmation.ts';
import type { FreeTime } from '../../rules/free-times.ts';
import { choiceOf, type ServiceChoice } from '../../rules/service-choice.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { serviceAs, serviceAsBooked } from '../setup/chosen-service.ts';
import { findService, readSettings } from '../setup/setup-store.ts';
import { freeIn, lockPlan, readPlan } from '../times/plan.ts';
import { removeOffered } from '../waiting/waiting-store.ts';
import { appointmentIdIn } from './access-key.ts';
import {
  countComing,
  findBooked,
  findStored,
  findUnpaid,
  lockStored,
  type Stored,
  saveState,
  saveUnpaid,
} from './appointment-store.ts';
import { callOff } from './cancel-appointment.ts';
import { endUnconfirmedAt } from './end-unconfirmed.job.ts';
import { placeForCustomer } from './find-place.ts';
import { moveTo } from './move-appointment.ts';
import { announce, writeAppointment } from './write-appointment.ts';

const appProblem = problemsOf(appProblems);

/** A service that customers can book; throws otherwise. */
export async function onlineService(ctx: LanguageCtx, id: string): Promise<Service> {
  const service = await findService(ctx, id);
  if (!service || service.isArchived) throw problem('appointment.service_unknown');
  if (!service.isOnline || !(await readSettings(ctx)).isOnline) throw problem('appointment.not_online');
  return service;
}

type Wanted = Parameters<typeof choiceOf>[0] & { readonly serviceId: string; readonly staffId: string | null };
/** `except`: what moves keeps its own time and is not in its own way. */
type Within = { readonly from: Date; readonly to: Date; readonly except?: Stored };

/** Free times within a span that customers can book now. */
export async function timesForCustomer(
  ctx: LanguageCtx,
  { serviceId, staffId, ...choice }: Wanted,
  within: Within,
): Promise<FreeTime[]> {
  const known = await onlineService(ctx, serviceId);
  const service = within.except ? serviceAsBooked(known, within.except) : serviceAs(known, choiceOf(choice));
  const settings = await readSettings(ctx);
  const { from, to } = inBoth(within, bookableSpan(settings, ctx.now));
  if (from >= to) return [];
  const options = { from, to, staffId: staffId ?? undefined, isOnline: true, except: within.except?.id };
  return freeIn(await readPlan(ctx, service, options), { from, to, stepMinutes: settings.stepMinutes });
}

const isSameChoice = (one: ServiceChoice, other: ServiceChoice): boolean =>
  one.variantId === other.variantId && one.addonIds.toSorted().join() === other.addonIds.toSorted().join();

type Booking = Wanted & {
  /** Idempotency key of the request. */
  readonly bookingId: string;
  /** Keyed hash of the network address. */
  readonly bookedFrom: string;
  /** Address of the signed-in customer. */
  readonly provenEmail: string | null;
  readonly startsAt: Date;
  readonly customer: CustomerData;
  readonly note: string;
};

/** Holds the plan's locks: of two requests for the last time one succeeds. */
export async function bookForCustomer(
  ctx: LanguageCtx,
  given: Booking,
): Promise<{ appointment: Stored; service: Service }> {
  const { bookingId, bookedFrom, provenEmail, serviceId, staffId, startsAt, customer, note } = given;
  const choice = choiceOf(given);
  const service = serviceAs(await onlineService(ctx, serviceId), choice);
  const settings = await readSettings(ctx);
  await takeTurn(ctx, 'appointments.booked_from', bookedFrom);
  await lockPlan(ctx, service, staffId ?? undefined);
  const known = await findBooked(ctx, bookingId);
  if (known && !isSameBooking(known, given)) throw appProblem('repeat.other_input');
  if (known) return { appointment: known, service };
  const kept = service.isPrepaid ? await findUnpaid(ctx, { serviceId, startsAt, email: customer.email }) : undefined;
  if (kept && isSameChoice(kept, choice)) return { appointment: kept, service };
  const tooMany = whyNotOneMore(await countComing(ctx, { email: customer.email, bookedFrom }));
  if (tooMany) throw problem(tooMany);
  const span = bookableSpan(settings, ctx.now);
  if (startsAt < span.from || startsAt >= span.to) throw problem('appointment.taken');
  const options = { from: startsAt, to: addMinutes(startsAt, 1), staffId: staffId ?? undefined, isOnline: true };
  const place = placeForCustomer(await readPlan(ctx, service, options), startsAt, settings.stepMinutes);
  if (typeof place === 'string') throw problem(place);
  const unpaidUntil = service.isPrepaid ? addMinutes(ctx.now, UNPAID_MINUTES) : null;
  const isAsked = needsConfirmation({ settings, service, email: customer.email, provenEmail });
  const unconfirmedUntil = isAsked ? confirmableUntil({ startsAt }, ctx.now) : null;
  const written = {
    ...place,
    choice,
    startsAt,
    customer,
    language: ctx.language,
    note,
    createdBy: 'customer' as const,
  };
  const kinds = { bookingId, bookedFrom, unpaidUntil, unconfirmedUntil };
  const appointment = await writeAppointment(ctx, service, { ...written, ...kinds });
  if (unconfirmedUntil) await endUnconfirmedAt(ctx, appointment.id, unconfirmedUntil);
  if (!unpaidUntil) await announce(ctx, appointment);
  await notifyWatchers(ctx);
  return { appointment, service };
}

/** Same person and same service, moved since or not; a guessed id does not reveal another customer's booking. */
const isSameBooking = ({ serviceId, email, name }: Stored, given: Booking) =>
  serviceId === given.serviceId && email === given.customer.email && name === given.customer.name;

/** Payment received: books the appointment and notifies the customer. */
export async function confirmPaid(ctx: CompanyCtx, id: string): Promise<void> {
  const stored = await lockStored(ctx, id);
  if (stored?.state !== 'unpaid') return;
  await saveState(ctx, id, 'booked');
  await announce(ctx, (await findStored(ctx, id))!);
  await notifyWatchers(ctx);
}

/** The payment was cancelled. A customer who never paid gets no mail. */
export async function releaseTime(ctx: CompanyCtx, id: string): Promise<void> {
  const stored = await lockStored(ctx, id);
  if (!stored || whyNotChange(stored)) return;
  await callOff(ctx, [stored], stored.state === 'unpaid' ? 'nobody' : 'staff');
  await notifyWatchers(ctx);
}

/** Unknown keys and those of another company get the same answer. */
export async function appointmentByKey(ctx: LanguageCtx, key: string): Promise<Stored> {
  const id = appointmentIdIn(ctx, key);
  const stored = id && (await findStored(ctx, id));
  if (!stored) throw problem('appointment.unknown');
  return stored;
}

async function lockKnown(ctx: LanguageCtx, key: string): Promise<Stored> {
  const id = appointmentIdIn(ctx, key);
  const stored = id && (await lockStored(ctx, id));
  if (!stored) throw problem('appointment.unknown');
  return stored;
}

async function lockByKey(ctx: LanguageCtx, key: string): Promise<Stored> {
  const stored = await lockKnown(ctx, key);
  const refusal = whyNotChangeBySelf(stored, await readSettings(ctx), ctx.now);
  if (refusal) throw problem(refusal);
  return stored;
}

/** Moves to another free time, with the same person if possible. */
export async function moveForCustomer(ctx: LanguageCtx, key: string, startsAt: Date): Promise<Stored> {
  const before = await lockByKey(ctx, key);
  if (before.state !== 'booked') throw problem('appointment.over');
  const settings = await readSettings(ctx);
  const span = bookableSpan(settings, ctx.now);
  if (startsAt < span.from || startsAt >= span.to) throw problem('appointment.taken');
  const moved = await moveTo(ctx, before, { startsAt, isOnline: true }, (plan) => {
    const same = { ...plan, staff: plan.staff.filter(({ id }) => id === before.staffId) };
    const place = placeForCustomer(same, startsAt, settings.stepMinutes);
    return typeof place === 'string' ? placeForCustomer(plan, startsAt, settings.stepMinutes) : place;
  });
  await notifyWatchers(ctx);
  return moved;
}

/** A second tap changes nothing. */
export async function cancelForCustomer(ctx: LanguageCtx, key: string): Promise<Stored> {
  const known = await appointmentByKey(ctx, key);
  if (known.state === 'cancelled') return known;
  const stored = await lockByKey(ctx, key);
  await callOff(ctx, [stored], 'customer');
  if (stored.state === 'offered') await removeOffered(ctx, stored.id);
  await notifyWatchers(ctx);
  return (await findStored(ctx, stored.id))!;
}

/** Accepts an offered time: it is booked, or `unpaid` if prepaid. A second, even concurrent, tap finds the result of the first. */
export async function acceptForCustomer(
  ctx: LanguageCtx,
  key: string,
): Promise<{ appointment: Stored; service: Service }> {
  const stored = await lockKnown(ctx, key);
  const refusal = stored.state === 'booked' ? null : whyNotChangeBySelf(stored, await readSettings(ctx), ctx.now);
  if (refusal) throw problem(refusal);
  const service = serviceAsBooked((await findService(ctx, stored.serviceId))!, stored);
  if (stored.state !== 'offered') return { appointment: stored, service };
  if (stored.isPrepaid) await saveUnpaid(ctx, stored.id, payableUntil(stored, ctx.now));
  else await saveState(ctx, stored.id, 'booked');
  await removeOffered(ctx, stored.id);
  const appointment = (await findStored(ctx, stored.id))!;
  if (!stored.isPrepaid) await announce(ctx, appointment);
  await emit(ctx, timeFreed, { companyId: ctx.companyId });
  await notifyWatchers(ctx);
  return { appointment, service };
}
