import type { PriceData } from '@fachwerk/pricing/contract';
import type { Rental } from '../contract.ts';

export const at = (time: string): Date => new Date(time.includes('T') ? time : `2026-03-02T${time}:00Z`);

/** 2 € an hour, at most 10 € a day; overrun costs 3 € an hour. */
export function priceLike(given: Partial<PriceData> = {}): PriceData {
  return {
    sizeCode: 'S',
    unit: 'hour',
    tiers: [{ upTo: null, cents: 200 }],
    minimumCents: 0,
    dailyCapCents: 1000,
    overrunCentsPerHour: 300,
    validFrom: new Date('2026-01-01T00:00:00Z'),
    ...given,
  };
}

/** Active from 10:00 to 12:00 UTC on a Monday, with three hours of grace. */
export function rentalLike(given: Partial<Rental> = {}): Rental {
  const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  return {
    id: id(1),
    companyId: id(2),
    locationId: id(3),
    lockId: id(4),
    sizeCode: 'S',
    networkId: id(2),
    customerId: id(5),
    customerName: 'Kim Kunde',
    language: 'de',
    cartId: id(6),
    orderId: id(7),
    orderNumber: 'K7',
    state: 'active',
    isNow: true,
    durationMinutes: 120,
    startsAt: at('10:00'),
    endsAt: at('12:00'),
    blockedUntil: at('12:00'),
    holdExpiresAt: null,
    paidUntil: null,
    endedAt: null,
    priceCents: 400,
    surchargeCents: 0,
    waivedCents: 0,
    chargeCents: 0,
    chargedFrom: null,
    chargeSentAt: null,
    reducedCents: 0,
    prices: [priceLike()],
    graceMinutes: 180,
    overrunSince: 'booked_end',
    checkMinutes: 0,
    maxDurationMinutes: 10_080,
    timeZone: 'Europe/Berlin',
    occupancyId: id(8),
    accessRevokedAt: null,
    accessRevokedReason: '',
    note: '',
    createdAt: at('09:50'),
    version: 1,
    ...given,
  };
}
