import type { FieldProblem } from '@fachwerk/base/problem';
import type { ShopProblem } from '../contract.ts';
import { EU_COUNTRIES, type ShippingTier, type Zone } from '../contract-zone.ts';

/** Where the postcodes of zones are known. */
export const HOME_COUNTRY = 'DE';

export type Destination = { readonly country: string; readonly postcode: string };
export type Parcel = { readonly weightGrams: number; readonly goodsCents: number };

/** The zone of an address: a range of postcodes goes before its country. */
export function findZone(zones: readonly Zone[], { country, postcode }: Destination): Zone | undefined {
  const ofPostcode =
    country === HOME_COUNTRY
      ? zones.find(({ postcodes }) => postcodes.some(({ from, to }) => from <= postcode && postcode <= to))
      : undefined;
  return ofPostcode ?? zones.find(({ countries }) => countries.includes(country));
}

/** Countries one may order from: the home country first, then as the zones name them. */
export function shippedCountries(zones: readonly Zone[]): string[] {
  const named = zones.flatMap(({ countries, postcodes }) =>
    postcodes.length > 0 ? [...countries, HOME_COUNTRY] : countries,
  );
  return [...new Set(named)].toSorted((one, other) => Number(other === HOME_COUNTRY) - Number(one === HOME_COUNTRY));
}

/** What was chosen; where nobody has chosen what is shipped to, the only or the first country. */
export function countryOf(zones: readonly Zone[], chosen: string): string {
  const all = shippedCountries(zones);
  return all.length === 1 || chosen === '' ? (all[0] ?? HOME_COUNTRY) : chosen;
}

/** What counts before anybody has named an address. */
export const homeZone = (zones: readonly Zone[]): Zone | undefined =>
  findZone(zones, { country: countryOf(zones, ''), postcode: '' }) ?? zones[0];

/** The tier of a parcel; undefined: it is heavier than the last. */
function tierOf({ measure, tiers }: Zone, { weightGrams, goodsCents }: Parcel): ShippingTier | undefined {
  const amount = measure === 'weight' ? weightGrams : goodsCents;
  return tiers.find(({ upTo }) => upTo === null || amount <= upTo);
}

/** What shipping a parcel within a zone costs; null: it is heavier than the last tier. */
export function shippingCents(zone: Zone, parcel: Parcel): number | null {
  const tier = tierOf(zone, parcel);
  if (!tier) return null;
  return isFree(zone, parcel) ? 0 : tier.priceCents;
}

const isFree = ({ freeFromCents }: Zone, { goodsCents }: Parcel): boolean =>
  freeFromCents !== null && goodsCents >= freeFromCents;

/** Why a parcel cannot go there, or null. */
export function whyNotShip(zones: readonly Zone[], to: Destination, parcel: Parcel): ShopProblem | null {
  const zone = findZone(zones, to);
  if (!zone)
    return shippedCountries(zones).includes(to.country) ? 'shop.address_not_shipped' : 'shop.country_not_shipped';
  return tierOf(zone, parcel) ? null : 'shop.parcel_too_heavy';
}

/** What is wrong with zones, by field: an address has one price, and no parcel falls between two tiers. */
export function zoneFaults(zones: readonly Zone[]): FieldProblem[] {
  return zones.flatMap((zone, at) => [
    ...(zones.slice(0, at).some(({ id }) => id === zone.id) ? [{ path: `zones.${at}.name`, code: 'field.twice' }] : []),
    ...placeFaults(zones, zone, at),
    ...tierFaults(zone).map((fault) => ({ ...fault, path: `zones.${at}.${fault.path}` })),
    ...(zone.deliveryDays && zone.deliveryDays.from > zone.deliveryDays.to
      ? [{ path: `zones.${at}.deliveryDays.to`, code: 'shop.delivery_days_order' }]
      : []),
  ]);
}

function placeFaults(zones: readonly Zone[], { name, countries, postcodes }: Zone, at: number): FieldProblem[] {
  const before = zones.slice(0, at);
  const taken = countries.filter((country, nth) =>
    [...before.flatMap((zone) => zone.countries), ...countries.slice(0, nth)].includes(country),
  );
  const ranges = before.flatMap((zone) => zone.postcodes);
  return [
    ...(before.some((zone) => zone.name.toLowerCase() === name.toLowerCase())
      ? [{ path: `zones.${at}.name`, code: 'field.twice' }]
      : []),
    ...(countries.length + postcodes.length === 0
      ? [{ path: `zones.${at}.countries`, code: 'shop.zone_nowhere' }]
      : []),
    ...taken.map((country) => ({
      path: `zones.${at}.countries`,
      code: 'shop.zone_country_twice',
      params: { country },
    })),
    ...postcodes.flatMap(({ from, to }, nth) => {
      const path = `zones.${at}.postcodes.${nth}.to`;
      if (from > to) return [{ path, code: 'shop.zone_postcodes_order' }];
      const others = [...ranges, ...postcodes.slice(0, nth)];
      return others.some((other) => from <= other.to && other.from <= to)
        ? [{ path, code: 'shop.zone_postcodes_twice' }]
        : [];
    }),
  ];
}

function tierFaults({ measure, tiers }: Zone): FieldProblem[] {
  return tiers.flatMap(({ upTo, priceCents }, at): FieldProblem[] => {
    const before = tiers[at - 1];
    const isLast = at === tiers.length - 1;
    if ((upTo === null && !isLast) || (before && upTo !== null && before.upTo !== null && upTo <= before.upTo))
      return [{ path: `tiers.${at}.upTo`, code: 'shop.zone_tier_order' }];
    // Dear goods are no reason to refuse a parcel.
    if (measure === 'value' && isLast && upTo !== null)
      return [{ path: `tiers.${at}.upTo`, code: 'shop.zone_value_open' }];
    if (measure === 'weight' && before && priceCents < before.priceCents)
      return [{ path: `tiers.${at}.priceCents`, code: 'shop.zone_price_falls' }];
    return [];
  });
}

const tier = (upTo: number | null, priceCents: number): ShippingTier => ({ upTo, priceCents });
const PARCEL_KG = [2000, 5000, 10_000, 31_500] as const;
const byWeight = (...prices: readonly number[]) => PARCEL_KG.map((grams, at) => tier(grams, prices[at]!));

/** What a shop begins with: what the parcel services of the country ask, about. */
export const PROPOSED_ZONES: readonly Zone[] = [
  {
    id: '018f0000-0000-7000-8000-00000000d001',
    name: 'Deutschland',
    countries: [HOME_COUNTRY],
    postcodes: [],
    measure: 'weight',
    tiers: byWeight(490, 690, 990, 1990),
    freeFromCents: null,
    deliveryDays: { from: 2, to: 4 },
  },
  {
    id: '018f0000-0000-7000-8000-00000000d002',
    name: 'EU',
    countries: EU_COUNTRIES.filter((code) => code !== HOME_COUNTRY),
    postcodes: [],
    measure: 'weight',
    tiers: byWeight(1490, 1790, 2290, 3990),
    freeFromCents: null,
    deliveryDays: { from: 4, to: 8 },
  },
];
