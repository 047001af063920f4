import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type LimitSet, limitApi } from '../contract.ts';
import { NOTHING_OWN } from '../rules/limits.ts';
import { adminDe } from '../texts/admin.de.ts';
import { LimitList } from './limit-list.tsx';

const CITY = '018f0000-0000-7000-8000-000000000001';
const BERLIN = '018f0000-0000-7000-8000-000000000002';
const own: LimitSet = {
  ...NOTHING_OWN,
  companyId: CITY,
  locationId: BERLIN,
  lockType: null,
  version: 3,
  noSignal: { minutes: 30 },
};
const answer = {
  networkId: CITY,
  isNetwork: true,
  sets: [own],
  locations: [{ networkId: CITY, companyId: CITY, locationId: BERLIN, name: 'Berlin', companyName: 'City' }],
  lockTypes: [{ name: 'F2', locks: 12 }],
};
const lookedBack = {
  since: new Date('2026-02-01T10:00:00Z'),
  lines: [
    { kind: 'battery_messages' as const, before: 11, after: 4, from: new Date('2026-02-20T10:00:00Z') },
    { kind: 'battery_out' as const, before: 3, after: 3 },
  ],
};
const open = (at = '/admin/limits', given = answer) => {
  const wire = fakeWire(
    answering(limitApi.list, given),
    answering(limitApi.lookBack, lookedBack),
    answering(limitApi.save, own),
  );
  Object.assign(window, { innerWidth: 1440 });
  startSession('token', { id: CITY, capabilities: ['limits.read', 'limits.manage'] });
  renderScreen(<LimitList />, { path: '/admin/limits/:id?', at });
  return { wire, person: userEvent.setup() };
};

test('each place says what holds there, and what it says itself', async () => {
  open();
  const row = (await screen.findByText('Berlin')).closest('tr')!;
  expect(within(row).getByText(adminDe['limits.own']).parentElement?.textContent).toContain('30 Min.');
  const type = screen.getByText('F2').closest('tr')!;
  expect(within(type).getByText('Schlosstyp, 12 Schlösser')).toBeTruthy();
  expect(screen.getByText(adminDe['limits.network'])).toBeTruthy();
});

test('before saving one reads what would have happened; values that contradict each other are not asked about', async () => {
  const { wire, person } = open(`/admin/limits/${BERLIN}`);
  await person.click(await screen.findByRole('button', { name: 'Batterie ändern' }));
  const warning = screen.getByLabelText(adminDe['limits.battery.warningPercent']);
  const save = screen.getByRole('button', { name: adminDe['limits.save'] });
  await person.clear(warning);
  await person.type(warning, '45');
  expect(await screen.findByText(adminDe['limit.battery_order'])).toBeTruthy();
  expect(save.hasAttribute('disabled')).toBe(true);
  await person.clear(warning);
  await person.type(warning, '35');
  expect((await screen.findByText(adminDe['limits.look.battery_messages'])).parentElement?.textContent).toContain(
    '4 statt 11',
  );
  expect(screen.getByText(adminDe['limits.look.battery_out']).parentElement?.textContent).toContain('3, unverändert');
  expect(screen.getByText(/Messwerte liegen erst ab 20.2.2026|Messwerte liegen erst ab 20.02.2026/)).toBeTruthy();
  await person.click(save);
  await waitFor(() => expect(wire.calls(limitApi.save)).toHaveLength(1));
  expect(wire.calls(limitApi.save)[0]?.body).toEqual({
    scope: { locationId: BERLIN, lockType: null },
    limits: { battery: { outPercent: 30, warningPercent: 35, backPercent: 40 } },
    version: 3,
  });
});

test('an own value is given back to the network', async () => {
  const { wire, person } = open(`/admin/limits/${BERLIN}`);
  await person.click(await screen.findByRole('button', { name: 'Kein Signal ändern' }));
  await person.click(screen.getByRole('button', { name: adminDe['limits.reset'] }));
  await waitFor(() =>
    expect(wire.calls(limitApi.save)[0]?.body).toMatchObject({ limits: { noSignal: null }, version: 3 }),
  );
});

test('a franchisee reads what its franchisor says, and changes it nowhere but at its own locations', async () => {
  open('/admin/limits/network', { ...answer, isNetwork: false });
  expect(await screen.findByText(adminDe['limits.of_network'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Batterie ändern' })).toBeNull();
});
