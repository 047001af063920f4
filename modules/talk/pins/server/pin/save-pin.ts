import { saveCard } from '@fachwerk/boards/facade';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { PinStart, pinApi } from '../../contract.ts';
import { problem } from '../problem.ts';
import { resetProgress } from '../start/progress-store.ts';
import { shownPins } from './list-pins.ts';
import { addPin, changePin, listPinRows, lockPin, type StoredPin } from './pin-store.ts';
import { targetState, targetsOf } from './targets.ts';

const MOST_PINS = 30;

/** A card about it goes the way of every card: only whoever may work on boards puts one there. */
export const savePin: UseCase<typeof pinApi.blank> = async (ctx, { pin: { id, ...given }, card }) => {
  const pin: StoredPin = { id: id ?? ctx.newId(), ...given };
  const before = id ? await lockPin(ctx, id) : undefined;
  if (id && !before) throw problem('pin.unknown');
  if (!id && (await listPinRows(ctx)).length >= MOST_PINS) throw problem('pin.too_many');
  if (targetState(pin.starts, await targetsOf(ctx)) === 'gone') throw problem('pin.target_unknown');
  if (before) await changePin(ctx, pin);
  else await addPin(ctx, pin);
  if (before && stepsOf(before.starts) !== stepsOf(pin.starts)) await resetProgress(ctx, pin.id);
  await auditSaved(ctx, pin, before);
  const mayWork = ctx.caller.capabilities.has('boards.work');
  const made =
    card && mayWork
      ? await saveCard(ctx, { card: { title: pin.name, description: pin.description }, column: card.columnId })
      : null;
  const [shown] = await shownPins(ctx, [pin]);
  return { pin: shown!, cardId: made?.id ?? null };
};

const stepsOf = (starts: PinStart) => (starts.kind === 'instruction' ? starts.steps.join('\n') : '');

async function auditSaved(ctx: Ctx, { id, ...after }: StoredPin, before: StoredPin | undefined): Promise<void> {
  await audit(ctx, {
    subjectKind: 'pin',
    subjectId: id,
    action: 'pin.saved',
    ...(before && { before: { name: before.name, description: before.description, starts: before.starts } }),
    after,
    address: ctx.request.address,
  });
}
