import { Instant } from '@fachwerk/base/schema';
import { OpeningHours } from '@fachwerk/opening-hours/contract';
import { OtherParty } from '@fachwerk/sites/contract-legal';
import * as z from 'zod/mini';

/** A location as customers see it, in their language. */
export const SiteLocation = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  /** Directions from the street to the boxes. */
  directions: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  position: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  timeZone: z.string(),
  openingHours: OpeningHours,
  isOpen: z.boolean(),
  /** Next change of `isOpen`; null if it never changes. */
  changesAt: z.nullable(Instant),
  image: z.nullable(z.object({ small: z.string(), large: z.string() })),
  isShortTerm: z.boolean(),
  isLongTerm: z.boolean(),
  maxDurationMinutes: z.int(),
  /** Boxes can be rented here; false only at a terminal, which also serves existing rentals. */
  isOnSale: z.boolean(),
  freeBoxes: z.int(),
  /** Free boxes by size. */
  freeOfSize: z.record(z.string(), z.int()),
  /** Cheapest price; null without prices. */
  fromCents: z.nullable(z.int()),
  contractParty: z.string(),
  /** Null for the site's own company. */
  otherParty: z.nullable(OtherParty),
  /** The operator charges no VAT (§ 19 UStG). */
  isSmallBusiness: z.boolean(),
});
export type SiteLocation = z.infer<typeof SiteLocation>;

/** A size as a visitor finds it now. */
export type SizeNow = {
  readonly size: { readonly code: string };
  readonly free: number;
  /** Null without a price. */
  readonly priceCents: number | null;
};
