import { usualShop } from '@fachwerk/shop/rules/way';
import { expect, test } from 'vitest';
import type { Handover } from '../contract.ts';
import { typeOf, withTown } from './handover.ts';

const offering = (...types: readonly string[]) => {
  const { ways } = usualShop();
  const offered = Object.entries(ways).map(([type, way]) => [type, { ...way, isOffered: types.includes(type) }]);
  return { ways: Object.fromEntries(offered) as typeof ways };
};
const nobody = { type: null, tableName: '' } as const;

test.each([
  ['the only one there is', offering('pickup'), nobody, 'pickup'],
  ['of delivery and pick-up, what somebody chooses', offering('delivery', 'pickup'), nobody, null],
  ['of a shop that sends, sending, so that its costs are said', offering('pickup', 'shipment'), nobody, 'shipment'],
  ['what was chosen', offering('pickup', 'shipment'), { ...nobody, type: 'pickup' }, 'pickup'],
  ['of who brings and sends, what somebody chooses', offering('delivery', 'shipment'), nobody, null],
  ['at a table, to the table', offering('pickup', 'totable'), { ...nobody, tableName: 'Tisch 7' }, 'totable'],
] as const)('the way to hand over is %s', (_name, shop, known, expected) => expect(typeOf(shop, known)).toBe(expected));

const wish: Handover = {
  type: 'delivery',
  postcode: '50823',
  street: '',
  addition: '',
  city: '',
  country: '',
  wishedAt: null,
  note: '',
  invoiceTo: null,
};
const townOf = (postcode: string) => (postcode === '50823' ? 'Köln' : undefined);

test.each([
  ['says the town', wish, 'Köln'],
  ['leaves what was typed', { ...wish, city: 'Köln-Ehrenfeld' }, 'Köln-Ehrenfeld'],
  ['that is not known guesses nothing', { ...wish, postcode: '99999' }, ''],
  ['that is none says nothing', { ...wish, postcode: '5082' }, ''],
  ['of what is fetched says nothing', { ...wish, type: 'pickup' as const }, ''],
])('a postcode %s', (_name, given, expected) => expect(withTown(given, townOf).city).toBe(expected));
