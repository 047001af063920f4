import type { Service } from '@fachwerk/appointments/contract';
import { appointmentProblems } from '@fachwerk/appointments/contract';
import type { Appointment } from '@fachwerk/appointments/contract-appointment';
import { nameParts } from '@fachwerk/appointments/rules/appointment';
import type { Input } from '@fachwerk/base/contract';
import { formatTime } from '@fachwerk/base/format-time';
import { type Language, LOCALES } from '@fachwerk/base/language';
import { Problem, problemsOf } from '@fachwerk/base/problem';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { textIn } from '@fachwerk/base/translated';
import { rememberOrder } from '@fachwerk/cart/facade';
import { whyNotAccepted } from '@fachwerk/cart/rules/contact';
import { resultPath, returnPath } from '@fachwerk/cart/rules/payment-result';
import { customerFor } from '@fachwerk/customers/facade';
import type { Order } from '@fachwerk/orders/contract';
import { addOrder, findOrder } from '@fachwerk/orders/facade';
import { staffWords } from '@fachwerk/orders/rules/staff-words';
import { paymentProblems } from '@fachwerk/payments/contract';
import { addPayment, paymentOptions, paymentsOf, startPayment } from '@fachwerk/payments/facade';
import { audit } from '@fachwerk/server/audit';
import type { SiteCtx } from '@fachwerk/server/ctx';
import { addJob } from '@fachwerk/server/jobs';
import { legalVersions, siteAddress } from '@fachwerk/sites/facade';
import type { bookingApi } from '../../contract.ts';
import { obligesToPay } from '../../rules/obliges.ts';
import { releaseUnpaid } from './release-unpaid.job.ts';

const problem = problemsOf(appointmentProblems);

type Payment = Pick<Input<typeof bookingApi.book>, 'paymentOption' | 'accepted'>;

const NOTHING = { terms: false, privacy: false, withdrawal: false };

/** Where there is no right of withdrawal, nobody agrees to its text. */
function refuseUnaccepted({ accepted = NOTHING }: Payment, { isLeisure }: Service): void {
  const refusal = whyNotAccepted(isLeisure ? { ...accepted, withdrawal: true } : accepted);
  if (refusal) throw problem('appointment.not_accepted', {}, { fields: refusal.fields });
}

/** Who books what costs something has agreed to the texts, also where it is paid there; in which version is kept. */
async function noteAccepted(ctx: SiteCtx, { id }: Appointment, service: Service, payment: Payment): Promise<void> {
  refuseUnaccepted(payment, service);
  await audit(ctx, {
    subjectKind: 'appointment',
    subjectId: id,
    action: 'appointment.terms_accepted',
    after: await legalVersions(ctx, ctx.companyId),
    address: ctx.request.address,
  });
}

/** The order has the id of its appointment: whoever comes back to it finds the same one. Null where nothing is to be paid now. */
export async function orderedFor(
  ctx: SiteCtx,
  appointment: Appointment,
  service: Service,
  payment: Payment,
): Promise<Order | null> {
  if (obligesToPay(appointment)) await noteAccepted(ctx, appointment, service, payment);
  if (appointment.state !== 'unpaid') return null;
  refuseUnaccepted(payment, service);
  return (await findOrder(ctx, appointment.id)) ?? addOrderFor(ctx, appointment, service, payment);
}

async function addOrderFor(
  ctx: SiteCtx,
  appointment: Appointment,
  service: Service,
  { paymentOption }: Payment,
): Promise<Order> {
  const option = (await paymentOptions(ctx)).find((offered) => offered.option === paymentOption)?.option;
  if (!option) throw problem('appointment.payment_unknown');
  const { id, name, email, phone, language } = appointment;
  const contact = { ...nameParts(name), email, phone };
  const customer = await customerFor(ctx, { ...contact, language });
  const order = await addOrder(ctx, {
    id,
    contact,
    language,
    customerId: customer.id,
    networkId: customer.companyId,
    lines: [lineOf(appointment, service)],
    accepted: { ...(await legalVersions(ctx, ctx.companyId)), isOfParty: true },
    siteCompanyId: ctx.companyId,
  });
  await addPayment(ctx, {
    reference: order.id,
    amountCents: order.totalCents,
    option,
    description: `${order.number} · ${order.summary}`,
    payer: { email, name, language },
    siteAddress: await siteAddress(ctx),
    returnPath: returnPath(order.orderHash),
  });
  const payload = { companyId: ctx.companyId, orderId: order.id };
  await addJob(ctx, releaseUnpaid, payload, { key: `release-appointment:${id}`, runAt: appointment.offeredUntil! });
  return order;
}

function lineOf({ id, priceCents, staffName, startsAt, endsAt, language }: Appointment, service: Service) {
  const words = (spoken: Language) => ({
    title: textIn(service.name, spoken),
    detail: `${formatTime(startsAt, HOUSE_ZONE, LOCALES[spoken], 'full')}, ${staffName}`,
  });
  return {
    kind: 'appointment' as const,
    subjectId: id,
    ...words(language),
    quantity: 1,
    unitCents: priceCents ?? 0,
    vatPercent: service.vatPercent,
    data: { ...staffWords(words), startsAt, endsAt },
  };
}

/** Where the money is asked for, and the browser that does so may see the order; where the provider cannot be reached, the page that tries again. */
export async function startedPayment(ctx: SiteCtx, order: Order): Promise<string> {
  rememberOrder(ctx, order.id);
  const payment = (await paymentsOf(ctx, order.id)).at(-1);
  const page = resultPath(order.orderHash);
  if (!payment) return page;
  try {
    return (await startPayment(ctx, payment.id)).redirectTo ?? page;
  } catch (error) {
    if (error instanceof Problem && error.code in paymentProblems) return page;
    throw error;
  }
}
