import type { Area } from '@fachwerk/shop/contract-area';
import { expect, test } from 'vitest';
import { TICKET } from './ticket.for-tests.ts';
import { tourOf } from './tour.ts';

const areaLike = (postcode: string, name: string): Area => ({
  id: TICKET.orderId,
  version: 1,
  postcode,
  radiusMeters: null,
  name,
  priceCents: 0,
  minimumCents: null,
  freeFromCents: null,
  belowMinimum: 'block',
});
const stop = (number: string, postcode: string, time: string, dueCents = 0) => ({
  ...TICKET,
  number,
  dueCents,
  promisedAt: new Date(`2026-03-01T${time}:00Z`),
  address: { ...TICKET.address!, postcode },
});

test('stops stand by area and promised time; where somebody waits first comes first, with what is to be collected', () => {
  const areas = [areaLike('0410', 'Mitte'), areaLike('04', 'Umland'), areaLike('04155', '')];
  const tickets = [
    stop('D', '04155', '19:30', 900),
    stop('B', '04109', '19:10', 1200),
    stop('C', '04299', '18:50'),
    stop('A', '04103', '18:40', 800),
    stop('E', '10115', '20:00'),
  ];
  const parts = tourOf(tickets, areas);
  expect(
    parts.map(({ area, stops, toCollectCents }) => [area, stops.map(({ number }) => number).join(), toCollectCents]),
  ).toEqual([
    ['Mitte', 'A,B', 2000],
    ['Umland', 'C', 0],
    ['04155', 'D', 900],
    ['10115', 'E', 0],
  ]);
});
