import type { TextsLike } from '@fachwerk/base/language';
import type { adminDe } from './admin.de.ts';

export const adminEn: TextsLike<typeof adminDe> = {
  'search.kind.box': 'Boxes',
  'search.kind.rental': 'Rentals',
  'search.kind.customer': 'Customers',
  'search.kind.order': 'Orders',
  'search.kind.invoice': 'Invoices',
  'search.kind.location': 'Locations',
  'search.kind.controller': 'Controllers',
  'search.kind.terminal': 'Terminals',
  'search.kind.user': 'Users',
  'search.kind.franchisee': 'Franchisees',
  'search.kind.inquiry': 'Inquiries',
  'search.kind.appointment': 'Appointments',
  'search.box': 'Box {number}',
  'search.rental': '{name} in box {number}',
  'search.rental.nobody': 'Rental of box {number}',
  'search.order': 'Order {number}',
  'search.invoice': 'Invoice {number}',
  'search.invoice.of': 'of order {number}',
  'search.until': 'until {time}',
  'search.open': 'Open box {number}',
  'search.asking': 'Searching …',
  'search.failed': 'The search does not answer at the moment.',
};
