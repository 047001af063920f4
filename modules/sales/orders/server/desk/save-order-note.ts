import { problemsOf } from '@fachwerk/base/problem';
import { inCompany } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { orderProblems } from '../../contract.ts';
import type { orderApi } from '../../contract-staff.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import { saveOrder } from '../order-store.ts';
import { noteStep } from '../step-store.ts';
import { auditOrder, lockOrUnknown, readRow } from './change-order.ts';

const problem = problemsOf(orderProblems);

export const saveOrderNote: UseCase<typeof orderApi.saveNote> = async (ctx, { orderId, note, version }) => {
  const order = await lockOrUnknown(ctx, orderId);
  if (order.version !== version) {
    throw problem('order.changed_meanwhile', {}, { conflict: await readRow(ctx, orderId) });
  }
  if (order.note === note) return readRow(ctx, orderId);
  const owner = inCompany(ctx, order.companyId);
  await saveOrder(owner, { ...order, note });
  await noteStep(owner, order.id, 'note', {});
  await auditOrder(owner, order, 'order.note', { note: order.note }, { note });
  await notifyWatchers(owner, [order.id]);
  return readRow(ctx, orderId);
};
