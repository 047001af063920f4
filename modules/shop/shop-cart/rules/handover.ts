import type { FieldProblem } from '@fachwerk/base/problem';
import type { Shop } from '@fachwerk/shop/contract';
import { DELIVERY_TYPES, type DeliveryType } from '@fachwerk/shop/contract-way';
import { whyNotDeliverTo } from '@fachwerk/shop/rules/area';
import { whyNotTime } from '@fachwerk/shop/rules/order';
import type { Booked } from '@fachwerk/shop/rules/order-times';
import { hasTimes } from '@fachwerk/shop/rules/way';
import type { Handover } from '../contract.ts';

/** Where something is brought to. */
export const hasAddress = (type: DeliveryType): boolean => type === 'delivery' || type === 'shipment';

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

/** What is still to be said before this can be ordered, or is wrong, by field. The order is that of the form. */
export function openFields(shop: Shop, wish: HandoverChoice, now: Date, booked: Booked): FieldProblem[] {
  const type = typeOf(shop, wish);
  if (!type) return [{ path: 'handover.type', code: 'goods.type_missing' }];
  const postcode = type === 'delivery' ? whyNotDeliverTo(shop, wish.postcode) : postcodeFault(type, wish.postcode);
  const time = hasTimes(type) ? whyNotTime(shop, type, now, wish.wishedAt, booked) : null;
  return [
    ...(hasAddress(type) ? missing(wish, ['street', 'city']) : []),
    ...(postcode ? [{ path: 'handover.postcode', code: postcode }] : []),
    ...(time ? [{ path: 'handover.wishedAt', code: time }] : []),
    ...(wish.invoiceTo ? invoiceFaults(wish.invoiceTo) : []),
  ];
}

/** A postcode says the town, where it is a known one; what was typed stays as it is. */
export function withTown(wish: Handover, townOf: (postcode: string) => string | undefined): Handover {
  const { type, city, postcode } = wish;
  if (!type || !hasAddress(type) || city.trim() !== '' || !isPostcode(postcode)) return wish;
  return { ...wish, city: townOf(postcode) ?? '' };
}

export const isPostcode = (typed: string): boolean => /^\d{5}$/.test(typed);

function postcodeFault(type: DeliveryType, postcode: string): 'shop.postcode_invalid' | null {
  return type === 'shipment' && !isPostcode(postcode) ? 'shop.postcode_invalid' : null;
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
  const where = type && hasAddress(type) ? [wish.street, wish.addition, wish.postcode, wish.city] : [wish.tableName];
  const when = type && hasTimes(type) ? (wish.wishedAt?.toISOString() ?? 'asap') : '';
  return [type ?? '', when, ...where].join('|').slice(0, 500);
}
