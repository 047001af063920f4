import { addMinutes, dayOf, startOfDay } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { when } from '@fachwerk/server/events';
import { addJob } from '@fachwerk/server/jobs';
import { timeFreed } from '../../contract.ts';
import { bookableSpan, inBoth, OFFER_MINUTES } from '../../rules/appointment.ts';
import { chosenService, whyNotChoice } from '../../rules/service-choice.ts';
import { placeForCustomer } from '../appointment/find-place.ts';
import { writeAppointment } from '../appointment/write-appointment.ts';
import { mailCustomer } from '../mail/mail-customer.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { findService, readSettings } from '../setup/setup-store.ts';
import { freeIn, lockPlan, readPlan } from '../times/plan.ts';
import { endOfferJob } from './end-offer.job.ts';
import { lockWaiting, noteOffer, removeExpiredWaiting, type StoredWaiting } from './waiting-store.ts';

/** Offers a freed time to the customer waiting longest, and reserves it for a while. */
export const offerFreedTime = when(timeFreed, {
  name: 'appointments',
  run: async (work, { companyId }) => {
    const ctx = { ...work, companyId };
    await removeExpiredWaiting(ctx, dayOf(ctx.now).toString());
    let hasOffered = false;
    for (const waiting of await lockWaiting(ctx))
      if (!waiting.isOffered && (await offer(ctx, waiting))) hasOffered = true;
    if (hasOffered) await notifyWatchers(ctx);
  },
});

async function offer(ctx: CompanyCtx, waiting: StoredWaiting): Promise<boolean> {
  const known = await findService(ctx, waiting.serviceId);
  const { variantId, addonIds } = waiting;
  const choice = { variantId, addonIds };
  // What was waited for is not offered any more: nothing to promise.
  if (!known || known.isArchived || !known.isOnline || whyNotChoice(known, choice)) return false;
  const service = chosenService(known, choice);
  const settings = await readSettings(ctx);
  const wished = {
    from: startOfDay(Temporal.PlainDate.from(waiting.fromOn)),
    to: startOfDay(Temporal.PlainDate.from(waiting.untilOn).add({ days: 1 })),
  };
  const { from, to } = inBoth(wished, bookableSpan(settings, ctx.now));
  if (from >= to) return false;
  const staffId = waiting.staffId ?? undefined;
  await lockPlan(ctx, service, staffId);
  const plan = await readPlan(ctx, service, { from, to, staffId, isOnline: true });
  const [time] = freeIn(plan, { from, to, stepMinutes: settings.stepMinutes });
  const place = time && placeForCustomer(plan, time.startsAt, settings.stepMinutes);
  if (!time || !place || typeof place === 'string') return false;
  const { name, email, phone, language } = waiting;
  const { to: offeredUntil } = inBoth({ from, to: time.startsAt }, { from, to: addMinutes(ctx.now, OFFER_MINUTES) });
  const appointment = await writeAppointment(ctx, service, {
    ...place,
    startsAt: time.startsAt,
    customer: { name, email, phone },
    language,
    choice,
    offeredUntil,
    createdBy: 'customer',
  });
  await noteOffer(ctx, waiting.id, appointment.id);
  await mailCustomer(ctx, appointment, 'offered');
  await addJob(ctx, endOfferJob, { companyId: ctx.companyId, id: appointment.id }, { runAt: offeredUntil });
  return true;
}
