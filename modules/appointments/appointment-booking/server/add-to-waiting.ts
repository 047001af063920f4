import { appointmentProblems } from '@fachwerk/appointments/contract';
import { addWaiting, listStaff, onlineService, readSettings } from '@fachwerk/appointments/facade';
import { choiceOf, whyNotChoice } from '@fachwerk/appointments/rules/service-choice';
import { problemsOf } from '@fachwerk/base/problem';
import { dayOf } from '@fachwerk/base/time';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';

const problem = problemsOf(appointmentProblems);

export const addToWaiting: UseCase<typeof bookingApi.wait> = async (ctx, given) => {
  const { serviceId, staffId, fromOn, untilOn, name, email, phone } = given;
  const refusal = whyNotChoice(await onlineService(ctx, serviceId), choiceOf(given));
  if (refusal) throw problem(refusal);
  if (staffId && !(await listStaff(ctx)).some(({ id, isOnline }) => id === staffId && isOnline))
    throw problem('appointment.staff_unknown');
  const today = dayOf(ctx.now);
  if (untilOn < fromOn || untilOn < today.toString()) throw problem('appointment.ends_before_start');
  const { horizonDays } = await readSettings(ctx);
  if (untilOn > today.add({ days: horizonDays }).toString()) throw problem('appointment.too_long');
  const isNew = await addWaiting(ctx, {
    serviceId,
    ...choiceOf(given),
    staffId,
    fromOn,
    untilOn,
    name,
    email,
    phone,
    language: ctx.language,
  });
  if (!isNew) throw problem('appointment.waiting_already');
  return {};
};
