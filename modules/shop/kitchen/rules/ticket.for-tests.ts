import type { Ticket } from '../contract.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);

/** A delivery of two pizzas that nobody has accepted, paid at the door. */
export const TICKET: Ticket = {
  companyId: '018f0000-0000-7000-8000-000000000001',
  orderId: '018f0000-0000-7000-8000-000000000002',
  type: 'delivery',
  state: 'new',
  stateSince: at('18:00'),
  addedAt: at('18:00'),
  arrivedAt: at('18:00'),
  wishedAt: null,
  slot: null,
  preparationMinutes: 30,
  promisedAt: null,
  address: {
    name: 'Kim Kunde',
    company: '',
    street: 'Gasse 1',
    addition: '2. Stock',
    postcode: '04109',
    city: 'Leipzig',
    country: 'DE',
    phone: '0341 1234',
  },
  tableName: '',
  note: '',
  version: 1,
  number: 'K7QM-0001',
  customerId: '018f0000-0000-7000-8000-000000000003',
  customerName: 'Kim Kunde',
  phone: '0341 1234',
  placedAt: at('18:00'),
  lines: [
    {
      position: 1,
      itemId: '018f0000-0000-7000-8000-000000000004',
      title: 'Margherita',
      number: '12',
      quantity: 2,
      extras: [{ title: 'Oliven', quantity: 1 }],
      note: 'gut durch',
      totalCents: 1900,
    },
  ],
  charges: [],
  totalCents: 1900,
  dueCents: 1900,
  refundedCents: 0,
};
