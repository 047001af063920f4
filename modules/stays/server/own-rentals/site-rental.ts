import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import { listPlaces } from '@fachwerk/locations/facade';
import { findLock } from '@fachwerk/lockers/facade';
import { findOrder } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { listSteps } from '@fachwerk/rentals/facade-record';
import { accessOf } from '@fachwerk/rentals/facade-renter';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { siteHead } from '@fachwerk/sites/facade';
import type { SiteRental } from '../../contract.ts';
import { whyNotEnd } from '../../rules/end.ts';
import { extendableUntil, whyNotExtend } from '../../rules/extend.ts';
import { whyNotOpen } from '../../rules/open.ts';
import { dueAt, dueCents, overrunCentsPerHour } from '../../rules/overrun.ts';
import { phaseOf } from '../../rules/rental-phase.ts';
import { aheadOf } from '../extension/quote-extension.ts';

/** What whoever has the key sees of a rental, and may do with it now; asked inside the company that runs it. */
export async function siteRental(ctx: CompanyCtx, rental: Rental, language: Language): Promise<SiteRental> {
  const [place] = await listPlaces(ctx, [rental.locationId]);
  const lock = await findLock(ctx, rental.lockId);
  const order = rental.orderId ? await findOrder(ctx, rental.orderId) : undefined;
  const ahead = await aheadOf(ctx, rental);
  const [head, steps] = await Promise.all([siteHead(ctx), listSteps(ctx, rental.id)]);
  const doorState = lock?.doorState ?? 'unknown';
  const { now } = ctx;
  return {
    id: rental.id,
    phase: phaseOf(rental, now),
    locationId: rental.locationId,
    locationName: place ? textIn(place.name, language) : '',
    address: place ? `${place.street}, ${place.postcode} ${place.city}` : '',
    contractParty: place?.contractParty ?? '',
    boxNumber: lock?.number ?? '',
    sizeCode: rental.sizeCode,
    orderNumber: rental.orderNumber,
    orderHash: order?.orderHash ?? '',
    startsAt: rental.startsAt,
    endsAt: rental.endsAt,
    graceUntil: dueAt(rental),
    endedAt: rental.endedAt,
    timeZone: rental.timeZone,
    paidCents: rental.priceCents + rental.surchargeCents,
    dueCents: dueCents(rental, now),
    overrunCentsPerHour: overrunCentsPerHour(rental),
    pin: await visiblePin(ctx, rental),
    doorState,
    isOpen: doorState === 'open',
    extendableUntil: extendableUntil(rental, ahead),
    whyNotOpen: whyNotOpen(rental, now),
    whyNotEnd: whyNotEnd(rental, { confirmedEmpty: true, doorState, now }),
    whyNotExtend: whyNotExtend(rental, ahead),
    reviewLink: place?.reviewLink ?? '',
    help: { phone: head.contact.phone, whatsapp: head.contact.whatsapp },
    helpAskedAt: steps.findLast(({ data }) => data.what === 'things_inside')?.at ?? null,
    isPhoneKnown: (order?.contact.phone ?? '') !== '',
    openedByStaffAt: steps.findLast(({ kind }) => kind === 'opened_by_staff')?.at ?? null,
  };
}

/** A PIN that opens nothing is not shown. */
async function visiblePin(ctx: CompanyCtx, rental: Rental): Promise<string> {
  const isUsable = (rental.state === 'booked' || rental.state === 'active') && !rental.accessRevokedAt;
  return isUsable ? ((await accessOf(ctx, rental.id))?.pin ?? '') : '';
}
