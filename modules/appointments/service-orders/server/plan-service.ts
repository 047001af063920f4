import { problemsOf } from '@fachwerk/base/problem';
import { auditOrder, lockOrUnknown, notifyWatchers } from '@fachwerk/orders/facade-record';
import { brokenConstraint } from '@fachwerk/server/db';
import type { UseCase } from '@fachwerk/server/module';
import { type serviceOrderApi, serviceOrderProblems } from '../contract.ts';
import { whyNotPlan } from '../rules/service.ts';
import { whoMayDoIt } from './list-services.ts';
import { findServiceRow, saveAppointment } from './service-store.ts';

const problem = problemsOf(serviceOrderProblems);

export const planService: UseCase<typeof serviceOrderApi.plan> = async (ctx, { orderId, position, plan }) => {
  const order = await lockOrUnknown(ctx, orderId);
  const before = await findServiceRow(ctx, orderId, position);
  if (!before) throw problem('service.unknown');
  const refusal = whyNotPlan(order);
  if (refusal) throw problem(refusal);
  const isKnown = plan.staffId === null || (await whoMayDoIt(ctx)).some(({ id }) => id === plan.staffId);
  if (!isKnown) throw problem('service.staff_unknown');
  await saveAppointment(ctx, orderId, position, plan).catch((error: unknown) => {
    throw brokenConstraint(error) === 'appointment_staff_free' ? problem('service.staff_busy') : error;
  });
  const { startsAt, staffId } = before;
  await auditOrder(ctx, order, 'service.planned', { startsAt, staffId }, { position, ...plan });
  await notifyWatchers(ctx, [orderId]);
  return {};
};
