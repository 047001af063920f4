import type { OrderRow, OrderStory } from '@fachwerk/orders/contract-staff';
import { startSession } from '@fachwerk/react/session';
import { vi } from 'vitest';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Nobody answers on the live line. */
class SilentLine {
  send(): void {}
  close(): void {}
}

export function signIn(...capabilities: string[]): void {
  Object.assign(window, { innerWidth: 1440 });
  vi.stubGlobal('WebSocket', SilentLine);
  startSession('token-of-the-test', { id: idOf(900), capabilities });
}

export const ALL = ['orders.read', 'orders.status', 'orders.refund', 'orders.export', 'customers.read', 'rentals.read'];

export const orderLike = (number: number, more: Partial<OrderRow> = {}): OrderRow => ({
  id: idOf(number),
  companyId: idOf(500),
  companyName: 'Hamburg',
  handover: null,
  rental: null,
  orderHash: `hash-of-the-order-${number}`,
  number: `K7QM-000${number}`,
  networkId: idOf(501),
  customerId: idOf(600 + number),
  contact: {
    firstName: 'Kim',
    lastName: `Kunde ${number}`,
    email: `kim${number}@example.org`,
    phone: '',
    street: '',
    postcode: '',
    city: '',
    country: '',
    company: '',
    vatId: '',
  },
  language: 'de',
  status: 'new',
  paymentState: 'paid',
  paymentId: idOf(800),
  totalCents: 450,
  vatCents: 72,
  paidCents: 450,
  giftCents: 0,
  giftBackCents: 0,
  refundPendingCents: 0,
  refundedCents: 0,
  laterOption: null,
  dueAt: null,
  remindedAt: null,
  accepted: {
    terms: 3,
    privacy: 2,
    withdrawal: 1,
    at: new Date('2026-03-01T10:00:00Z'),
    newsletter: false,
    isOfParty: false,
  },
  siteCompanyId: idOf(501),
  summary: 'Fach 12 (M), Hauptbahnhof',
  note: '',
  placedAt: new Date(Date.now() - number * 60_000),
  paidAt: new Date('2026-03-01T10:01:00Z'),
  cancelledAt: null,
  cancelReason: '',
  version: 1,
  lineCount: 1,
  ...more,
});

export const storyLike = (number: number, more: Partial<OrderStory> = {}): OrderStory => ({
  ...orderLike(number),
  lines: [
    {
      position: 1,
      kind: 'rental',
      subjectId: idOf(700 + number),
      title: 'Fach 12 (M), Hauptbahnhof',
      detail: 'bis 13:00',
      quantity: 1,
      unitCents: 450,
      vatPercent: 19,
      totalCents: 450,
      data: {},
    },
  ],
  steps: [
    {
      id: idOf(1),
      at: new Date('2026-03-01T10:00:00Z'),
      kind: 'placed',
      personKind: 'customer',
      personName: 'Kim Kunde',
      data: {},
    },
    {
      id: idOf(2),
      at: new Date('2026-03-01T10:01:00Z'),
      kind: 'paid',
      personKind: 'house',
      personName: '',
      data: { amountCents: 450 },
    },
    {
      id: idOf(3),
      at: new Date('2026-03-01T10:02:00Z'),
      kind: 'status',
      personKind: 'staff',
      personName: 'Toni Test',
      data: { from: 'new', to: 'approved', reason: 'Anruf' },
    },
  ],
  invoices: [
    {
      id: idOf(50),
      kind: 'invoice',
      number: '2026-000001',
      issuedAt: new Date('2026-03-01T10:01:00Z'),
      netCents: 378,
      vatCents: 72,
      grossCents: 450,
      hasFigures: true,
    },
  ],
  payments: [
    {
      id: idOf(800),
      companyId: idOf(500),
      reference: idOf(number),
      state: 'succeeded',
      amountCents: 450,
      currency: 'EUR',
      option: 'test',
      provider: 'test',
      description: '',
      failureCode: '',
      alarm: null,
      isSurplus: false,
      createdAt: new Date('2026-03-01T10:00:00Z'),
      startedAt: null,
      settledAt: new Date('2026-03-01T10:01:00Z'),
      refundedCents: 0,
      refunds: [],
    },
  ],
  ...more,
});
