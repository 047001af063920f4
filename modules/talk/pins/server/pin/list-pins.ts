import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { Pin, pinApi } from '../../contract.ts';
import { whyNotStart } from '../../rules/start.ts';
import { ownProgress } from '../start/progress-store.ts';
import { listPinRows, type StoredPin } from './pin-store.ts';
import { targetOf, targetState, targetsOf } from './targets.ts';

/** As the caller sees them. */
export async function shownPins(ctx: Ctx, pins: readonly StoredPin[]): Promise<Pin[]> {
  const [targets, progress] = await Promise.all([targetsOf(ctx), ownProgress(ctx)]);
  return pins.map((pin) => ({
    ...pin,
    targetName: targetOf(pin.starts, targets)?.name ?? '',
    done: pin.starts.kind === 'instruction' ? Math.min(progress.get(pin.id) ?? 0, pin.starts.steps.length) : 0,
    whyNot: whyNotStart(pin.starts.kind, targetState(pin.starts, targets), ctx.caller.capabilities),
  }));
}

export const listPins: UseCase<typeof pinApi.list> = async (ctx) => ({
  pins: await shownPins(ctx, await listPinRows(ctx)),
});
