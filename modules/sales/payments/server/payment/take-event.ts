import { problemsOf } from '@fachwerk/base/problem';
import type { RawRequest } from '@fachwerk/base/schema';
import { inCompany } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { paymentProblems } from '../../contract.ts';
import {
  EventRefused,
  type PaymentName,
  type ProviderEvent,
  type ProviderLink,
  ProviderUnreachable,
} from '../providers/provider-link.ts';
import type { AccountLink } from '../providers/provider-links.ts';
import { applyUpdate } from './apply-update.ts';
import { lookAtPaymentJob } from './check-payment.job.ts';
import { addEvent, findPayment, lockPayments } from './payment-store.ts';

const problem = problemsOf(paymentProblems);

type Welcome = (name: PaymentName) => Promise<boolean>;

/**
 * Proves which of the accounts sent it, then takes it over once, for a payment that began with that very account; says which. What fails
 * on our side throws, and the provider comes again.
 */
export async function takeEvent(
  ctx: WorkCtx,
  links: readonly AccountLink[],
  raw: RawRequest,
  isWelcome: Welcome = async () => true,
): Promise<PaymentName | null> {
  let isProven = false;
  for (const account of links) {
    const event = await readEvent(ctx, account.link, raw);
    if (event === 'unproven') continue;
    isProven = true;
    if (!event || !(await isWelcome(event.name))) continue;
    if (await ctx.db.transaction((db) => takeOver({ ...ctx, db }, account, event))) return event.name;
  }
  if (!isProven) throw problem('payment_event.refused');
  return null;
}

async function readEvent(
  ctx: WorkCtx,
  link: ProviderLink,
  raw: RawRequest,
): Promise<ProviderEvent | null | 'unproven'> {
  try {
    return await link.read(ctx, raw);
  } catch (error) {
    if (error instanceof EventRefused) return 'unproven';
    if (error instanceof ProviderUnreachable) throw problem('payment.provider_unreachable');
    throw error;
  }
}

async function takeOver(work: WorkCtx, { link, accountId }: AccountLink, event: ProviderEvent): Promise<boolean> {
  const { companyId, paymentId } = event.name;
  const provider = link.name;
  const ctx = inCompany({ ...work, companyId }, companyId);
  const payment = await findPayment(ctx, paymentId);
  // Another installation may use the same account; and nobody's account speaks for a payment of another one.
  if (!payment || payment.provider !== provider || payment.accountId !== accountId) return false;
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
