import { addJob } from '@fachwerk/server/jobs';
import type { CompanyCtx } from '@fachwerk/server/module';
import type { Rental } from '../contract.ts';
import { startBookedRental } from './start-rental.job.ts';

/** Of a rental that is booked, or begins at another time now. An earlier plan comes too, and sees that it is not time yet. */
export async function planStart(ctx: CompanyCtx, { id, startsAt }: Pick<Rental, 'id' | 'startsAt'>): Promise<void> {
  const payload = { companyId: ctx.companyId, rentalId: id };
  await addJob(ctx, startBookedRental, payload, {
    key: `start-rental:${id}:${startsAt.toISOString()}`,
    runAt: startsAt,
  });
}
