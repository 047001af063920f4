import type { Ctx } from '@fachwerk/server/ctx';
import type { PinKind, PinStart } from '../../contract.ts';
import { whyNotStart } from '../../rules/start.ts';
import { findPin, type StoredPin } from '../pin/pin-store.ts';
import { type Targets, targetState, targetsOf } from '../pin/targets.ts';
import { problem } from '../problem.ts';

type Startable<Kind extends PinKind> = {
  readonly pin: StoredPin;
  readonly starts: Extract<PinStart, { kind: Kind }>;
  readonly targets: Targets;
};

/** A pin that starts this, and that the caller may start now; otherwise the refusal. */
export async function findStartablePin<Kind extends PinKind>(
  ctx: Ctx,
  id: string,
  kind: Kind,
): Promise<Startable<Kind>> {
  const pin = await findPin(ctx, id);
  if (!pin) throw problem('pin.unknown');
  // It was changed while somebody looked at it.
  if (pin.starts.kind !== kind) throw problem('pin.changed_meanwhile');
  const targets = await targetsOf(ctx);
  const refusal = whyNotStart(kind, targetState(pin.starts, targets), ctx.caller.capabilities);
  if (refusal) throw problem(refusal);
  return { pin, starts: pin.starts as Extract<PinStart, { kind: Kind }>, targets };
}
