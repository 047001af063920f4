import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CustomerRow, customerApi } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { idOf, rowLike, signIn, storyLike } from '../customers.for-tests.ts';
import { CustomerList } from './customer-list.tsx';

beforeEach(() => signIn('customers.read'));
afterEach(cleanup);

const listing = (customers: CustomerRow[], next: string | null = null, isMore = false) =>
  answering(customerApi.list, { customers, next, total: { count: customers.length, isMore } });

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served);
  const screens = renderScreen(<CustomerList />, { path: '/admin/customers/:id?', at });
  const filters = () => wire.calls(customerApi.list).map(({ body }) => (body as { filter: object }).filter);
  return { wire, filters, person: userEvent.setup(), ...screens };
}
const usual = { sort: 'createdAt', dir: 'desc', limit: 50 };

test('a customer says name, address, phone, state and newsletter in words; the title counts', async () => {
  const blocked = rowLike(2, { blockedAt: new Date(), newsletter: 'asked', phone: '', firstName: '', lastName: '' });
  open('/admin/customers', listing([rowLike(1), blocked]));
  expect(await screen.findByRole('heading', { name: 'Kunden 2' })).toBeTruthy();
  const rows = screen.getAllByRole('row').map((row) => row.textContent ?? '');
  expect(rows[1]).toMatch(/Anna Berger 1anna1@example\.org0170 1234567AktivNein/);
  // Without a name the address has to do.
  expect(rows[2]).toMatch(/anna2@example\.organna2@example\.org.*GesperrtNicht bestätigt/);
  expect(screen.getByRole('link', { name: 'Anna Berger 1' }).getAttribute('href')).toBe(`/admin/customers/${idOf(1)}`);
});

test('the address narrows and orders the list', async () => {
  const { filters } = open('/admin/customers?q=berger&state=blocked&newsletter=confirmed&sort=name', listing([]));
  expect(await screen.findByText('Nichts gefunden')).toBeTruthy();
  expect(filters()[0]).toEqual({
    sort: 'name',
    dir: 'asc',
    limit: 50,
    search: 'berger',
    isBlocked: true,
    newsletter: 'confirmed',
  });
});

test('more are fetched behind the last one shown', async () => {
  const { wire, filters, person } = open('/admin/customers', listing([rowLike(1)], idOf(1), true));
  expect(await screen.findByRole('heading', { name: 'Kunden 1+' })).toBeTruthy();
  const more = await screen.findByRole('button', { name: 'Mehr laden' });
  wire.now(listing([rowLike(2)]));
  await person.click(more);
  expect(await screen.findByText('Anna Berger 2')).toBeTruthy();
  expect(filters()).toEqual([usual, { ...usual, after: idOf(1) }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull());
});

test('an empty list says when somebody will be here', async () => {
  open('/admin/customers', listing([]));
  expect(await screen.findByText(adminDe['customers.empty.title'])).toBeTruthy();
  expect(screen.getByText(adminDe['customers.empty.text'])).toBeTruthy();
});

test('a customer who is gone says so', async () => {
  const gone = refusing(customerApi.find, 404, 'customer.unknown', adminDe['customer.unknown']);
  open(`/admin/customers/${idOf(9)}`, listing([rowLike(1)]), gone);
  expect(await screen.findByText(adminDe['customer.unknown'])).toBeTruthy();
});

test('the drawer lies over the list under its own address', async () => {
  open(`/admin/customers/${idOf(1)}`, listing([rowLike(1)]), answering(customerApi.find, storyLike(1)));
  expect(await screen.findByRole('dialog', { name: /Anna Berger 1/ })).toBeTruthy();
});
