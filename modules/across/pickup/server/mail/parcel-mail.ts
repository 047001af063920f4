import { formatTime } from '@fachwerk/base/format-time';
import { LOCALES } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import { findCompany, inCompany } from '@fachwerk/companies/facade';
import { listPlaces } from '@fachwerk/locations/facade';
import { findOrder } from '@fachwerk/orders/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sendMail } from '@fachwerk/server/mail';
import { sql } from '@fachwerk/server/sql';
import { mailStyle, siteAddress } from '@fachwerk/sites/facade';
import { collectUntil } from '../../rules/parcel.ts';
import { collectKey } from '../collecting/collect-key.ts';
import { pinOf } from '../parcel/parcel-pin.ts';
import { findParcels, type StoredParcel } from '../parcel/parcel-store.ts';
import { findSettings } from '../settings/settings-store.ts';

type Told = { readonly mail: 'laid' | 'reminder' | 'taken_back' | 'counter'; readonly reason?: string };

/** Writes to whoever ordered, in their language, in the transaction of what it tells of; nobody is written to who was erased. */
export async function mailParcel(ctx: CompanyCtx, parcel: StoredParcel, { mail, reason = '' }: Told): Promise<void> {
  const order = await findOrder(ctx, parcel.orderId);
  if (!order || order.contact.email === '') return;
  const { language, contact, number, orderHash, siteCompanyId } = order;
  const [place] = await listPlaces(ctx, [parcel.locationId]);
  const company = await findCompany(ctx);
  const inBoxes = await findParcels(ctx, sql`p.order_id = ${order.id} and p.state = 'laid'`);
  const until = soonest(inBoxes, await findSettings(ctx));
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(language);
  const params = {
    number,
    reason,
    company: company?.name ?? '',
    boxes: inBoxes.map(({ boxNumber }) => boxNumber).join(', ') || parcel.boxNumber,
    location: place ? textIn(place.name, language) : '',
    address: place ? `${place.street}, ${place.postcode} ${place.city}` : '',
    until: until ? formatTime(until, parcel.timeZone, LOCALES[language], 'weekdayTime') : '',
  };
  const hasCode = mail === 'laid' || mail === 'reminder';
  const pins = hasCode ? inBoxes.map((each) => pinOf(ctx.app, each) ?? '') : [];
  await sendMail(ctx, {
    to: contact.email,
    language,
    subject: t(`mail.pickup.${mail}.subject`, params),
    text: [
      t('mail.pickup.greeting', { name: `${contact.firstName} ${contact.lastName}`.trim() }),
      t(`mail.pickup.${mail}.text`, params),
      ...(pins.length > 1
        ? inBoxes.map(({ boxNumber }, at) => t('mail.pickup.pin_of', { box: boxNumber, pin: pins[at]! }))
        : []),
      ...(company?.phone ? [t('mail.pickup.phone', { phone: company.phone })] : []),
    ].join('\n\n'),
    ...(pins.length === 1 && { highlight: { label: t('mail.pickup.pin'), value: pins[0]! } }),
    button: {
      label: t(hasCode ? 'mail.pickup.button' : 'mail.pickup.button_order'),
      url: `${await siteAddress(inCompany(ctx, siteCompanyId))}/bestellung/${orderHash}?fach=${collectKey(ctx, order.id)}`,
    },
    companyName: params.company,
    look: await mailStyle(ctx),
    // PIN and link open the box.
    confidential: true,
  });
}

function soonest(parcels: readonly StoredParcel[], settings: Parameters<typeof collectUntil>[1]): Date | null {
  const times = parcels.flatMap((parcel) => collectUntil(parcel, settings)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
