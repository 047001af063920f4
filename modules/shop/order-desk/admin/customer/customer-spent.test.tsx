import { orderApi } from '@fachwerk/orders/contract-staff';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { idOf, signIn } from '../orders.for-tests.ts';
import { CustomerSpent } from './customer-spent.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const totals = { count: 3, spentCents: 4200, refundedCents: 0, openCents: 0, lastAt: null };
const customer = { id: idOf(601) };
const factOf = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent?.replace('\u00a0', ' ');

test('the page of a customer says what they have spent and what is open, and leads to their orders', async () => {
  signIn('orders.read');
  fakeWire(answering(orderApi.customerTotals, { ...totals, openCents: 900 }));
  renderScreen(<CustomerSpent customer={customer} />);
  const link = await screen.findByRole('link', { name: 'in 3 Bestellungen' });
  expect(link.getAttribute('href')).toBe(`/admin/orders-list?customer=${customer.id}`);
  expect(factOf('Umsatz')).toContain('42,00 €');
  expect(factOf('Unbezahlt')).toContain('9,00 €');
  expect(factOf('Erstattet')).toBeUndefined();
});

test('what is not open is not named, and who may not read orders is told nothing', async () => {
  signIn('orders.read');
  fakeWire(answering(orderApi.customerTotals, { ...totals, refundedCents: 300 }));
  renderScreen(<CustomerSpent customer={customer} />);
  await screen.findByRole('link', { name: 'in 3 Bestellungen' });
  expect([factOf('Unbezahlt'), factOf('Erstattet')]).toEqual([undefined, '3,00 €']);
  cleanup();
  signIn('customers.read');
  const wire = fakeWire();
  renderScreen(<CustomerSpent customer={customer} />);
  expect(wire.sent).toEqual([]);
});
