import type { Shop, ShopProblem } from '../contract.ts';
import type { Area } from '../contract-area.ts';
import type { DeliveryType } from '../contract-way.ts';
import { type Destination, findZone, shippingCents } from './zones.ts';

const isPostcode = (typed: string): boolean => /^\d{5}$/.test(typed);

/** The area of a postcode: one that names it goes before the beginning of many, and a longer beginning before a shorter one; then the narrowest ring. */
export function findArea({ areas }: { readonly areas: readonly Area[] }, postcode: string): Area | undefined {
  if (!isPostcode(postcode)) return undefined;
  const named = areas
    .filter((area) => area.radiusMeters === null && postcode.startsWith(area.postcode))
    .reduce<Area | undefined>(
      (best, area) => (best && best.postcode.length >= area.postcode.length ? best : area),
      undefined,
    );
  return named ?? ringOf(areas, postcode);
}

function ringOf(areas: readonly Area[], postcode: string): Area | undefined {
  return areas
    .filter((area) => area.radiusMeters !== null && area.postcodes?.includes(postcode))
    .toSorted((a, b) => a.radiusMeters! - b.radiusMeters!)[0];
}

/** Why nothing is brought to this postcode, or null. */
export function whyNotDeliverTo(shop: Pick<Shop, 'areas'>, postcode: string): ShopProblem | null {
  if (!isPostcode(postcode)) return 'shop.postcode_invalid';
  return findArea(shop, postcode) ? null : 'shop.postcode_not_served';
}

export type ChargedCart = {
  readonly type: DeliveryType;
  /** Of a delivery; null while the postcode is not known. */
  readonly area: Area | null;
  /** Of a shipment: where it goes, as far as it is known, and what it weighs. */
  readonly to: Destination;
  readonly weightGrams: number;
  /** What counts towards the minimum: goods after promo, without tobacco, CBD, prepaid, deposit, tip and fees. */
  readonly countedCents: number;
  /** All goods after promo: from a certain value on the delivery is free. */
  readonly goodsCents: number;
};

export type Charges = {
  readonly deliveryCents: number;
  /** So much more goods make it free; null: nothing does, or it is. */
  readonly toFreeCents: number | null;
  readonly handlingCents: number;
  /** Of the minimum value: added instead of refusing the order. */
  readonly surchargeCents: number;
  readonly minimumCents: number;
  /** What is missing to the minimum value, whatever follows from it. */
  readonly missingCents: number;
  readonly isBlocked: boolean;
};

/** What an order costs beside its goods. */
export function charges(
  shop: Pick<Shop, 'ways' | 'zones'>,
  { type, area, to, weightGrams, countedCents, goodsCents }: ChargedCart,
): Charges {
  const way = shop.ways[type];
  const zone = type === 'shipment' ? findZone(shop.zones, to) : undefined;
  const ofArea = type === 'delivery' ? area : null;
  const minimumCents = ofArea?.minimumCents ?? way.minimumCents;
  const missingCents = Math.max(0, minimumCents - countedCents);
  const isAdded = (ofArea ?? way).belowMinimum === 'surcharge';
  return {
    // What cannot go there is refused at the address.
    deliveryCents: zone ? (shippingCents(zone, { weightGrams, goodsCents }) ?? 0) : priceOf(ofArea, goodsCents),
    toFreeCents: way.handlingCents > 0 ? null : toFree((zone ?? ofArea)?.freeFromCents ?? null, goodsCents),
    handlingCents: way.handlingCents,
    surchargeCents: isAdded ? missingCents : 0,
    minimumCents,
    missingCents,
    isBlocked: missingCents > 0 && !isAdded,
  };
}

const toFree = (freeFromCents: number | null, goodsCents: number): number | null =>
  freeFromCents !== null && goodsCents < freeFromCents ? freeFromCents - goodsCents : null;

function priceOf(fare: Pick<Area, 'priceCents' | 'freeFromCents'> | null, goodsCents: number): number {
  if (!fare || (fare.freeFromCents !== null && goodsCents >= fare.freeFromCents)) return 0;
  return fare.priceCents;
}
