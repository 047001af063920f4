import { problemsOf } from '@fachwerk/base/problem';
import type { RawRequest } from '@fachwerk/base/schema';
import { inCompany } from '@fachwerk/companies/facade';
import { addJob } from '@fachwerk/server/jobs';
import type { UseCase, WorkCtx } from '@fachwerk/server/module';
import { type paymentApi, paymentProblems } from '../../contract.ts';
import {
  EventRefused,
  type PaymentName,
  type ProviderEvent,
  type ProviderLink,
  ProviderUnreachable,
} from '../providers/provider-link.ts';
import { offeredLink } from '../providers/provider-links.ts';
import { applyUpdate } from './apply-update.ts';
import { addEvent } from './event-store.ts';
import { lookAtPaymentJob } from './look-at-payment.job.ts';
import { findPayment, lockPayments } from './payment-store.ts';

const problem = problemsOf(paymentProblems);

export const takeEvents: UseCase<typeof paymentApi.takeEvents> = async (ctx, { provider, raw }) => {
  const link = offeredLink(ctx.house, provider);
  if (!link) throw problem('payment_provider.unknown');
  const about = await takeEvent(ctx, link, raw);
  if (about) ctx.belongsTo(about.companyId);
  return { received: true };
};

/** Proves who sent it, then takes it over once. What fails on our side throws, and the provider comes again. */
export async function takeEvent(ctx: WorkCtx, link: ProviderLink, raw: RawRequest): Promise<PaymentName | null> {
  const event = await readEvent(ctx, link, raw);
  if (!event) return null;
  const isOurs = await ctx.db.transaction((db) => takeOver({ ...ctx, db }, link, event));
  return isOurs ? event.name : null;
}

async function readEvent(ctx: WorkCtx, link: ProviderLink, raw: RawRequest): Promise<ProviderEvent | null> {
  try {
    return await link.read(ctx, raw);
  } catch (error) {
    if (error instanceof EventRefused) throw problem('payment_event.refused');
    if (error instanceof ProviderUnreachable) throw problem('payment.provider_unreachable');
    throw error;
  }
}

async function takeOver(work: WorkCtx, { name: provider }: ProviderLink, event: ProviderEvent): Promise<boolean> {
  const { companyId, paymentId } = event.name;
  const ctx = inCompany({ ...work, companyId }, companyId);
  const payment = await findPayment(ctx, paymentId);
  // Another installation may use the same account.
  if (!payment || payment.provider !== provider) return false;
  // First the lock, then the note: two events that had noted themselves would wait for each other.
  await lockPayments(ctx, payment.reference);
  const isNew = await addEvent(ctx, { provider, eventId: event.eventId, paymentId });
  if (!isNew) return true;
  await applyUpdate(ctx, paymentId, event);
  if (event.isHint) {
    await addJob(ctx, lookAtPaymentJob, { companyId, paymentId, isLast: false }, { key: `payment:${paymentId}` });
  }
  return true;
}
