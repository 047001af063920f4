import type { Interval, OpeningHours } from '@fachwerk/opening-hours/contract';
import type { Shop } from '../contract.ts';
import type { Area } from '../contract-area.ts';
import type { DeliveryType, Way } from '../contract-way.ts';
import type { Zone } from '../contract-zone.ts';
import { usualShop } from './way.ts';

/** An instant by the clock on the wall in Berlin. */
export const local = (text: string, disambiguation: 'earlier' | 'later' | 'compatible' = 'compatible') =>
  new Date(Temporal.PlainDateTime.from(text).toZonedDateTime('Europe/Berlin', { disambiguation }).epochMilliseconds);

/** The same every day. */
export function daily(...given: readonly (readonly [string, string])[]): OpeningHours {
  const intervals: Interval[] = given.map(([from, to]) => ({ from, to }));
  const weekly = { monday: intervals, tuesday: intervals, wednesday: intervals, thursday: intervals };
  return {
    isAlwaysOpen: false,
    weekly: { ...weekly, friday: intervals, saturday: intervals, sunday: intervals },
    holidaysOf: null,
    onHolidays: [],
    exceptions: [],
  };
}

export function areaLike(postcode: string, given: Partial<Area> = {}): Area {
  return {
    id: `018f0000-0000-7000-8000-0000000${postcode.padEnd(5, '0')}`,
    version: 1,
    postcode,
    radiusMeters: null,
    name: '',
    priceCents: 250,
    minimumCents: null,
    freeFromCents: null,
    belowMinimum: 'block',
    ...given,
  };
}

export function zoneLike(given: Partial<Zone> = {}): Zone {
  return {
    id: '018f0000-0000-7000-8000-00000000a001',
    name: 'Deutschland',
    countries: ['DE'],
    postcodes: [],
    measure: 'weight',
    tiers: [{ upTo: null, priceCents: 490 }],
    freeFromCents: null,
    deliveryDays: { from: 2, to: 4 },
    ...given,
  };
}

/** Lunch and dinner, delivered and fetched; everything is there. */
export function shopLike(
  given: Partial<Omit<Shop, 'ways'>> & { ways?: Partial<Record<DeliveryType, Partial<Way>>> } = {},
): Shop {
  const usual = usualShop();
  const { ways = {}, ...rest } = given;
  const offered: Partial<Record<DeliveryType, Partial<Way>>> = {
    delivery: { isOffered: true, preparationMinutes: 40 },
    pickup: { isOffered: true, preparationMinutes: 20 },
  };
  const whole = Object.entries(usual.ways).map(([type, way]) => [
    type,
    { ...way, ...offered[type as DeliveryType], ...ways[type as DeliveryType] },
  ]);
  return {
    ...usual,
    version: 1,
    hours: daily(['11:30', '14:30'], ['17:00', '22:00']),
    areas: [areaLike('80331')],
    hasTables: true,
    pause: null,
    offered: [{ option: 'test', isTest: true }],
    isSmallBusiness: false,
    isPartyComplete: true,
    ...rest,
    ways: Object.fromEntries(whole) as Shop['ways'],
  };
}
