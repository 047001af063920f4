import { expect, test } from 'vitest';
import { CARRIERS } from '../contract.ts';
import { areSameParcels, differentParcels, trackingPage, whyNotParcels } from './parcels.ts';

test.each(CARRIERS)(
  'the page of %s is https and has the number, and nothing can be put into its address',
  (carrier) => {
    const page = trackingPage({ carrier, number: '00 34/"x?y' });
    if (carrier === 'other') return expect(page).toBeNull();
    const { protocol, href } = new URL(page!);
    expect(protocol).toBe('https:');
    expect(href).toContain('00%2034%2F%22x%3Fy');
  },
);

const refusals = [
  ['shipment', 'ready', null],
  ['shipment', 'on_way', null],
  ['shipment', 'done', null],
  ['shipment', 'cancelled', 'fulfilment.over'],
  ['shipment', 'refused', 'fulfilment.over'],
  ['delivery', 'on_way', 'fulfilment.not_sent'],
  ['pickup', 'ready', 'fulfilment.not_sent'],
] as const;
test.each(refusals)('parcels of a %s that is %s', (type, state, expected) =>
  expect(whyNotParcels({ type, state })).toBe(expected),
);

test('a parcel counts once for each carrier, and the order of them counts', () => {
  const [one, two] = [
    { carrier: 'dhl', number: '1' },
    { carrier: 'dpd', number: '1' },
  ] as const;
  expect(differentParcels([one, two, { ...one }])).toEqual([one, two]);
  expect(areSameParcels([one, two], [{ ...one }, two])).toBe(true);
  expect(areSameParcels([one, two], [two, one])).toBe(false);
});
