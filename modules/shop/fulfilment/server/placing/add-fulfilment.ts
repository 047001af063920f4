import type { CompanyCtx } from '@fachwerk/server/ctx';
import { emit } from '@fachwerk/server/events';
import type { DeliveryType } from '@fachwerk/shop/contract-way';
import { type Fulfilment, fulfilmentMoved, type HandoverAddress, type TimeSlot } from '../../contract.ts';
import { boxesWanted } from '../facade-hooks.ts';
import { addFulfilmentRow } from '../record/fulfilment-store.ts';
import { notifyWatchers } from '../record/notify-watchers.ts';
import { addStep } from '../record/step-store.ts';

export type FulfilmentDraft = {
  readonly orderId: string;
  readonly type: DeliveryType;
  /** Null: as soon as possible. */
  readonly wishedAt: Date | null;
  readonly slot: TimeSlot | null;
  readonly address: HandoverAddress | null;
  readonly tableName: string;
  readonly note: string;
  readonly preparationMinutes: number;
  /** The shop gets to see it once it is paid; false for what is paid at handover or by invoice. */
  readonly isPaidFirst: boolean;
};

/** In the transaction that adds the order: `ctx.companyId` is the company that sells. */
export async function addFulfilment(ctx: CompanyCtx, draft: FulfilmentDraft): Promise<Fulfilment> {
  const { isPaidFirst, ...given } = draft;
  const added: Fulfilment = {
    ...given,
    companyId: ctx.companyId,
    state: isPaidFirst ? 'waiting' : 'new',
    stateSince: ctx.now,
    addedAt: ctx.now,
    arrivedAt: isPaidFirst ? null : ctx.now,
    promisedAt: null,
    version: 1,
  };
  await addFulfilmentRow(ctx, added);
  if (added.type === 'box') await ctx.app.hooks.find(boxesWanted)?.(ctx, added);
  await addStep(ctx, added.orderId, 'added', { data: { state: added.state } });
  const told = { companyId: ctx.companyId, orderId: added.orderId, type: added.type, from: null, to: added.state };
  await emit(ctx, fulfilmentMoved, told);
  await notifyWatchers(ctx, [added.orderId]);
  return added;
}
