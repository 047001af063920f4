import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wallApi } from '../contract-wall.ts';
import { de } from '../texts/de.ts';
import { BatteryTile } from './tile-batteries.tsx';
import { WallTile } from './tile-walls.tsx';
import { BERLIN, COLOGNE, idOf, Line, signIn, stubLine, summaryLike } from './wall.for-tests.ts';

beforeEach(() => {
  stubLine();
  signIn('locks.read');
});
afterEach(() => vi.unstubAllGlobals());

test('every number of a wall leads to its list', async () => {
  fakeWire(
    answering(wallApi.summaries, {
      walls: [summaryLike(), summaryLike({ locationId: COLOGNE, locationName: 'Köln Dom', counts: {}, total: 0 })],
    }),
  );
  renderScreen(<WallTile size="tile" />);
  const row = (await screen.findByRole('link', { name: 'Berlin Hauptbahnhof' })).closest('tr')!;
  const numbers = within(row).getAllByRole('link').slice(1);
  expect(numbers.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3', `/admin/locks?state=free&location=${BERLIN}`],
    ['3', `/admin/locks?state=rented&state=overrun&location=${BERLIN}`],
    ['1', `/admin/locks?state=out_of_service&location=${BERLIN}`],
  ]);
  expect(row.textContent).toContain('7 Fächer · 43 % frei');
});

test('the numbers follow what is heard', async () => {
  const wire = fakeWire(answering(wallApi.summaries, { walls: [summaryLike()] }));
  renderScreen(<WallTile size="tile" />);
  await screen.findByText('7 Fächer · 43 % frei');
  wire.now(answering(wallApi.summaries, { walls: [summaryLike({ counts: { free: 7 } })] }));
  Line.last!.open();
  Line.last!.hint({ type: 'locks', locationId: BERLIN, lockIds: [] });
  expect(await screen.findByText('7 Fächer · 100 % frei')).toBeTruthy();
});

const battery = (number: number, percent: number, lowOn: string | null) => ({
  id: idOf(number),
  number: String(number),
  locationId: BERLIN,
  locationName: 'Berlin Hauptbahnhof',
  battery: percent,
  lowOn,
});

test('batteries say by when somebody has to come, and lead to their locks', async () => {
  const locks = [battery(1, 12, '2026-11-15'), battery(2, 34, '2026-12-01'), battery(3, 38, null)];
  fakeWire(answering(wallApi.batteries, { locks, total: 3 }));
  renderScreen(<BatteryTile size="tile" />);
  const low = await screen.findByRole('link', { name: 'Fach 1 · Berlin Hauptbahnhof' });
  expect(low.getAttribute('href')).toBe(`/admin/locks/${idOf(1)}`);
  expect(low.closest('li')!.textContent).toContain(de['tile.batteries.low']);
  expect(screen.getByText('voraussichtlich ab 01.12.2026')).toBeTruthy();
  expect(screen.getByText(de['tile.batteries.steady'])).toBeTruthy();
  expect(screen.getByRole('link', { name: /3\s*brauchen bald/ }).getAttribute('href')).toBe(
    '/admin/dashboard/batteries',
  );
});

test('no battery in need is good news', async () => {
  fakeWire(answering(wallApi.batteries, { locks: [], total: 0 }));
  renderScreen(<BatteryTile size="tile" />);
  expect(await screen.findByText(de['tile.batteries.none'])).toBeTruthy();
});
