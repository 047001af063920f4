import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { fulfilmentApi } from '../contract-staff.ts';
import { findFulfilment } from './record/fulfilment-store.ts';
import { listParcels } from './record/parcel-store.ts';
import { listSteps } from './record/step-store.ts';

/** Null for an order without goods and for one that is none of the caller's: nothing tells them apart. */
export const readFulfilment: UseCase<typeof fulfilmentApi.find> = async (ctx, { orderId }) => {
  const found = await findFulfilment(ctx, orderId);
  if (!found) return { fulfilment: null };
  const owner = inCompany(ctx, found.companyId);
  const [steps, parcels] = await Promise.all([listSteps(owner, orderId), listParcels(owner, orderId)]);
  return { fulfilment: { ...found, steps, parcels } };
};
