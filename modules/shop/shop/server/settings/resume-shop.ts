import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { shopApi } from '../../contract.ts';
import { notifyShop } from '../notify-shop.ts';
import { findPause, lockSettings, savePause } from './settings-store.ts';

/** Twice does no harm. */
export const resumeShop: UseCase<typeof shopApi.resume> = async (ctx) => {
  await lockSettings(ctx);
  const pause = await findPause(ctx);
  if (!pause) return {};
  await savePause(ctx, null);
  await audit(ctx, {
    subjectKind: 'shop',
    subjectId: ctx.companyId,
    action: 'shop.resumed',
    before: { pausedUntil: pause.until },
    after: { pausedUntil: null },
    address: ctx.request.address,
  });
  await notifyShop(ctx);
  return {};
};
