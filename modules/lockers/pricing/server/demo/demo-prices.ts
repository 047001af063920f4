import type { BoxSize, Price, PriceUnit } from '../../contract.ts';

export const DEMO_SIZES: readonly BoxSize[] = [
  { code: 'S', name: 'Klein', widthCm: 35, heightCm: 25, depthCm: 50 },
  { code: 'M', name: 'Mittel', widthCm: 35, heightCm: 45, depthCm: 50 },
  { code: 'L', name: 'Groß', widthCm: 35, heightCm: 65, depthCm: 50 },
  { code: 'XL', name: 'Sehr groß', widthCm: 50, heightCm: 95, depthCm: 60 },
];

type Tariff = {
  readonly firstHoursCents: number;
  readonly hourCents: number;
  readonly dayCents: number;
  readonly weekCents: number;
};

/** By group and size; the first three hours cost a little more than the others. */
export const DEMO_TARIFFS: Readonly<Record<string, Readonly<Record<string, Tariff>>>> = {
  Innenstadt: {
    S: { firstHoursCents: 200, hourCents: 150, dayCents: 900, weekCents: 3400 },
    M: { firstHoursCents: 300, hourCents: 220, dayCents: 1300, weekCents: 4900 },
    L: { firstHoursCents: 400, hourCents: 300, dayCents: 1800, weekCents: 6900 },
    XL: { firstHoursCents: 600, hourCents: 450, dayCents: 2700, weekCents: 9900 },
  },
  Bahnhof: {
    S: { firstHoursCents: 250, hourCents: 200, dayCents: 1100, weekCents: 4200 },
    M: { firstHoursCents: 350, hourCents: 280, dayCents: 1600, weekCents: 5900 },
    L: { firstHoursCents: 500, hourCents: 400, dayCents: 2200, weekCents: 8200 },
    XL: { firstHoursCents: 750, hourCents: 600, dayCents: 3300, weekCents: 11900 },
  },
};

export function demoPrices(group: string, validFrom: Date): Omit<Price, 'id'>[] {
  return Object.entries(DEMO_TARIFFS[group] ?? {}).flatMap(([sizeCode, tariff]) => {
    const price = (unit: PriceUnit, tiers: Price['tiers']) => ({
      sizeCode,
      unit,
      tiers,
      minimumCents: tariff.firstHoursCents,
      dailyCapCents: tariff.dayCents,
      overrunCentsPerHour: tariff.firstHoursCents,
      validFrom,
    });
    return [
      price('hour', [
        { upTo: 3, cents: tariff.firstHoursCents },
        { upTo: null, cents: tariff.hourCents },
      ]),
      price('day', [{ upTo: null, cents: tariff.dayCents }]),
      price('week', [{ upTo: null, cents: tariff.weekCents }]),
    ];
  });
}
