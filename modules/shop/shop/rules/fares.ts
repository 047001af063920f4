import type { Shop } from '../contract.ts';
import type { WayDays } from '../contract-way.ts';
import type { Zone } from '../contract-zone.ts';
import { homeZone, shippingCents } from './zones.ts';

/** What comes on top of a price (§ 6 PAngV): what sending costs, or from how much on bringing does. */
export type Fare = {
  readonly way: 'shipment' | 'delivery';
  readonly cents: number;
  /** Goods worth this much come free; null: never. */
  readonly freeFromCents: number | null;
};

type Sold = { readonly cents: number; readonly weightGrams: number | null };

/** What a single piece costs to be sent or brought; null: neither is done, or it is too heavy. Sending goes first, to the home country. */
export function fareOf({ ways, zones, areas }: Pick<Shop, 'ways' | 'zones' | 'areas'>, item: Sold): Fare | null {
  const { shipment, delivery } = ways;
  const zone = homeZone(zones);
  if (shipment.isOffered && zone) return fareWithin(zone, item, shipment.handlingCents);
  if (!delivery.isOffered || areas.length === 0) return null;
  const least = Math.min(...areas.map(({ priceCents }) => priceCents));
  return { way: 'delivery', cents: least + delivery.handlingCents, freeFromCents: null };
}

function fareWithin(zone: Zone, { cents: goodsCents, weightGrams }: Sold, handlingCents: number): Fare | null {
  const cents = shippingCents(zone, { goodsCents, weightGrams: weightGrams ?? 0 });
  // Packing that costs something makes nothing free.
  const freeFromCents = handlingCents > 0 ? null : zone.freeFromCents;
  return cents === null ? null : { way: 'shipment', cents: cents + handlingCents, freeFromCents };
}

/** What a single piece costs in each zone, with packing; zones it is too heavy for are left out. */
export function zoneFares({ ways, zones }: Pick<Shop, 'ways' | 'zones'>, item: Sold) {
  if (!ways.shipment.isOffered) return [];
  return zones.flatMap((zone) => {
    const fare = fareWithin(zone, item, ways.shipment.handlingCents);
    return fare ? [{ zone, cents: fare.cents, freeFromCents: fare.freeFromCents }] : [];
  });
}

/** When a parcel arrives: as the item says, else as its zone does; null: nobody has said, or nothing is sent. */
export function deliveryDaysOf(
  { ways: { shipment }, zones }: Pick<Shop, 'ways' | 'zones'>,
  item: { readonly deliveryDays: WayDays | null; readonly isService: boolean },
  zone: Zone | undefined = homeZone(zones),
): WayDays | null {
  return shipment.isOffered && !item.isService ? (item.deliveryDays ?? zone?.deliveryDays ?? null) : null;
}

/** `shop.delivery_days_span` with both ends, or `shop.delivery_days` with the count of one. */
export function deliveryDaysWords({ from, to }: WayDays) {
  return from === to
    ? ({ key: 'shop.delivery_days', params: { count: to } } as const)
    : ({ key: 'shop.delivery_days_span', params: { from, to } } as const);
}
