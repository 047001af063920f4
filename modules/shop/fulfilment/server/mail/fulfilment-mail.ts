import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { dayOf, HOUSE_ZONE } from '@fachwerk/base/time';
import { findCompany, inCompany } from '@fachwerk/companies/facade';
import type { Order } from '@fachwerk/orders/contract';
import { findOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import type { Translate } from '@fachwerk/server/translator';
import { mailStyle, siteAddress } from '@fachwerk/sites/facade';
import type { Fulfilment, Parcel } from '../../contract.ts';
import { dueAtHandover } from '../../rules/due.ts';
import { type FulfilmentMail, mailFor } from '../../rules/mails.ts';
import { trackingPage } from '../../rules/parcels.ts';
import { listParcels } from '../record/parcel-store.ts';
import { HOUSE, noteStep } from '../record/step-store.ts';

type Told = { readonly reason: string; readonly refundCents: number };

/** In the transaction of what it tells of. Each mail once, however often somebody taps back and forth. */
export async function mailStep(ctx: CompanyCtx, moved: Fulfilment, told: Told): Promise<void> {
  const mail = mailFor(moved);
  if (mail) await mailOnce(ctx, moved, mail, told);
}

/** What is on its way already has numbers now. */
export const mailParcels = (ctx: CompanyCtx, sent: Fulfilment): Promise<void> =>
  mailOnce(ctx, sent, 'tracked', { reason: '', refundCents: 0 });

async function mailOnce(ctx: CompanyCtx, moved: Fulfilment, mail: FulfilmentMail, told: Told): Promise<void> {
  const order = await findOrder(ctx, moved.orderId);
  // Somebody who was erased, or who ordered at the table without an address, gets none.
  if (!order || order.contact.email === '') return;
  if (!(await noteStep(ctx, moved.orderId, 'mailed', { data: { mail }, person: HOUSE }))) return;
  await write(ctx, order, moved, mail, told);
}

async function write(ctx: CompanyCtx, order: Order, moved: Fulfilment, mail: FulfilmentMail, told: Told) {
  const { language, contact, number, orderHash } = order;
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const company = await findCompany(ctx);
  const companyName = company?.name ?? '';
  const time = promisedWords(moved.promisedAt, ctx.now, LOCALES[language]);
  const money = (cents: number) => formatMoney(cents, LOCALES[language]);
  const params = { number, company: companyName, time };
  const isRefused = mail === 'refused';
  const dueCents = isRefused ? 0 : dueAtHandover(order);
  const { address } = moved;
  const parcels = isRefused ? [] : await listParcels(ctx, order.id);
  await sendMail(ctx, {
    to: contact.email,
    language,
    subject: t(`mail.fulfilment.${mail}.subject`, params),
    text: [
      t('mail.fulfilment.greeting', { name: `${contact.firstName} ${contact.lastName}`.trim() }),
      t(`mail.fulfilment.${mail}.text`, params),
      ...(isRefused && told.reason ? [t('mail.fulfilment.reason', { reason: told.reason })] : []),
      ...(isRefused
        ? [
            t(told.refundCents > 0 ? 'mail.fulfilment.money_back' : 'mail.fulfilment.nothing_paid', {
              amount: money(told.refundCents),
            }),
          ]
        : []),
      ...(address && !isRefused
        ? [t('mail.fulfilment.to', { address: `${address.street}, ${address.postcode} ${address.city}` })]
        : []),
      ...(parcels.length > 0 ? [parcels.map((parcel) => parcelWords(parcel, t)).join('\n')] : []),
      ...(dueCents > 0 ? [t('mail.fulfilment.due', { amount: money(dueCents) })] : []),
      ...(company?.phone ? [t('mail.fulfilment.phone', { phone: company.phone })] : []),
    ].join('\n\n'),
    ...(!isRefused &&
      mail !== 'tracked' &&
      moved.promisedAt && { highlight: { label: t(`mail.fulfilment.${mail}.label`), value: time } }),
    button: {
      label: t('mail.fulfilment.button'),
      url: `${await siteAddress(inCompany(ctx, order.siteCompanyId))}/bestellung/${orderHash}`,
    },
    companyName,
    look: await mailStyle(ctx),
  });
}

/** `DHL 00340434…: https://…` */
function parcelWords(parcel: Parcel, t: Translate): string {
  const named = t('mail.fulfilment.parcel', { carrier: t(`carrier.${parcel.carrier}`), number: parcel.number });
  const page = trackingPage(parcel);
  return page ? `${named}\n${page}` : named;
}

/** Today the time alone; another day with its date. */
function promisedWords(promisedAt: Date | null, now: Date, locale: string): string {
  if (!promisedAt) return '';
  const isToday = dayOf(promisedAt).equals(dayOf(now));
  return formatTime(promisedAt, HOUSE_ZONE, locale, isToday ? 'time' : 'weekdayTime');
}
