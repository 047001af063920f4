import type { Output } from '@fachwerk/base/contract';
import { locationApi } from '@fachwerk/locations/contract';
import { pricingApi } from '@fachwerk/pricing/contract';
import { startSession } from '@fachwerk/react/session';
import { answering } from '@fachwerk/react/testing';
import type { AccessRight, rentalChangeApi } from '@fachwerk/rental-changes/contract';
import type { RentalStep } from '@fachwerk/rentals/contract';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { accessRightApi, type RentalStats } from '../contract.ts';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const BERLIN = idOf(9001);

export const ALL = [
  'rentals.read',
  'rentals.edit',
  'rentals.check',
  'rentals.refund',
  'rentals.feed',
  'locks.read',
  'locks.open',
  'orders.settle',
  'locations.read',
  'orders.read',
  'customers.read',
];

/** A live line the test speaks through. */
export class Line {
  static readonly OPEN = 1;
  static last: Line | undefined;
  readyState = 0;
  private seq = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    act(() => {
      this.onopen?.();
      this.onmessage?.({ data: JSON.stringify({ type: 'welcome', version: '1' }) });
    });
  }
  hint(rentalIds: readonly string[]): void {
    this.seq++;
    const message = { type: 'event', stream: 'rentals', seq: this.seq, payload: { type: 'rentals', rentalIds } };
    act(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}

export function signIn(...capabilities: string[]): void {
  localStorage.clear();
  Object.assign(window, { innerWidth: 1440 });
  vi.stubGlobal('WebSocket', Line);
  startSession('token-of-the-test', { id: idOf(900), capabilities });
}

/** So many minutes from now. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

export const rightLike = (number: number, more: Partial<AccessRight> = {}): AccessRight => ({
  id: idOf(number),
  companyId: idOf(500),
  state: 'active',
  phase: 'running',
  locationId: BERLIN,
  locationName: 'Berlin Hauptbahnhof',
  lockId: idOf(100 + number),
  lockNumber: String(number),
  sizeCode: 'M',
  customerId: idOf(600 + number),
  customerName: `Kim Kunde ${number}`,
  customerEmail: `kim${number}@example.org`,
  orderId: idOf(700 + number),
  orderNumber: `K7QM-000${number}`,
  startsAt: inMinutes(-60),
  endsAt: inMinutes(125.5),
  endedAt: null,
  timeZone: 'Europe/Berlin',
  priceCents: 450,
  surchargeCents: 0,
  waivedCents: 0,
  dueCents: 0,
  chargeCents: 0,
  chargeSentAt: null,
  refundedCents: 0,
  isToCheck: false,
  accessRevokedAt: null,
  accessRevokedReason: '',
  note: '',
  version: 3,
  ...more,
});

/** Counted from when it is asked for: this file is read once for many. */
export const overrun: Partial<AccessRight> = {
  phase: 'overrun',
  get startsAt() {
    return inMinutes(-600);
  },
  get endsAt() {
    return inMinutes(-245.5);
  },
  dueCents: 1500,
};

export const stepLike = (number: number, more: Partial<RentalStep> = {}): RentalStep => ({
  id: idOf(3000 + number),
  at: new Date(Date.UTC(2026, 2, 1, 10, number, 7)),
  kind: 'held',
  personKind: 'customer',
  personName: '',
  data: {},
  ...more,
});

export type Story = Output<typeof rentalChangeApi.find>;
export const storyLike = (more: Partial<Story> = {}): Story => ({
  ...rightLike(1),
  steps: [stepLike(0)],
  refundableCents: 1000,
  refundedCents: 0,
  ...more,
});

const statsLike = (more: Partial<RentalStats> = {}): RentalStats => ({
  active: 7,
  overruns: 2,
  freeBoxes: 30,
  boxes: 48,
  revenueTodayCents: 12_000,
  revenueSameDayLastWeekCents: 10_000,
  startsToday: 5,
  endsWithinTheHour: 3,
  counts: { running: 4, grace: 1, overrun: 2, booked: 6, held: 1, ordered: 2, ended: 1000, cancelled: 3, expired: 4 },
  ...more,
});

const size = (code: string) => ({ code, name: code, widthCm: 30, heightCm: 40, depthCm: 50 });
export const surroundings = [
  answering(locationApi.names, { locations: [] }),
  answering(pricingApi.boxSizes, { boxSizes: [size('S'), size('M')] }),
] as const;

export const stats = (more: Partial<RentalStats> = {}) => answering(accessRightApi.stats, statsLike(more));
export const listing = (...accessRights: AccessRight[]) => answering(accessRightApi.list, { accessRights, next: null });

export const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
