import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { franchiseApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { franchiseeLike, signedIn } from './franchisee.for-tests.ts';
import { FranchiseeDrawer } from './franchisee-drawer.tsx';

beforeEach(() => signedIn());
afterEach(cleanup);

async function begin() {
  const wire = fakeWire(
    answering(franchiseApi.list, { franchisees: [] }),
    answering(franchiseApi.add, franchiseeLike(1)),
  );
  const at = '/admin/franchisees/new?q=bre';
  const { router } = renderScreen(<FranchiseeDrawer />, { path: '/admin/franchisees/:id?', at });
  const person = userEvent.setup();
  const type = async (name: keyof typeof adminDe, text: string) =>
    person.type(await screen.findByLabelText(adminDe[name]), text);
  await type('franchisee.field.name', 'Zeitlager Bremen');
  await type('franchisee.field.administrator.firstName', 'Birte');
  await type('franchisee.field.administrator.lastName', 'Behrens');
  await type('franchisee.field.administrator.email', 'birte@bremen.example');
  const send = () => person.click(screen.getByRole('button', { name: adminDe['franchisee.create'] }));
  return { wire, router, send };
}

test('a new one is created with its administrator, who is invited, and the list is as it was', async () => {
  const { wire, router, send } = await begin();
  await send();
  await screen.findByText(/Willkommensmail an birte@bremen.example wird versendet/);
  expect(wire.calls(franchiseApi.add)[0]!.body).toMatchObject({
    franchisee: {
      name: 'Zeitlager Bremen',
      contractParty: 'franchisee',
      contractFrom: null,
      administrator: { firstName: 'Birte', lastName: 'Behrens', email: 'birte@bremen.example' },
    },
  });
  expect(router.state.location.pathname + router.state.location.search).toBe('/admin/franchisees?q=bre');
});

test('a period that cannot be is said at its field', async () => {
  const { wire, send } = await begin();
  const code = 'franchisee.contract_ends_before_start';
  const fields = [{ path: 'franchisee.contractUntil', code, error: adminDe[code] }];
  wire.now(refusing(franchiseApi.add, 422, code, adminDe[code], { fields }));
  await send();
  expect((await screen.findAllByText(adminDe[code])).length).toBeGreaterThan(0);
});

test('whoever may only look cannot create', async () => {
  signedIn(['franchisees.read']);
  fakeWire(answering(franchiseApi.list, { franchisees: [] }));
  renderScreen(<FranchiseeDrawer />, { path: '/admin/franchisees/:id?', at: '/admin/franchisees/new' });
  expect(await screen.findByText('Keine Berechtigung')).toBeTruthy();
});
