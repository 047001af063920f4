import { addMinutes, nextMorning } from '@fachwerk/base/time';
import { audit } from '@fachwerk/server/audit';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { Pause, PauseLength } from '../../contract.ts';
import { notifyShop } from '../notify-shop.ts';
import { findPause, lockSettings, savePause } from './settings-store.ts';

type Wanted = { readonly length: PauseLength; readonly reason?: Pause['reason'] };

/** No orders for a while. It ends by itself: nothing has to happen for the shop to open again. */
export async function pauseShop(ctx: CompanyCtx, { length, reason = 'staff' }: Wanted): Promise<{ pause: Pause }> {
  await lockSettings(ctx);
  const before = await findPause(ctx);
  const pause: Pause = {
    until: length === 'tomorrow' ? nextMorning(ctx.now) : addMinutes(ctx.now, length),
    reason,
    personName: ctx.caller?.name ?? '',
  };
  await savePause(ctx, pause);
  await audit(ctx, {
    subjectKind: 'shop',
    subjectId: ctx.companyId,
    action: 'shop.paused',
    before: { pausedUntil: before?.until ?? null },
    after: { pausedUntil: pause.until },
  });
  await notifyShop(ctx);
  return { pause };
}
