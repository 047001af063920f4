import type { Language } from '@fachwerk/base/language';
import { textIn } from '@fachwerk/base/translated';
import type { DoorFact } from '@fachwerk/devices/wire';
import { type LocationPlace, listPlaces } from '@fachwerk/locations/facade';
import { orderHashesOf } from '@fachwerk/orders/facade';
import type { Rental } from '@fachwerk/rentals/contract';
import { nextStartsOf } from '@fachwerk/rentals/facade';
import { type Access, accessesOf, refundedOf } from '@fachwerk/rentals/facade-renter';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import { siteHead } from '@fachwerk/sites/facade';
import type { SiteRental } from '../../contract.ts';
import { whyNotEnd } from '../../rules/end.ts';
import { extendableUntil, whyNotExtend } from '../../rules/extend.ts';
import { whyNotOpen } from '../../rules/open.ts';
import { chargeDueCents, dueCents, overrunClock } from '../../rules/overrun.ts';
import { phaseOf } from '../../rules/rental-phase.ts';

/** A rental for the holder of its key, with the actions available now; runs in the company of the rental. */
export async function siteRental(ctx: CompanyCtx, rental: Rental, language: Language): Promise<SiteRental> {
  return shown(ctx, rental, (await factsOf(ctx, [rental]))(rental), language);
}

/** The same for several rentals of one company with their keys, for the signed-in renter. */
export async function siteRentalsWithKeys(
  ctx: CompanyCtx,
  rentals: readonly Rental[],
  language: Language,
): Promise<(SiteRental & { readonly key: string })[]> {
  const factOf = await factsOf(ctx, rentals);
  return rentals.map((rental) => {
    const facts = factOf(rental);
    return { ...shown(ctx, rental, facts, language), key: facts.access?.key ?? '' };
  });
}

type Box = { readonly id: string; readonly number: string; readonly doorState: DoorFact };
type Facts = {
  readonly place: LocationPlace | undefined;
  readonly lock: Box | undefined;
  readonly orderHash: string | undefined;
  readonly nextStartsAt: Date | null;
  readonly access: Access | undefined;
  readonly help: Help;
  readonly contact: SiteRental['help'];
  readonly refundedCents: number;
};
type Help = Pick<SiteRental, 'helpAskedAt' | 'openedByStaffAt'>;

/** Loads the facts about several rentals of this company at once. */
async function factsOf(ctx: CompanyCtx, rentals: readonly Rental[]): Promise<(rental: Rental) => Facts> {
  const each = <T>(of: (rental: Rental) => T) => [...new Set(rentals.map(of))];
  const ids = each(({ id }) => id);
  const [places, boxes, orderHashes, nextStarts, accesses, helps, head, refunded] = await Promise.all([
    listPlaces(
      ctx,
      each(({ locationId }) => locationId),
    ),
    listBoxes(
      ctx,
      each(({ lockId }) => lockId),
    ),
    orderHashesOf(
      ctx,
      each(({ orderId }) => orderId).filter((id) => id !== null),
    ),
    nextStartsOf(ctx, ids),
    accessesOf(ctx, ids),
    listHelp(ctx, ids),
    siteHead(ctx),
    refundedOf(ctx, rentals),
  ]);
  const { phone, whatsapp } = head.contact;
  return (rental) => ({
    place: places.find(({ id }) => id === rental.locationId),
    lock: boxes.find(({ id }) => id === rental.lockId),
    orderHash: rental.orderId ? orderHashes.get(rental.orderId) : undefined,
    nextStartsAt: nextStarts.get(rental.id) ?? null,
    access: accesses.get(rental.id),
    help: helps.find(({ id }) => id === rental.id) ?? NO_HELP,
    contact: { phone, whatsapp },
    refundedCents: refunded(rental.id),
  });
}

const NO_HELP: Help = { helpAskedAt: null, openedByStaffAt: null };

/** When the renter asked for help, and when staff opened the box remotely. */
function listHelp({ db, companyId }: CompanyCtx, ids: readonly string[]): Promise<(Help & { readonly id: string })[]> {
  return db.rows(sql`
    select wanted.id,
      (select max(c.asked_at) from stays.help_call c where c.company_id = ${companyId} and c.rental_id = wanted.id) as help_asked_at,
      (select max(o.ended_at) from stays.opening o
        where o.company_id = ${companyId} and o.rental_id = wanted.id and o.way = 'staff') as opened_by_staff_at
    from unnest(${ids}::uuid[]) as wanted (id)`);
}

function listBoxes({ db, companyId }: CompanyCtx, ids: readonly string[]): Promise<Box[]> {
  return db.rows<Box>(sql`
    select l.id, l.number, s.door_state from lockers.lock_view l
    join lockers.lock_state_view s on s.company_id = l.company_id and s.lock_id = l.id
    where l.company_id = ${companyId} and l.id = any(${ids}::uuid[])`);
}

function shown({ now }: CompanyCtx, rental: Rental, facts: Facts, language: Language): SiteRental {
  const { place, lock, orderHash, nextStartsAt, access, help, contact } = facts;
  const ahead = { nextStartsAt, now };
  const doorState = lock?.doorState ?? 'unknown';
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
    orderHash: orderHash ?? '',
    startsAt: rental.startsAt,
    endsAt: rental.endsAt,
    ...overrunClock(rental),
    graceMinutes: rental.graceMinutes,
    overrunSince: rental.overrunSince,
    endedAt: rental.endedAt,
    timeZone: rental.timeZone,
    paidCents: rental.priceCents + rental.surchargeCents,
    refundedCents: facts.refundedCents,
    dueCents: dueCents(rental, now),
    chargeCents: chargeDueCents(rental),
    chargedFrom: rental.chargedFrom,
    pin: isUsable(rental) ? (access?.pin ?? '') : '',
    doorState,
    isOpen: doorState === 'open',
    extendableUntil: extendableUntil(rental, ahead),
    whyNotOpen: whyNotOpen(rental, now),
    whyNotEnd: whyNotEnd(rental, { confirmedEmpty: true, doorState }),
    whyNotExtend: whyNotExtend(rental, ahead),
    reviewLink: place?.reviewLink ?? '',
    help: contact,
    helpAskedAt: help.helpAskedAt,
    openedByStaffAt: help.openedByStaffAt,
  };
}

/** A PIN without effect is not shown. */
const isUsable = ({ state, accessRevokedAt }: Rental): boolean =>
  (state === 'booked' || state === 'active') && !accessRevokedAt;
