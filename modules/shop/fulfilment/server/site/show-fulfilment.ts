import { HOUSE_ZONE } from '@fachwerk/base/time';
import { findCompany, inCompany } from '@fachwerk/companies/facade';
import { findOwnOrder } from '@fachwerk/orders/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { FulfilmentState } from '../../contract.ts';
import type { fulfilmentSiteApi, SiteFulfilment } from '../../contract-site.ts';
import type { FulfilmentStep } from '../../contract-staff.ts';
import { dueAtHandover } from '../../rules/due.ts';
import { findFulfilment } from '../record/fulfilment-store.ts';
import { listParcels } from '../record/parcel-store.ts';
import { listSteps } from '../record/step-store.ts';

/** For whoever has the secret of the order; an unknown one looks like an order without goods. */
export const showFulfilment: UseCase<typeof fulfilmentSiteApi.show> = async (ctx, { orderHash }) => {
  const order = await findOwnOrder(ctx, orderHash);
  const scoped = order && inCompany(ctx, order.companyId);
  const found = scoped && (await findFulfilment(scoped, order.id));
  if (!found) return { fulfilment: null };
  const [steps, parcels] = await Promise.all([listSteps(scoped, order.id), listParcels(scoped, order.id)]);
  const company = (await findCompany(scoped))!;
  const { type, state, wishedAt, promisedAt, address, tableName, note } = found;
  return {
    fulfilment: {
      orderHash,
      type,
      state,
      wishedAt,
      promisedAt,
      address,
      tableName,
      note,
      parcels,
      reached: reachedIn(steps),
      dueCents: OFF.includes(state) ? 0 : dueAtHandover(order),
      reason: state === 'refused' || state === 'cancelled' ? order.cancelReason : '',
      shop: { name: company.name, phone: company.phone, ...placeOf(company.address) },
      timeZone: HOUSE_ZONE,
    },
  };
};

const placeOf = ({ street, postcode, city }: Record<'street' | 'postcode' | 'city', string>) => ({
  street,
  postcode,
  city,
});

const OFF: readonly FulfilmentState[] = ['waiting', 'refused', 'cancelled'];

/** The last time each state was reached: who went back goes there again. */
function reachedIn(steps: readonly FulfilmentStep[]): SiteFulfilment['reached'] {
  const reached = new Map<FulfilmentState, Date>();
  for (const { kind, at, data } of steps) {
    const state = kind === 'added' ? data.state : kind === 'moved' ? data.to : undefined;
    if (state !== undefined) reached.set(state as FulfilmentState, at);
  }
  return [...reached].map(([state, at]) => ({ state, at }));
}
