import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { whyNotSpan } from '../../rules/appointment.ts';
import { problem } from '../problem.ts';
import { findService, readSettings } from '../setup/setup-store.ts';
import { freeIn, readPlan } from './plan.ts';

const MOST_DAYS = 62;

export const listFreeTimes: UseCase<typeof appointmentApi.free> = async (ctx, given) => {
  const { serviceId, staffId, exceptId: except, from, to } = given;
  const refusal = whyNotSpan(from, to, MOST_DAYS);
  if (refusal) throw problem(refusal);
  const service = await findService(ctx, serviceId);
  if (!service || service.isArchived) throw problem('appointment.service_unknown');
  const [plan, { stepMinutes }] = await Promise.all([
    readPlan(ctx, service, { from, to, staffId, except }),
    readSettings(ctx),
  ]);
  return { times: freeIn(plan, { from, to, stepMinutes }) };
};
