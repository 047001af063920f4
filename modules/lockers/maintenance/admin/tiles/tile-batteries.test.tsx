import { BERLIN, idOf } from '@fachwerk/devices/rules/devices.for-tests';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { maintenanceApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { signIn } from '../lock.for-tests.ts';
import { BatteryTile } from './tile-batteries.tsx';

beforeEach(() => signIn(['locks.read']));

const battery = (number: number, percent: number, lowOn: string | null) => ({
  id: idOf(number),
  number: String(number),
  locationId: BERLIN,
  locationName: 'Berlin Hauptbahnhof',
  battery: percent,
  isLow: percent < 30,
  lowOn,
});

test('batteries say by when somebody has to come, and lead to their locks', async () => {
  const locks = [battery(1, 12, '2026-11-15'), battery(2, 34, '2026-12-01'), battery(3, 38, null)];
  fakeWire(answering(maintenanceApi.batteries, { locks, total: 3 }));
  renderScreen(<BatteryTile size="tile" />);
  const low = await screen.findByRole('link', { name: 'Fach 1 · Berlin Hauptbahnhof' });
  expect(low.getAttribute('href')).toBe(`/admin/locks/${idOf(1)}`);
  expect(low.closest('li')!.textContent).toContain(adminDe['tile.batteries.low']);
  expect(screen.getByText('voraussichtlich ab 01.12.2026')).toBeTruthy();
  expect(screen.getByText(adminDe['tile.batteries.steady'])).toBeTruthy();
  expect(screen.getByRole('link', { name: /3\s*Batterien bald tauschen/ }).getAttribute('href')).toBe(
    '/admin/dashboard/batteries',
  );
});

test('no battery in need is good news', async () => {
  fakeWire(answering(maintenanceApi.batteries, { locks: [], total: 0 }));
  renderScreen(<BatteryTile size="tile" />);
  expect(await screen.findByText(adminDe['tile.batteries.none'])).toBeTruthy();
});
