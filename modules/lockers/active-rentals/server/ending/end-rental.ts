import { findLock } from '@fachwerk/lockers/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { stayApi } from '../../contract.ts';
import { whyNotEnd } from '../../rules/end.ts';
import { lockByKey } from '../opening/lock-by-key.ts';
import { siteRental } from '../own-rentals/site-rental.ts';
import { problem } from '../problem.ts';
import { finishRental } from './finish-rental.ts';

export const endRental: UseCase<typeof stayApi.end> = async (ctx, { key, confirmedEmpty }) => {
  const { scoped, rental } = await lockByKey(ctx, key);
  const doorState = (await findLock(scoped, rental.lockId))?.doorState ?? 'unknown';
  const refusal = whyNotEnd(rental, { confirmedEmpty, doorState });
  if (refusal) throw problem(refusal);
  const ended = await finishRental(scoped, rental, { by: 'customer', data: { doorState } });
  return siteRental(scoped, ended, ctx.language);
};
