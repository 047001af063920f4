import { problemsOf } from '@fachwerk/base/problem';
import { saveCard } from '@fachwerk/boards/facade';
import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import { type pinApi, pinProblems } from '../contract.ts';
import { addPin, changePin, listPinRows } from './pin-store.ts';

const problem = problemsOf(pinProblems);
const MOST_PINS = 30;

/** A card about it goes the way of every card: only whoever may work on boards puts one there. */
export const savePin: UseCase<typeof pinApi.blank> = async (ctx, { pin: { id, ...given }, card }) => {
  const pin = { id: id ?? ctx.newId(), ...given };
  if (id && !(await changePin(ctx, pin))) throw problem('pin.unknown');
  if (!id && (await listPinRows(ctx)).length >= MOST_PINS) throw problem('pin.too_many');
  if (!id) await addPin(ctx, pin);
  await audit(ctx, {
    subjectKind: 'pin',
    subjectId: pin.id,
    action: 'pin.saved',
    after: given,
    address: ctx.request.address,
  });
  const mayWork = ctx.caller.capabilities.has('boards.work');
  const made =
    card && mayWork
      ? await saveCard(ctx, { card: { title: pin.name, description: pin.description }, column: card.columnId })
      : null;
  return { pin, cardId: made?.id ?? null };
};
