import type { UseCase } from '@fachwerk/server/module';
import type { appointmentApi } from '../../contract-appointment.ts';
import { whyNotSpan } from '../../rules/appointment.ts';
import { choiceOf } from '../../rules/service-choice.ts';
import { findStored } from '../appointment/appointment-store.ts';
import { problem } from '../problem.ts';
import { serviceAs, serviceAsBooked } from '../setup/chosen-service.ts';
import { findService, readSettings } from '../setup/setup-store.ts';
import { freeIn, readPlan } from './plan.ts';

const MOST_DAYS = 62;

export const listFreeTimes: UseCase<typeof appointmentApi.free> = async (ctx, given) => {
  const { serviceId, staffId, exceptId: except, from, to } = given;
  const refusal = whyNotSpan(from, to, MOST_DAYS);
  if (refusal) throw problem(refusal);
  const known = await findService(ctx, serviceId);
  if (!known || known.isArchived) throw problem('appointment.service_unknown');
  const moved = except ? await findStored(ctx, except) : undefined;
  const service = moved ? serviceAsBooked(known, moved) : serviceAs(known, choiceOf(given));
  const [plan, { stepMinutes }] = await Promise.all([
    readPlan(ctx, service, { from, to, staffId, except }),
    readSettings(ctx),
  ]);
  return { times: freeIn(plan, { from, to, stepMinutes }) };
};
