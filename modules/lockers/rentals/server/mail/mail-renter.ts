import { LOCALES } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import { findCustomer } from '@fachwerk/customers/facade';
import { listPlaces } from '@fachwerk/locations/facade';
import { findLock } from '@fachwerk/lockers/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { attached, sendMail } from '@fachwerk/server/mail';
import type { Translate } from '@fachwerk/server/translator';
import { mailStyle, siteAddress, siteHead } from '@fachwerk/sites/facade';
import type { Rental } from '../../contract.ts';
import { overrunTerms, overrunWords } from '../../rules/overrun-terms.ts';
import { languageOf, timeIn } from '../../rules/renter-words.ts';
import { accessOf } from '../access/access-secrets.ts';
import { addStep } from '../record/step-store.ts';
import { rentalCalendar } from './rental-calendar.ts';

/** Target of the mail's button: the rental, extending, paying extra, or cancelling. Reviews are requested on the page, not by mail (§ 7 UWG). */
type MailLink = 'rental' | 'extend' | 'pay' | 'cancel';

export type RenterMail = {
  /** `mail.rental.<what>.subject`, `.text` and `.button`. */
  readonly what: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly link?: MailLink;
  /** The text itself contains a secret; the link always does. */
  readonly confidential?: boolean;
};

const PATHS = { rental: '', extend: '/verlaengern', pay: '/nachzahlen', cancel: '/stornieren' } as const;

/** Mails the renter in their language, in the transaction of the event; erased customers get no mail. */
export async function mailRenter(ctx: CompanyCtx, rental: Rental, mail: RenterMail): Promise<void> {
  const customer = rental.customerId && (await findCustomer(ctx, rental.customerId));
  if (!customer || customer.email === '') return;
  const language = languageOf(rental);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const [place] = await listPlaces(ctx, [rental.locationId]);
  const lock = await findLock(ctx, rental.lockId);
  const params: Record<string, string | number> = {
    name: rental.customerName,
    box: lock?.number ?? '',
    size: rental.sizeCode,
    location: place ? textIn(place.name, language) : '',
    address: place ? `${place.street}, ${place.postcode} ${place.city}` : '',
    from: timeIn(language, rental.timeZone, rental.startsAt),
    to: timeIn(language, rental.timeZone, rental.endsAt),
    order: rental.orderNumber,
    overrun: overrunWords(t, LOCALES[language], overrunTerms(rental)),
    ...mail.params,
  };
  const url = await linkTo(ctx, rental, mail.link ?? 'rental');
  const key = `mail.rental.${mail.what}`;
  const isTime = NEW_TIMES.has(mail.what);
  await sendMail(ctx, {
    to: customer.email,
    language,
    subject: t(`${key}.subject`, params),
    text: t(`${key}.text`, params),
    ...(url && { button: { label: t(`${key}.button`), url } }),
    companyName: (await siteHead(ctx)).name,
    look: await mailStyle(ctx),
    ...(isTime && {
      links: [{ label: t('mail.rental.way'), url: `${await siteAddress(ctx)}/standort/${rental.locationId}` }],
      attachments: [calendarOf(ctx, rental, { t, params, position: place?.position ?? null })],
    }),
    ...highlightOf(mail, t, params),
    confidential: mail.confidential ?? url !== null,
  });
  await addStep(ctx, rental.id, { kind: 'mail', person: { kind: 'house', name: '' }, data: { what: mail.what } });
}

/** Mails that carry a new calendar entry. */
const NEW_TIMES: ReadonlySet<string> = new Set(['access', 'booked', 'extended']);

type Words = {
  readonly t: Translate;
  readonly params: Readonly<Record<string, string | number>>;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
};

function calendarOf({ now }: CompanyCtx, rental: Rental, { t, params, position }: Words) {
  const { id: rentalId, startsAt, endsAt, timeZone } = rental;
  return attached(rentalCalendar, `${t('mail.rental.calendar', params)}.ics`, {
    rentalId,
    writtenAt: now,
    startsAt,
    endsAt,
    timeZone,
    title: t('mail.rental.calendar', params),
    place: `${params.location}, ${params.address}`,
    position,
    text: t('mail.rental.calendar_text', params),
  });
}

/** The one large thing of a mail: the PIN, or the amount that its button pays. */
function highlightOf({ link }: RenterMail, t: Translate, { pin, amount }: Words['params']) {
  if (pin !== undefined) return { highlight: { label: t('mail.rental.pin'), value: String(pin) } };
  if (link !== 'pay' || amount === undefined) return {};
  return { highlight: { label: t('mail.rental.to_pay'), value: String(amount) } };
}

async function linkTo(ctx: CompanyCtx, rental: Rental, link: MailLink): Promise<string | null> {
  const access = await accessOf(ctx, rental.id);
  return access && `${await siteAddress(ctx)}/miete/${access.key}${PATHS[link]}`;
}
