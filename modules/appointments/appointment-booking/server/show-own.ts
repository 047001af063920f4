import { appointmentByKey, listServices, readSettings } from '@fachwerk/appointments/facade';
import { whyNotChangeBySelf } from '@fachwerk/appointments/rules/appointment';
import { againPath } from '@fachwerk/appointments/rules/booking-path';
import { textIn } from '@fachwerk/base/translated';
import { resultPath } from '@fachwerk/cart/rules/payment-result';
import { findOrder } from '@fachwerk/orders/facade';
import { paymentOptions } from '@fachwerk/payments/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { bookingApi } from '../contract.ts';

export const showOwn: UseCase<typeof bookingApi.show> = async (ctx, { key }) => {
  const appointment = await appointmentByKey(ctx, key);
  const settings = await readSettings(ctx);
  const service = (await listServices(ctx)).find(({ id }) => id === appointment.serviceId);
  const order = appointment.state === 'unpaid' ? await findOrder(ctx, appointment.id) : undefined;
  const { serviceId, staffId, staffName, priceCents, startsAt, endsAt, state, offeredUntil, name, email } = appointment;
  return {
    serviceId,
    staffId,
    staffName,
    priceCents,
    startsAt,
    endsAt,
    state,
    offeredUntil,
    name,
    email,
    isPrepaid: appointment.isPrepaid,
    hasLapsed: appointment.hasLapsed,
    paymentOptions: appointment.isPrepaid && state === 'offered' ? [...(await paymentOptions(ctx))] : [],
    payPath: order ? resultPath(order.orderHash) : null,
    againPath: againPath(service, appointment),
    isLeisure: service?.isLeisure ?? false,
    serviceName: textIn(appointment.serviceNames, ctx.language),
    whyNot: whyNotChangeBySelf(appointment, settings, ctx.now),
    cancelUntilHours: settings.cancelUntilHours,
  };
};
