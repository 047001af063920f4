import { line } from '@fachwerk/base/schema';
import * as z from 'zod/mini';
import { Cents, WayDays } from './contract-way.ts';

/** ISO 3166: without customs. */
export const EU_COUNTRIES: readonly string[] =
  'DE AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const BEYOND =
  'CH LI NO IS GB AD AL BA FO GI MC MD ME MK RS SM TR UA VA AE AU BR CA CN HK IL IN JP KR MX NZ SG TW US ZA';

/** Everything a shop may ship to. */
export const COUNTRIES: readonly string[] = [...EU_COUNTRIES, ...BEYOND.split(' ')];

export const Country = z.string().check(z.refine((code) => COUNTRIES.includes(code), 'field.country'));

const Postcode = z.string().check(z.trim(), z.regex(/^\d{5}$/, 'shop.postcode_invalid'));

/** Of Germany, both ends included; goes before the zone of the country. */
export const PostcodeRange = z.object({ from: Postcode, to: Postcode });
export type PostcodeRange = z.infer<typeof PostcodeRange>;

/** A price up to a weight in grams or a value in cents, that one included; null: everything above. */
export const ShippingTier = z.object({
  upTo: z.nullable(z.int().check(z.minimum(1), z.maximum(99_999_999))),
  priceCents: Cents,
});
export type ShippingTier = z.infer<typeof ShippingTier>;

/** Where parcels go to for the same price. */
export const Zone = z.object({
  id: z.uuid(),
  name: line(60, 1),
  countries: z.array(Country).check(z.maxLength(80)),
  postcodes: z.array(PostcodeRange).check(z.maxLength(40)),
  measure: z.enum(['weight', 'value']),
  tiers: z.array(ShippingTier).check(z.minLength(1), z.maxLength(12)),
  /** From this value of goods on shipping is free; null: never. */
  freeFromCents: z.nullable(Cents),
  /** Working days; null while nobody has said. */
  deliveryDays: z.nullable(WayDays),
});
export type Zone = z.infer<typeof Zone>;

export const MOST_ZONES = 20;
