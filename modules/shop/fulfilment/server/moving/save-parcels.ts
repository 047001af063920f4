import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import { findOrder } from '@fachwerk/orders/facade';
import { auditOrder } from '@fachwerk/orders/facade-record';
import type { UseCase } from '@fachwerk/server/module';
import { fulfilmentProblems } from '../../contract.ts';
import type { fulfilmentApi } from '../../contract-staff.ts';
import { areSameParcels, differentParcels, whyNotParcels } from '../../rules/parcels.ts';
import { mailParcels } from '../mail/fulfilment-mail.ts';
import { lockFulfilment } from '../record/fulfilment-store.ts';
import { notifyWatchers } from '../record/notify-watchers.ts';
import { listParcels, replaceParcels } from '../record/parcel-store.ts';

const problem = problemsOf(fulfilmentProblems);

/** Before it is sent they go along with the mail about that; afterwards they have one of their own. */
export const saveParcels: UseCase<typeof fulfilmentApi.saveParcels> = async (ctx, { orderId, parcels: given }) => {
  const found = await lockFulfilment(ctx, orderId);
  if (!found) throw problem('fulfilment.unknown');
  const refusal = whyNotParcels(found);
  if (refusal) throw problem(refusal);
  const owner = inCompany(ctx, found.companyId);
  const parcels = differentParcels(given);
  const before = await listParcels(owner, orderId);
  if (areSameParcels(before, parcels)) return { parcels };
  await replaceParcels(owner, orderId, parcels);
  const order = await findOrder(owner, orderId);
  if (order) await auditOrder(owner, order, 'order.parcels', { parcels: before }, { parcels });
  if (found.state === 'on_way' && parcels.length > 0) await mailParcels(owner, found);
  await notifyWatchers(owner, [orderId]);
  return { parcels };
};
