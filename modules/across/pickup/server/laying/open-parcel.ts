import type { SiteAttempt } from '@fachwerk/active-rentals/contract';
import { requestOpening } from '@fachwerk/openings/facade';
import type { Order } from '@fachwerk/orders/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { LastOpening } from '../../contract.ts';
import { addOpening } from '../parcel/opening-store.ts';
import type { StoredParcel } from '../parcel/parcel-store.ts';

type Staff = { readonly way: 'lay' | 'take_back'; readonly transactionId: string; readonly reason: string };
type Person = { readonly userId: string | null; readonly name: string };

/** For staff: on the record as theirs, with the reason. Parcel and box are held. */
export function openForStaff(
  ctx: CompanyCtx,
  parcel: StoredParcel,
  { userId, name }: Person,
  { way, transactionId, reason }: Staff,
): Promise<SiteAttempt> {
  return opened(
    ctx,
    parcel,
    { way, reason },
    {
      transactionId,
      reason,
      type: 'operator',
      mayOmitReason: false,
      person: { id: userId, name },
    },
  );
}

/** For whoever ordered it. */
export function openForCustomer(
  ctx: CompanyCtx,
  parcel: StoredParcel,
  { customerId, contact }: Pick<Order, 'customerId' | 'contact'>,
  { way, transactionId }: { readonly way: 'link' | 'pin'; readonly transactionId: string },
): Promise<SiteAttempt> {
  return opened(
    ctx,
    parcel,
    { way, reason: '' },
    {
      transactionId,
      reason: '',
      type: 'customer',
      mayOmitReason: true,
      person: { id: customerId, name: `${contact.firstName} ${contact.lastName}`.trim() },
    },
  );
}

type Request = Omit<Parameters<typeof requestOpening>[1], 'lockId' | 'sendAltSignal'>;

async function opened(
  ctx: CompanyCtx,
  parcel: StoredParcel,
  { way, reason }: Pick<LastOpening, 'way'> & { readonly reason: string },
  request: Request,
): Promise<SiteAttempt> {
  const asked = { ...request, lockId: parcel.lockId, sendAltSignal: false };
  const { id, state, doorState } = await requestOpening(ctx, asked);
  await addOpening(ctx, { attemptId: id, parcelId: parcel.id, way, reason });
  return { id, state, doorState };
}
