import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import type { UseCase } from '@fachwerk/server/module';
import { appointmentsCancelled, timeFreed } from '../../contract.ts';
import type { appointmentApi } from '../../contract-appointment.ts';
import { whyNotChange } from '../../rules/appointment.ts';
import { mailCustomer } from '../mail/mail-customer.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { problem } from '../problem.ts';
import { findStored, lockFollowing, lockStored, type Stored, saveCancelled } from './appointment-store.ts';

export const cancelAppointment: UseCase<typeof appointmentApi.cancel> = async (ctx, { id, withFollowing }) => {
  const stored = await lockStored(ctx, id);
  if (!stored) throw problem('appointment.unknown');
  const refusal = whyNotChange(stored);
  if (refusal) throw problem(refusal);
  const all = withFollowing && stored.seriesId ? await lockFollowing(ctx, stored) : [stored];
  await callOff(ctx, all, 'staff');
  const about = { subjectKind: 'appointment', subjectId: id, address: ctx.request.address };
  await audit(ctx, { ...about, action: 'appointment.cancelled', after: { count: all.length } });
  await notifyWatchers(ctx);
  return { count: all.length };
};

/** Mails the customer once per series, except after an expiry or the release of an unconfirmed booking; the waiting list gets the time. */
export async function callOff(
  ctx: CompanyCtx,
  all: readonly Stored[],
  by: 'customer' | 'staff' | 'nobody',
): Promise<void> {
  await saveCancelled(
    ctx,
    all.map(({ id }) => id),
    by,
  );
  const first = await findStored(ctx, all[0]!.id);
  const isTold = by === 'staff' || (by === 'customer' && all[0]!.state !== 'unconfirmed');
  if (first && first.email !== '' && isTold) await mailCustomer(ctx, first, 'cancelled', { count: all.length });
  await emit(ctx, timeFreed, { companyId: ctx.companyId });
  await emit(ctx, appointmentsCancelled, { companyId: ctx.companyId, ids: all.map(({ id }) => id) });
}
