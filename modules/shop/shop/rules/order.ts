import type { Shop, ShopBar, ShopProblem, ShopRefusal, TypeHours } from '../contract.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../contract-way.ts';
import { type Booked, hasTimeLeft, requestedSlot, soonestReady } from './order-times.ts';
import { isTypeReady, isWholeReady } from './readiness.ts';
import { pauseAt, shopHours } from './shop-hours.ts';
import { hasTimes } from './way.ts';

/** Why nothing can be ordered this way at this moment, or null. A closed shop takes orders for later, where it wants them. */
export function whyNotOrder(shop: Shop, type: DeliveryType, now: Date): ShopRefusal | null {
  if (shop.isCatalogue) return 'shop.catalogue_only';
  if (!isWholeReady(shop)) return 'shop.not_ready';
  if (!shop.ways[type].isOffered) return 'shop.type_not_offered';
  if (!isTypeReady(shop, type)) return 'shop.not_ready';
  if (pauseAt(shop, now)) return 'shop.paused';
  if (hasTimeLeft(shop, type, now)) return null;
  return shopHours(shop, type, now).isOpen && (shop.mayOrderAsap || !hasTimes(type))
    ? 'shop.too_late_for_now'
    : 'shop.closed';
}

/** Why an order cannot be had at this time, or null. No time: as soon as possible. */
export function whyNotTime(
  shop: Shop,
  type: DeliveryType,
  now: Date,
  from: Date | null,
  booked: Booked,
): ShopProblem | null {
  const refusal = whyNotOrder(shop, type, now);
  if (refusal) return refusal;
  const slot = requestedSlot(shop, type, now, from, booked);
  if (slot) return slot.left === 0 ? 'shop.time_full' : null;
  if (from !== null) return 'shop.time_unavailable';
  if (soonestReady(shop, type, now)) return 'shop.time_full';
  return shopHours(shop, type, now).isOpen ? 'shop.too_late_for_now' : 'shop.closed';
}

/** What every page says about the shop. */
export function shopBar(shop: Shop, now: Date): ShopBar {
  const types = DELIVERY_TYPES.filter((type) => shop.ways[type].isOffered).map((type) => ({
    type,
    hours: shopHours(shop, type, now),
    refusal: whyNotOrder(shop, type, now),
  }));
  // Parcels are packed when nobody is there: they say nothing about when the shop is open, unless there is nothing else.
  const visited = types.filter(({ type }) => type !== 'shipment');
  const said = (visited.length > 0 ? visited : types).map(({ hours }) => hours);
  const refusals = types.map(({ refusal }) => refusal);
  return {
    isCatalogue: shop.isCatalogue,
    pausedUntil: pauseAt(shop, now)?.until ?? null,
    hours: said.length > 0 ? mostGenerous(said) : shopHours(shop, 'pickup', now),
    // A type that is not set up is no news while another is only closed.
    refusal: refusals.includes(null) ? null : (refusals.find((one) => one !== 'shop.not_ready') ?? 'shop.not_ready'),
    types,
  };
}

/** Open before closed; of those that are open the one that closes last, of the others the one that opens first. */
function mostGenerous(all: readonly TypeHours[]): TypeHours {
  const open = all.filter(({ isOpen }) => isOpen);
  const latest = (hours: TypeHours) => hours.at?.getTime() ?? Number.POSITIVE_INFINITY;
  return open.length > 0
    ? open.reduce((best, hours) => (latest(hours) > latest(best) ? hours : best))
    : all.reduce((best, hours) => (latest(hours) < latest(best) ? hours : best));
}
