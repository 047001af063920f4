import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import type { Rental } from '../../contract.ts';
import { expireHold } from './expire-hold.job.ts';

/** Schedules the expiry of a new or prolonged hold; replaces the earlier job. */
export async function planExpiry(
  ctx: CompanyCtx,
  { id, holdExpiresAt }: Pick<Rental, 'id' | 'holdExpiresAt'>,
): Promise<void> {
  if (!holdExpiresAt) return;
  const payload = { companyId: ctx.companyId, rentalId: id };
  await addJob(ctx, expireHold, payload, { key: `expire-hold:${id}`, runAt: holdExpiresAt });
}
