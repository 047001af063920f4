import { problemsOf } from '@fachwerk/base/problem';
import { addMinutes } from '@fachwerk/base/time';
import type { Fulfilment } from '@fachwerk/fulfilment/contract';
import { findOrder, linesOf } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { pickupProblems } from '../../contract.ts';
import type { Load } from '../../rules/packing.ts';
import { heldSpan } from '../../rules/parcel.ts';
import { addParcel } from '../parcel/parcel-store.ts';
import { findSettings } from '../settings/settings-store.ts';
import { type Choice, chooseBoxes } from './choose-boxes.ts';
import { type Box, isBoxFree, type Span } from './free-boxes.ts';
import { occupyBox } from './occupy-box.ts';
import { startHold } from './start-hold.job.ts';
import { takeFirst } from './take-first.ts';

const problem = problemsOf(pickupProblems);

/**
 * The hook of whoever adds an order that is to be laid into a box: keeps one, or two, from the promised time on. Refused where somebody else
 * was quicker, and then there is no order.
 */
export async function holdBoxes(ctx: CompanyCtx, fulfilment: Fulfilment): Promise<void> {
  const { orderId, wishedAt, preparationMinutes } = fulfilment;
  const dueAt = wishedAt ?? addMinutes(ctx.now, preparationMinutes);
  const span = heldSpan(dueAt, ctx.now, await findSettings(ctx));
  const lines = (await linesOf(ctx, orderId)).filter(({ kind }) => kind === 'item');
  const items = lines.map(({ subjectId, quantity }) => ({ itemId: subjectId, quantity }));
  const choice = await chooseBoxes(ctx, items, span);
  if (choice.refusal !== null) throw problem(choice.refusal);
  const taken = await takeAll(ctx, choice.loads, span);
  for (const [at, { load, box }] of taken.entries()) await keep(ctx, orderId, { position: at + 1, load, box, span });
}

type Loads = Extract<Choice, { refusal: null }>['loads'];
type Taken = { readonly load: Load; readonly box: Box };

async function takeAll(ctx: CompanyCtx, loads: Loads, span: Span): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (const { load, boxes } of loads) {
    const left = boxes.filter(({ id }) => taken.every(({ box }) => box.id !== id));
    const box = await takeFirst(ctx, left, (id) => isBoxFree(ctx, id, span));
    if (!box) throw problem('pickup.none_free');
    taken.push({ load, box });
  }
  return taken;
}

type Kept = Taken & { readonly position: number; readonly span: Span };

async function keep(ctx: CompanyCtx, orderId: string, { position, load, box, span }: Kept): Promise<void> {
  const isNow = span.from <= ctx.now;
  const id = ctx.newId();
  const order = (await findOrder(ctx, orderId))!;
  const occupancyId = isNow ? await occupyBox(ctx, { lockId: box.id, until: span.until, order }) : null;
  await addParcel(ctx, {
    id,
    orderId,
    position,
    lockId: box.id,
    locationId: box.locationId,
    occupancyId,
    ...load,
    state: isNow ? 'held' : 'planned',
    heldFrom: span.from,
    heldUntil: span.until,
  });
  const payload = { companyId: ctx.companyId, parcelId: id };
  if (!isNow) await addJob(ctx, startHold, payload, { runAt: span.from });
}
