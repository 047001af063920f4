import type { FieldProblem } from '@fachwerk/base/problem';
import type { Shop } from '@fachwerk/shop/contract';
import { DELIVERY_TYPES, type DeliveryType } from '@fachwerk/shop/contract-way';
import { whyNotDeliverTo } from '@fachwerk/shop/rules/area';
import { whyNotTime } from '@fachwerk/shop/rules/order';
import type { Booked } from '@fachwerk/shop/rules/order-times';
import { hasTimes } from '@fachwerk/shop/rules/way';
import {
  countryOf,
  type Destination,
  HOME_COUNTRY,
  type Parcel,
  shippedCountries,
  whyNotShip,
} from '@fachwerk/shop/rules/zones';
import type { Handover } from '../contract.ts';

/** Where something is brought to. */
export const hasAddress = (type: DeliveryType): boolean => type === 'delivery' || type === 'shipment';

/** Whoever brings it or has tables cooks; whoever sends does not. */
export const isMenuOf = (types: readonly { readonly type: DeliveryType }[]): boolean =>
  types.some(({ type }) => type === 'delivery' || type === 'totable') && !types.some(({ type }) => type === 'shipment');

type Known = Pick<Handover, 'type'> & { readonly tableName: string };

/** What was chosen, or the only one there is. Whoever sits at a table gets it there. */
export function typeOf({ ways }: Pick<Shop, 'ways'>, { type, tableName }: Known): DeliveryType | null {
  if (tableName !== '' && (type === null || type === 'totable') && ways.totable.isOffered) return 'totable';
  const offered = DELIVERY_TYPES.filter((each) => ways[each].isOffered && each !== 'totable');
  if (type !== null && type !== 'totable') return type;
  if (offered.length === 1) return offered[0]!;
  // A shop that sends says from the first what sending costs.
  return offered.includes('shipment') && !offered.includes('delivery') ? 'shipment' : null;
}

export type HandoverChoice = Handover & { readonly tableName: string };

/** Where a parcel goes, as far as it is known. */
export const destinationOf = (
  { zones }: Pick<Shop, 'zones'>,
  { country, postcode }: Pick<Handover, 'country' | 'postcode'>,
): Destination => ({ country: countryOf(zones, country), postcode: postcode.trim() });

/** What is brought stays in the country. */
export const countryFor = (shop: Pick<Shop, 'zones'>, type: DeliveryType, said: Handover): string =>
  type === 'shipment' ? destinationOf(shop, said).country : HOME_COUNTRY;

/** What is still to be said before this can be ordered, or is wrong, by field. The order is that of the form. */
export function openFields(
  shop: Shop,
  wish: HandoverChoice,
  now: Date,
  booked: Booked,
  parcel: Parcel,
): FieldProblem[] {
  const type = typeOf(shop, wish);
  if (!type) return [{ path: 'handover.type', code: 'goods.type_missing' }];
  const postcode = type === 'delivery' ? whyNotDeliverTo(shop, wish.postcode) : null;
  const time = hasTimes(type) ? whyNotTime(shop, type, now, wish.wishedAt, booked) : null;
  return [
    ...(hasAddress(type) ? missing(wish, ['street']) : []),
    ...(postcode ? [{ path: 'handover.postcode', code: postcode }] : []),
    ...(type === 'shipment' ? shipmentFaults(shop, wish, parcel) : []),
    ...(hasAddress(type) ? missing(wish, ['city']) : []),
    ...(time ? [{ path: 'handover.wishedAt', code: time }] : []),
    ...(wish.invoiceTo ? invoiceFaults(wish.invoiceTo) : []),
  ];
}

type Said = Pick<Handover, 'postcode' | 'city'>;

/** A postcode gives the town, where it is a known one, and follows it when it changes; a town the customer typed stays. */
export function withTown(wish: Handover, before: Said, townOf: (postcode: string) => string | undefined): Handover {
  const { type, postcode, country } = wish;
  if (!type || !hasAddress(type)) return wish;
  const city = wish.city.trim();
  const isGiven = city === before.city && city === townOf(before.postcode) && postcode !== before.postcode;
  if (city !== '' && !isGiven) return wish;
  const isAbroad = type === 'shipment' && country !== '' && country !== HOME_COUNTRY;
  if (isAbroad || !isPostcode(postcode)) return isGiven ? { ...wish, city: '' } : wish;
  return { ...wish, city: townOf(postcode) ?? '' };
}

export const isPostcode = (typed: string): boolean => /^\d{5}$/.test(typed);

/** Abroad postcodes look as they like. */
const FOREIGN_POSTCODE = /^[A-Z0-9][A-Z0-9 -]{1,10}[A-Z0-9]$/i;

/** Where there is one country to choose, nobody is asked for it: what is wrong stands at the postcode. */
function shipmentFaults({ zones }: Shop, wish: HandoverChoice, parcel: Parcel): FieldProblem[] {
  const to = destinationOf({ zones }, wish);
  const isHome = to.country === HOME_COUNTRY;
  if (isHome ? !isPostcode(to.postcode) : !FOREIGN_POSTCODE.test(to.postcode))
    return [{ path: 'handover.postcode', code: isHome ? 'shop.postcode_invalid' : 'goods.postcode_foreign' }];
  const refusal = whyNotShip(zones, to, parcel);
  if (!refusal) return [];
  const isAsked = shippedCountries(zones).length > 1 && refusal !== 'shop.address_not_shipped';
  return [{ path: isAsked ? 'handover.country' : 'handover.postcode', code: refusal }];
}

function missing(wish: HandoverChoice, names: readonly ('street' | 'city')[]): FieldProblem[] {
  return names
    .filter((name) => wish[name].trim() === '')
    .map((name) => ({ path: `handover.${name}`, code: `field.${name}_missing` }));
}

/** As VIES has it: two letters and what the country has behind them. */
const VAT_ID = /^[A-Z]{2}[A-Z0-9+*]{2,13}$/;

function invoiceFaults({ company, vatId, street, postcode, city }: NonNullable<Handover['invoiceTo']>): FieldProblem[] {
  const needed = { company, street, postcode, city };
  const vat = vatId.replaceAll(/\s/g, '').toUpperCase();
  return [
    ...Object.entries(needed)
      .filter(([, value]) => value.trim() === '')
      .map(([name]) => ({ path: `handover.invoiceTo.${name}`, code: `field.${name}_missing` })),
    ...(vat !== '' && !VAT_ID.test(vat) ? [{ path: 'handover.invoiceTo.vatId', code: 'field.vat_id' }] : []),
  ];
}

/** Another one exactly when something that the customer has agreed to is another: how, where, when. */
export function handoverMark(type: DeliveryType | null, wish: HandoverChoice): string {
  const abroad = type === 'shipment' && wish.country !== '' ? [wish.country] : [];
  const where =
    type && hasAddress(type) ? [wish.street, wish.addition, wish.postcode, wish.city, ...abroad] : [wish.tableName];
  const when = type && hasTimes(type) ? (wish.wishedAt?.toISOString() ?? 'asap') : '';
  return [type ?? '', when, ...where].join('|').slice(0, 500);
}
