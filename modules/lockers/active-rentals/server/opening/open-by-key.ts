import { findAttempt } from '@fachwerk/openings/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { stayApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { lockByKey } from './lock-by-key.ts';
import { openRentedBox } from './open-rented-box.ts';

/** A request may arrive minutes after the tap, from a dead spot: a new attempt past its time is refused, an existing one is returned. */
export const openByKey: UseCase<typeof stayApi.open> = async (ctx, { key, transactionId, until }) => {
  const { scoped, rental } = await lockByKey(ctx, key);
  const isLate = until !== undefined && until < ctx.now;
  if (isLate && !(await findAttempt(scoped, [scoped.companyId], transactionId)))
    throw problem('rental.opening_too_late');
  return openRentedBox(scoped, rental, { transactionId, way: 'key' });
};
