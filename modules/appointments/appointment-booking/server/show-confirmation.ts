import { appointmentToConfirm, keyOfAppointment } from '@fachwerk/appointments/facade';
import { confirmationOf } from '@fachwerk/appointments/rules/confirmation';
import { textIn } from '@fachwerk/base/translated';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';

/** Shows and changes nothing: programs that check mails open every link. */
export const showConfirmation: UseCase<typeof bookingApi.confirmation> = async (ctx, { key }) => {
  const appointment = await appointmentToConfirm(ctx, key);
  const { id, serviceId, staffName, startsAt, offeredUntil } = appointment;
  return {
    serviceId,
    staffName,
    startsAt,
    until: offeredUntil,
    key: keyOfAppointment(ctx, id),
    serviceName: textIn(appointment.serviceNames, ctx.language),
    confirmation: confirmationOf(appointment, ctx.now),
  };
};
