import type { BoxSize, Price, PriceData, PriceGroup } from '../contract.ts';

export const SIZES: BoxSize[] = [
  { code: 'S', name: 'Klein', widthCm: 30, heightCm: 20, depthCm: 40 },
  { code: 'M', name: 'Mittel', widthCm: 30, heightCm: 40, depthCm: 40 },
];

export function priceLike(given: Partial<PriceData> = {}): PriceData {
  return {
    sizeCode: 'S',
    unit: 'hour',
    tiers: [{ upTo: null, cents: 200 }],
    minimumCents: 0,
    dailyCapCents: null,
    overrunCentsPerHour: 200,
    validFrom: new Date('2026-01-01T00:00:00Z'),
    ...given,
  };
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function priceOfSize(number: number, given: Partial<Price> = {}): Price {
  return {
    id: idOf(number),
    sizeCode: 'S',
    unit: 'hour',
    tiers: [{ upTo: null, cents: 200 }],
    minimumCents: 0,
    dailyCapCents: null,
    overrunCentsPerHour: 200,
    validFrom: new Date('2025-12-31T23:00:00Z'),
    ...given,
  };
}

export function groupLike(given: Partial<PriceGroup> = {}): PriceGroup {
  return {
    id: idOf(500),
    name: 'Innenstadt',
    currency: 'EUR',
    prices: [priceOfSize(501), priceOfSize(502, { unit: 'day', tiers: [{ upTo: null, cents: 900 }] })],
    locations: 2,
    version: 4,
    ...given,
  };
}
