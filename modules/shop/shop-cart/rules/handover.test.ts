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
const TOWNS: Readonly<Record<string, string>> = { '50823': 'Köln', '10115': 'Berlin' };
const townOf = (postcode: string) => TOWNS[postcode];

test.each([
  ['says the town', wish, 'Köln'],
  ['leaves what was typed', { ...wish, city: 'Köln-Ehrenfeld' }, 'Köln-Ehrenfeld'],
  ['that is not known guesses nothing', { ...wish, postcode: '99999' }, ''],
  ['that is none says nothing', { ...wish, postcode: '5082' }, ''],
  ['of what is fetched says nothing', { ...wish, type: 'pickup' as const }, ''],
])('a postcode %s', (_name, given, expected) => expect(withTown(given, wish, townOf).city).toBe(expected));

const cologne: Handover = { ...wish, city: 'Köln' };

test.each([
  ['follows the postcode while nobody typed it', { ...cologne, postcode: '10115' }, cologne, 'Berlin'],
  ['is asked where the new postcode has none', { ...cologne, postcode: '99999' }, cologne, ''],
  [
    'goes with a postcode abroad',
    { ...cologne, type: 'shipment' as const, postcode: '1010', country: 'AT' },
    cologne,
    '',
  ],
  ['that was typed stays', { ...cologne, city: 'Ehrenfeld', postcode: '10115' }, cologne, 'Ehrenfeld'],
  [
    'that was typed before stays',
    { ...wish, city: 'Ehrenfeld', postcode: '10115' },
    { ...wish, city: 'Ehrenfeld' },
    'Ehrenfeld',
  ],
  ['stays with its postcode', cologne, cologne, 'Köln'],
])('a town %s', (_name, given, before, expected) => expect(withTown(given, before, townOf).city).toBe(expected));
