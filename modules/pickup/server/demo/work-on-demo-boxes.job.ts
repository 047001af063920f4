import { Problem } from '@fachwerk/base/problem';
import { minutesBetween } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import { findFulfilment } from '@fachwerk/fulfilment/facade';
import { findOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { job } from '@fachwerk/server/jobs';
import { sql } from '@fachwerk/server/sql';
import * as z from 'zod/mini';
import { openForStaff } from '../laying/open-parcel.ts';
import { findParcels, lockParcelWithBox, type StoredParcel } from '../parcel/parcel-store.ts';
import { MERCHANT } from './create-demo-boxes.ts';

/** How long the crew of the demonstration takes when nobody at the screen is quicker, in minutes. */
const MAKING_MINUTES = 3;
/** Whoever tried it has gone. */
const FORGOTTEN_MINUTES = 180;

/** In the demonstration a crew lays orders into their boxes, and empties those that nobody came for. */
export const workOnDemoBoxes = job({
  name: 'demo.boxes',
  payload: z.object({}),
  cron: '* * * * *',
  transaction: 'own',
  run: async (work) => {
    const merchant = await companyByCode(work, MERCHANT);
    if (!merchant?.isDemo) return;
    const ctx = { ...work, companyId: merchant.id };
    for (const { id } of await findParcels(ctx, sql`p.state in ('held', 'laid')`)) {
      await work.db.transaction((db) => workOn({ ...ctx, db }, id)).catch(later);
    }
  },
});

/** The controller is away, or somebody is at the box: another time. */
function later(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}

async function workOn(ctx: CompanyCtx, id: string): Promise<void> {
  const parcel = await lockParcelWithBox(ctx, id);
  const way = parcel && (await wayFor(ctx, parcel));
  if (!parcel || !way) return;
  const { number } = (await findOrder(ctx, parcel.orderId))!;
  const reason = way === 'lay' ? `Bestellung ${number} ins Abholfach legen` : 'Nicht abgeholt';
  await openForStaff(ctx, parcel, { userId: null, name: 'Küche' }, { way, reason, transactionId: ctx.newId() });
}

async function wayFor(ctx: CompanyCtx, { state, laidAt, orderId }: StoredParcel): Promise<'lay' | 'take_back' | null> {
  if (state === 'laid') return minutesBetween(laidAt!, ctx.now) >= FORGOTTEN_MINUTES ? 'take_back' : null;
  const found = await findFulfilment(ctx, orderId);
  const isMade = found?.state === 'making' || found?.state === 'ready';
  return isMade && minutesBetween(found.stateSince, ctx.now) >= MAKING_MINUTES ? 'lay' : null;
}
