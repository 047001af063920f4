import { OpeningHours } from '@fachwerk/opening-hours/contract';
import * as z from 'zod/mini';

/** How an order reaches its customer (spec §4 and §9), and the box beside the door. */
export const DELIVERY_TYPES = ['delivery', 'pickup', 'shipment', 'totable', 'box'] as const;
export const DeliveryType = z.enum(DELIVERY_TYPES);
export type DeliveryType = z.infer<typeof DeliveryType>;

/** How an order may be paid (spec §9). What a provider has to be there for, a shop may name before it has one. */
export const SHOP_PAYMENTS = [
  'card',
  'klarna',
  'paypal',
  'cash',
  'card_on_site',
  'invoice',
  'cash_on_delivery',
  'prepayment',
] as const;
export const ShopPayment = z.enum(SHOP_PAYMENTS);
export type ShopPayment = z.infer<typeof ShopPayment>;

export const Cents = z.int().check(z.minimum(0), z.maximum(9_999_999));

/** What happens below the minimum value: nothing can be ordered, or the difference is added. */
export const BelowMinimum = z.enum(['block', 'surcharge']);
export type BelowMinimum = z.infer<typeof BelowMinimum>;

/** Working days from the order to the door; an item may say its own. */
export const WayDays = z.object({
  from: z.int().check(z.minimum(0), z.maximum(180)),
  to: z.int().check(z.minimum(0), z.maximum(180)),
});
export type WayDays = z.infer<typeof WayDays>;

/** What counts for one type of delivery. */
export const Way = z.object({
  isOffered: z.boolean(),
  /** Null: those of the shop. */
  hours: z.nullable(OpeningHours),
  /** From the order until it is handed over. */
  preparationMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  minimumCents: Cents,
  belowMinimum: BelowMinimum,
  /** A delivery costs what its area says, a shipment what its zone says, everything else nothing; this comes on top. */
  handlingCents: Cents,
  /** Orders per slot; null: as many as come. */
  slotCapacity: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  payments: z.array(ShopPayment).check(
    z.maxLength(SHOP_PAYMENTS.length),
    z.refine((given) => new Set(given).size === given.length, 'field.twice'),
  ),
});
export type Way = z.infer<typeof Way>;
