import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { Order } from '@fachwerk/orders/contract';
import { findOwnOrder } from '@fachwerk/orders/facade';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { pickupProblems } from '../../contract.ts';
import { lockParcelWithBox, type StoredParcel } from '../parcel/parcel-store.ts';
import { mayCollect } from './collect-key.ts';

const problem = problemsOf(pickupProblems);

type Own = { readonly scoped: SiteCtx; readonly order: Order; readonly parcel: StoredParcel };
type Asked = { readonly orderHash: string; readonly key?: string | undefined; readonly parcelId: string };

/** A box of the order behind a secret, held with what lies in it. Anything else looks the same: unknown. */
export async function lockOwnParcel(ctx: SiteCtx, { orderHash, key, parcelId }: Asked): Promise<Own> {
  const order = await findOwnOrder(ctx, orderHash);
  if (!order) throw problem('pickup.unknown');
  if (!mayCollect(ctx, order, key)) throw problem('pickup.link_needed');
  const scoped = inCompany(ctx, order.companyId);
  const parcel = await lockParcelWithBox(scoped, parcelId);
  if (parcel?.orderId !== order.id) throw problem('pickup.unknown');
  return { scoped, order, parcel };
}
