import { idOf } from '@fachwerk/devices/rules/devices.for-tests';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wallApi } from '../../contract.ts';
import { signIn, summaryLike, wallLike } from '../wall.for-tests.ts';
import { WallOverview } from './wall-overview.tsx';

beforeEach(() => signIn('locks.read'));
afterEach(cleanup);

const well = { counts: { free: 4 }, openDoors: 0, controllers: { online: 1, all: 1 } };
const place = (number: number, name: string, more = {}) =>
  summaryLike({ ...well, locationId: idOf(7000 + number), locationName: name, ...more });

function open(
  at: string,
  walls = [
    place(1, 'Aachen'),
    place(2, 'Bonn', { counts: { overrun: 2 } }),
    place(3, 'Celle', { counts: { alarm: 1 } }),
  ],
) {
  fakeWire(answering(wallApi.summaries, { walls }), answering(wallApi.wall, wallLike([])));
  const { router } = renderScreen(<WallOverview />, { path: '/admin/real-time-monitoring', at });
  return { router, person: userEvent.setup() };
}
const names = () =>
  screen.getAllByRole('link', { name: /^(Aachen|Bonn|Celle|Ort \d+)$/ }).map((link) => link.textContent);

test('the worst location comes first; a tab leaves one kind of trouble, and the address holds it', async () => {
  const { person, router } = open('/admin/real-time-monitoring');
  await screen.findByRole('link', { name: 'Celle' });
  expect(names()).toEqual(['Celle', 'Bonn', 'Aachen']);
  await person.click(screen.getByRole('radio', { name: /^Überzogen/ }));
  expect(names()).toEqual(['Bonn']);
  expect(router.state.location.search).toBe('?trouble=overrun');
});

test('by name where one wants it, and a large network comes in steps', async () => {
  open('/admin/real-time-monitoring?order=name');
  await screen.findByRole('link', { name: 'Aachen' });
  expect(names()).toEqual(['Aachen', 'Bonn', 'Celle']);
  cleanup();
  const { person } = open(
    '/admin/real-time-monitoring',
    Array.from({ length: 60 }, (_, index) => place(index, `Ort ${index}`)),
  );
  await screen.findByRole('link', { name: 'Ort 0' });
  expect(names()).toHaveLength(24);
  await person.click(screen.getByRole('button', { name: 'Mehr laden' }));
  expect(names()).toHaveLength(48);
});
