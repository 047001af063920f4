import { formatMoney } from '@fachwerk/base/format-number';
import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import { textIn } from '@fachwerk/base/translated';
import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { attached, sendMail } from '@fachwerk/server/mail';
import { mailStyle, siteAddress, siteHead } from '@fachwerk/sites/facade';
import { againPath } from '../../rules/booking-path.ts';
import { confirmKeyOf, keyOfAppointment } from '../appointment/access-key.ts';
import type { Stored } from '../appointment/appointment-store.ts';
import { findService, readSettings } from '../setup/setup-store.ts';
import { invitation } from './invitation.ts';

type CustomerMail = 'booked' | 'moved' | 'cancelled' | 'reminder' | 'offered' | 'unconfirmed';

/** Offered and unconfirmed appointments are not certain yet, so they get no invitation. */
const WITH_INVITATION: readonly CustomerMail[] = ['booked', 'moved', 'cancelled'];

/** Mails the customer in their language, in the transaction of the event. */
export async function mailCustomer(
  ctx: CompanyCtx,
  appointment: Stored,
  what: CustomerMail,
  params: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const { language, email, startsAt, endsAt } = appointment;
  const [company, head, site, look, settings, service] = await Promise.all([
    findCompany(ctx),
    siteHead(ctx),
    siteAddress(ctx),
    mailStyle(ctx),
    readSettings(ctx),
    findService(ctx, appointment.serviceId),
  ]);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const locale = LOCALES[language];
  const serviceName = textIn(appointment.serviceNames, language);
  const { street = '', postcode = '', city = '' } = company?.address ?? {};
  const place = [street, `${postcode} ${city}`.trim()].filter((part) => part !== '').join(', ');
  const words = {
    name: appointment.name,
    service: serviceName,
    staff: appointment.staffName,
    company: head.name,
    place,
    when: formatTime(startsAt, HOUSE_ZONE, locale, 'full'),
    price: appointment.priceCents === null ? '' : formatMoney(appointment.priceCents, locale),
    hours: settings.cancelUntilHours,
    until: appointment.offeredUntil ? formatTime(appointment.offeredUntil, HOUSE_ZONE, locale, 'dateTime') : '',
    ...params,
  };
  const key = `mail.appointment.${what}`;
  const paragraphs = [
    t(`${key}.text`, words),
    t('mail.appointment.facts', words),
    ...(words.price && what !== 'cancelled'
      ? [t(`mail.appointment.${!appointment.isPrepaid ? 'price' : what === 'offered' ? 'to_pay' : 'paid'}`, words)]
      : []),
    ...(place && what !== 'cancelled' ? [t('mail.appointment.place', words)] : []),
    ...(what === 'booked' || what === 'moved' ? [t('mail.appointment.deadline', words)] : []),
  ];
  await sendMail(ctx, {
    to: email,
    language,
    subject: t(`${key}.subject`, words),
    text: paragraphs.join('\n\n'),
    button: {
      label: t(`${key}.button`),
      url: `${site}${pathIn(ctx, appointment, what, againPath(service, appointment))}`,
    },
    companyName: head.name,
    look,
    ...(WITH_INVITATION.includes(what) && {
      attachments: [
        attached(invitation, 'termin.ics', {
          appointmentId: appointment.id,
          sequence: appointment.version,
          writtenAt: ctx.now,
          startsAt,
          endsAt,
          isCancelled: what === 'cancelled',
          title: `${serviceName}, ${head.name}`,
          place,
          email,
          companyName: head.name,
          companyEmail: head.contact.email || company?.email || '',
        }),
      ],
    }),
    confidential: what !== 'cancelled',
  });
}

function pathIn(ctx: CompanyCtx, appointment: Stored, what: CustomerMail, again: string | null): string {
  // No key: the mail may be passed on.
  if (what === 'cancelled') return again ?? '/termine';
  if (what === 'unconfirmed') return `/termin/bestaetigen/${confirmKeyOf(ctx, appointment)}`;
  return `/termin/${keyOfAppointment(ctx, appointment.id)}`;
}
