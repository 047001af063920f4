import type { Shop } from '../contract.ts';
import type { WayDays } from '../contract-way.ts';

/** What comes on top of a price (§ 6 PAngV): what sending costs, or from how much on bringing does. */
export type Fare = {
  readonly way: 'shipment' | 'delivery';
  readonly cents: number;
  /** Goods worth this much come free; null: never. */
  readonly freeFromCents: number | null;
};

/** Null: nothing is sent or brought. Sending goes first: its amount is the same everywhere. */
export function fareOf({ ways, areas }: Pick<Shop, 'ways' | 'areas'>): Fare | null {
  const { shipment, delivery } = ways;
  if (shipment.isOffered)
    return { way: 'shipment', cents: shipment.priceCents + shipment.handlingCents, freeFromCents: freeFrom(shipment) };
  if (!delivery.isOffered || areas.length === 0) return null;
  const least = Math.min(...areas.map(({ priceCents }) => priceCents));
  return { way: 'delivery', cents: least + delivery.handlingCents, freeFromCents: null };
}

/** Packing that costs something makes nothing free. */
const freeFrom = ({ freeFromCents, handlingCents }: Shop['ways']['shipment']) =>
  handlingCents > 0 ? null : freeFromCents;

/** When a parcel arrives: as the item says, else as the shop does; null: nobody has said, or nothing is sent. */
export function deliveryDaysOf(
  { ways: { shipment } }: Pick<Shop, 'ways'>,
  item: { readonly deliveryDays: WayDays | null; readonly isService: boolean },
): WayDays | null {
  return shipment.isOffered && !item.isService ? (item.deliveryDays ?? shipment.deliveryDays) : null;
}

/** `shop.delivery_days_span` with both ends, or `shop.delivery_days` with the count of one. */
export function deliveryDaysWords({ from, to }: WayDays) {
  return from === to
    ? ({ key: 'shop.delivery_days', params: { count: to } } as const)
    : ({ key: 'shop.delivery_days_span', params: { from, to } } as const);
}
