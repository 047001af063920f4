import { BERLIN, COLOGNE } from '@fachwerk/devices/rules/devices.for-tests';

import { lockerStream } from '@fachwerk/lockers/contract';
import { LiveLine, stubLiveLine } from '@fachwerk/react/live-line';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wallApi } from '../../contract.ts';
import { signIn, summaryLike } from '../wall.for-tests.ts';
import { WallTile } from './tile-walls.tsx';

beforeEach(() => {
  stubLiveLine();
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
  expect(row.textContent).toContain('7 Fächer · 43\u00a0% frei');
});

test('the numbers follow what is heard', async () => {
  const wire = fakeWire(answering(wallApi.summaries, { walls: [summaryLike()] }));
  renderScreen(<WallTile size="tile" />);
  await screen.findByText('7 Fächer · 43 % frei');
  wire.now(answering(wallApi.summaries, { walls: [summaryLike({ counts: { free: 7 } })] }));
  LiveLine.last!.open();
  LiveLine.last!.hint(lockerStream, { type: 'locks', locationId: BERLIN, lockIds: [] });
  expect(await screen.findByText('7 Fächer · 100 % frei')).toBeTruthy();
});
