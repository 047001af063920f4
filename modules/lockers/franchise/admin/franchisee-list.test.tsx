import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Franchisee, franchiseApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { franchiseeLike, idOf, signedIn } from './franchisee.for-tests.ts';
import { FranchiseeList } from './franchisee-list.tsx';

beforeEach(() => signedIn());
afterEach(cleanup);

const hamburg = franchiseeLike(1, {
  name: 'Zeitlager Hamburg',
  users: [
    {
      id: idOf(11),
      name: 'Jens Petersen',
      email: 'jens@hh.example',
      roles: ['administrator'],
      ownRoles: [],
      state: 'active',
      lastSignInAt: new Date(),
    },
    {
      id: idOf(12),
      name: 'Nele Neu',
      email: 'nele@hh.example',
      roles: [],
      ownRoles: [],
      state: 'invited',
      lastSignInAt: null,
    },
  ],
  locations: [{ id: idOf(21), name: 'HafenCity', city: 'Hamburg', isActive: true }],
});
const over = franchiseeLike(2, { contractUntil: '2021-01-01', contractParty: 'franchisor' });

function open(at = '/admin/franchisees', franchisees: Franchisee[] = [hamburg, over]) {
  const wire = fakeWire(answering(franchiseApi.list, { franchisees }));
  const { router } = renderScreen(<FranchiseeList />, { path: '/admin/franchisees/:id?', at });
  return { wire, person: userEvent.setup(), router };
}
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const drawer = async () => within(await screen.findByRole('dialog'));
const field = (name: keyof typeof adminDe) => screen.findByLabelText(adminDe[name], { selector: 'input' });

test('each stands with city, contract party, how the contract runs, and numbers that lead to what they count', async () => {
  open();
  const first = await row(/Zeitlager Hamburg/);
  expect(first.getByText(adminDe['franchisee.contract.running'])).toBeTruthy();
  expect(first.getByText(adminDe['franchisee.party.franchisee'])).toBeTruthy();
  expect(first.getByRole('link', { name: 'Zeitlager Hamburg: 2 Benutzer' }).getAttribute('href')).toBe(
    `/admin/franchisees/${hamburg.id}#users`,
  );
  expect(first.getByRole('link', { name: 'Zeitlager Hamburg: 1 Standort' }).textContent).toBe('1');
  const second = await row(/Zeitlager Ort 2/);
  expect(second.getByText(adminDe['franchisee.contract.over'])).toBeTruthy();
  expect(second.getByText(adminDe['franchisee.party.franchisor'])).toBeTruthy();
});

test('a search finds a franchisee by somebody who works there; a filter by how the contract runs', async () => {
  open('/admin/franchisees?q=nele');
  await row(/Zeitlager Hamburg/);
  expect(screen.queryByRole('row', { name: /Ort 2/ })).toBeNull();
  cleanup();
  open('/admin/franchisees?contract=over');
  await row(/Zeitlager Ort 2/);
  expect(screen.queryByRole('row', { name: /Hamburg Zeit/ })).toBeNull();
});

test('without any it says what will be here and what to do', async () => {
  open('/admin/franchisees', []);
  expect(await screen.findByText(adminDe['franchisees.empty.title'])).toBeTruthy();
  expect(screen.getByRole('link', { name: adminDe['franchisees.new'] }).getAttribute('href')).toBe(
    '/admin/franchisees/new',
  );
});

test('people stand with their state and last sign-in, invited ones marked', async () => {
  open(`/admin/franchisees/${hamburg.id}#users`);
  const people = within(await screen.findByRole('list', { name: 'Benutzer von Zeitlager Hamburg' }));
  const [jens, nele] = people.getAllByRole('listitem').map((item) => item.textContent);
  expect(jens).toMatch(/Jens Petersen.*jens@hh\.example.*Aktiv/);
  expect(nele).toMatch(/Nele Neu.*keine Rolle.*Eingeladen.*noch nie/);
});

test('locations lead to their own pages', async () => {
  open(`/admin/franchisees/${hamburg.id}#locations`);
  const link = await screen.findByRole('link', { name: 'HafenCity' });
  expect(link.getAttribute('href')).toBe(`/admin/locations/${idOf(21)}`);
});

test('saving sends everything with the version that was read; percents become hundredths', async () => {
  const { wire, person } = open(`/admin/franchisees/${hamburg.id}`);
  wire.now(answering(franchiseApi.save, { ...hamburg, phone: '040 1', version: 5 }));
  await person.type(await field('franchisee.field.phone'), '040 1');
  const share = await field('franchisee.field.feeBasisPoints');
  expect((share as HTMLInputElement).value).toBe('12,5');
  await person.clear(share);
  await person.type(share, '9,75');
  await person.click(screen.getByRole('radio', { name: 'Zeitlager City (Sie)' }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Gespeichert');
  expect(wire.calls(franchiseApi.save)[0]!.body).toMatchObject({
    franchisee: { id: hamburg.id, version: 4, phone: '040 1', feeBasisPoints: 975, contractParty: 'franchisor' },
  });
});

test('a share that is no number is said at its field', async () => {
  const { wire, person } = open(`/admin/franchisees/${hamburg.id}`);
  const share = await field('franchisee.field.feeBasisPoints');
  for (const wrong of ['viel', '100,01']) {
    await person.clear(share);
    await person.type(share, wrong);
    await person.click(screen.getByRole('button', { name: 'Speichern' }));
    await expect.poll(() => share.getAttribute('aria-invalid')).toBe('true');
    expect((share as HTMLInputElement).value).toBe(wrong);
  }
  expect(screen.getAllByText(adminDe['field.share']).length).toBeGreaterThan(0);
  expect(wire.calls(franchiseApi.save)).toEqual([]);
});

test('a contract that would end before it begins is marked before anything is sent', async () => {
  const { wire, person } = open(`/admin/franchisees/${hamburg.id}`);
  const until = await field('franchisee.field.contractUntil');
  await person.type(until, '2019-12-31');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await expect.poll(() => until.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(adminDe['franchisee.contract_ends_before_start']).length).toBeGreaterThan(0);
  expect(wire.calls(franchiseApi.save)).toEqual([]);
});

test('when somebody else was quicker, theirs is taken where one touched nothing, and shown where both did', async () => {
  const { wire, person } = open(`/admin/franchisees/${hamburg.id}`);
  const { users: _users, locations: _locations, ...known } = hamburg;
  const current = { ...known, phone: '040 9', contractNumber: 'FV-9', version: 6 };
  wire.now(
    refusing(franchiseApi.save, 409, 'franchisee.changed_meanwhile', adminDe['franchisee.changed_meanwhile'], {
      conflict: { current, changed: [] },
    }),
  );
  await person.type(await field('franchisee.field.phone'), '040 1');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  const conflict = within(await screen.findByRole('region', { name: 'Unterschiede' }));
  expect(conflict.getByText('040 9')).toBeTruthy();
  expect(((await field('franchisee.field.contractNumber')) as HTMLInputElement).value).toBe('FV-9');
  wire.now(answering(franchiseApi.save, { ...hamburg, ...current, version: 7 }));
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await expect
    .poll(() => wire.calls(franchiseApi.save).at(-1)!.body)
    .toMatchObject({ franchisee: { phone: '040 1', contractNumber: 'FV-9', version: 6 } });
});

test('who may only look reads facts and presses nothing', async () => {
  signedIn(['franchisees.read']);
  open(`/admin/franchisees/${hamburg.id}`);
  const sheet = await drawer();
  expect(await sheet.findByText('12,5 %')).toBeTruthy();
  expect(sheet.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('link', { name: adminDe['franchisees.add'] })).toBeNull();
});

test('somebody who is not there is said to be so', async () => {
  open(`/admin/franchisees/${idOf(9)}`);
  expect(await screen.findByText(adminDe['franchisee.unknown'])).toBeTruthy();
});
