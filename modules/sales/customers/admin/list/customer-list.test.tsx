import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CustomerListRow, customerApi } from '../../contract-staff.ts';
import { customerTagApi } from '../../contract-tags.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { idOf, listRowLike, signIn, storyLike } from '../customers.for-tests.ts';
import { CustomerList } from './customer-list.tsx';

beforeEach(() => signIn('customers.read'));
afterEach(cleanup);

const listing = (customers: CustomerListRow[], next: string | null = null, isMore = false) =>
  answering(customerApi.list, {
    customers,
    figures: ['orders', 'spentCents', 'openCents', 'lastContactAt'],
    next,
    total: { count: customers.length, isMore },
  });

const noTags = answering(customerTagApi.list, { tags: [], isOfOwnNetwork: true });

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, noTags);
  const screens = renderScreen(<CustomerList />, { path: '/admin/customers/:id?', at });
  const filters = () => wire.calls(customerApi.list).map(({ body }) => (body as { filter: object }).filter);
  return { wire, filters, person: userEvent.setup(), ...screens };
}
const usual = { sort: 'createdAt', dir: 'desc', limit: 50 };

test('a customer says name, address, phone, state and newsletter in words; the title counts', async () => {
  const blocked = listRowLike(2, {
    blockedAt: new Date(),
    newsletter: 'asked',
    phone: '',
    firstName: '',
    lastName: '',
  });
  open('/admin/customers', listing([listRowLike(1), blocked]));
  expect(await screen.findByRole('heading', { name: 'Kunden 2' })).toBeTruthy();
  const rows = screen.getAllByRole('row').map((row) => row.textContent ?? '');
  expect(rows[1]).toMatch(/Anna Berger 142,00.€–2vor 1 Min\.Aktivanna1@example\.org0170 1234567.*Nein/);
  // Without a name the address has to do.
  expect(rows[2]).toMatch(/anna2@example\.org.*Gesperrtanna2@example\.org.*Nicht bestätigt/);
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
  const { wire, filters, person } = open('/admin/customers', listing([listRowLike(1)], idOf(1), true));
  expect(await screen.findByRole('heading', { name: 'Kunden 1+' })).toBeTruthy();
  const more = await screen.findByRole('button', { name: 'Mehr laden' });
  wire.now(listing([listRowLike(2)]));
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
  open(`/admin/customers/${idOf(9)}`, listing([listRowLike(1)]), gone);
  expect(await screen.findByText(adminDe['customer.unknown'])).toBeTruthy();
});

test('the drawer lies over the list under its own address', async () => {
  open(`/admin/customers/${idOf(1)}`, listing([listRowLike(1)]), answering(customerApi.find, storyLike(1)));
  expect(await screen.findByRole('dialog', { name: /Anna Berger 1/ })).toBeTruthy();
});

const regular = { id: idOf(70), name: 'Stammkunde', colour: 'green' as const };

test('the row says what somebody has bought, what is open and which tags they have; the figures order the list', async () => {
  const figures = { ...listRowLike(1).figures, openCents: 990, rentals: null };
  const { filters, person } = open(
    `/admin/customers?sort=-spentCents&open=yes&tag=${idOf(70)}`,
    listing([listRowLike(1, { figures, tags: [regular] })]),
    answering(customerTagApi.list, { tags: [{ ...regular, customers: 1 }], isOfOwnNetwork: true }),
  );
  expect(await screen.findByText('9,90 €')).toBeTruthy();
  expect(screen.getAllByText('Stammkunde').length).toBeGreaterThan(0);
  expect(screen.queryByRole('columnheader', { name: 'Mieten' })).toBeNull();
  expect(filters()[0]).toEqual({ sort: 'spentCents', dir: 'desc', limit: 50, hasOpen: true, tagId: idOf(70) });
  await person.click(screen.getByRole('button', { name: /Letzter Kontakt/ }));
  await waitFor(() => expect(filters().at(-1)).toMatchObject({ sort: 'lastContactAt' }));
});

test('tags are given to the chosen rows, by whoever may edit', async () => {
  signIn('customers.read', 'customers.edit');
  const { wire, person } = open(
    '/admin/customers',
    listing([listRowLike(1), listRowLike(2)]),
    answering(customerTagApi.list, { tags: [{ ...regular, customers: 0 }], isOfOwnNetwork: true }),
    answering(customerTagApi.assign, { changed: 2 }),
  );
  await screen.findByText('Anna Berger 1');
  const boxes = screen.getAllByRole('checkbox');
  await person.click(boxes[0]!);
  await person.click(screen.getByRole('button', { name: 'Tags ändern (2)' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('combobox', { name: 'Hinzufügen' }));
  await person.click(await screen.findByRole('option', { name: 'Stammkunde' }));
  await person.click(dialog.getByRole('button', { name: 'Tags ändern (2)' }));
  await waitFor(() =>
    expect(wire.calls(customerTagApi.assign)[0]?.body).toEqual({
      customerIds: [idOf(1), idOf(2)],
      add: [idOf(70)],
      remove: [],
    }),
  );
});

test('a franchisee has no tags to manage', async () => {
  signIn('customers.read', 'customers.edit');
  open(
    '/admin/customers',
    listing([listRowLike(1)]),
    answering(customerTagApi.list, { tags: [], isOfOwnNetwork: false }),
  );
  await screen.findByText('Anna Berger 1');
  expect(screen.queryByRole('button', { name: 'Tags verwalten' })).toBeNull();
});
