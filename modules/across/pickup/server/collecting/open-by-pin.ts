import { findOrder } from '@fachwerk/orders/facade';
import { pinHash } from '@fachwerk/rentals/facade-renter';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { OtherOpening } from '@fachwerk/terminals/facade-hooks';
import { openForCustomer } from '../laying/open-parcel.ts';
import { findParcels, lockParcelWithBox } from '../parcel/parcel-store.ts';

type TypedPin = { readonly locationId: string; readonly pin: string; readonly transactionId: string };

/** The hook of terminals: the box of whoever has this PIN here, held; a PIN of nobody is null. */
export async function openByPin(
  ctx: CompanyCtx,
  { locationId, pin, transactionId }: TypedPin,
): Promise<(() => Promise<OtherOpening>) | null> {
  const hash = pinHash(ctx.app, locationId, pin);
  const byPin = () =>
    findParcels(ctx, sql`p.location_id = ${locationId} and p.pin_hash = ${hash} and p.state = 'laid'`);
  const [found] = await byPin();
  const parcel = found && (await lockParcelWithBox(ctx, found.id));
  // Once it is held: it may have been collected meanwhile.
  if (parcel?.state !== 'laid') return null;
  return async () => {
    const order = (await findOrder(ctx, parcel.orderId))!;
    const attempt = await openForCustomer(ctx, parcel, order, { way: 'pin', transactionId });
    return { ...attempt, boxNumber: parcel.boxNumber };
  };
}
