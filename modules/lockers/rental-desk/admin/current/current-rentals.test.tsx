import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessRightApi } from '../../contract.ts';
import { idOf, Line, rightLike, signIn } from '../rights.for-tests.ts';
import { BoxRentals, CustomerRentals } from './current-rentals.tsx';

beforeEach(() => signIn('rentals.read', 'customers.read', 'orders.read', 'locks.open'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const has = (...rights: ReturnType<typeof rightLike>[]) =>
  answering(accessRightApi.list, { accessRights: rights, next: null });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a box says who has it and what they owe, and leads to rental, customer and order; live', async () => {
  const wire = fakeWire(has(rightLike(1, { dueCents: 1500 })));
  renderScreen(<BoxRentals lock={{ id: idOf(101) }} />);
  await screen.findByRole('region', { name: 'Miete' });
  expect(hrefOf('Kim Kunde 1')).toBe(`/admin/access-rights/${idOf(1)}`);
  expect(hrefOf('Zum Kunden')).toBe(`/admin/customers/${idOf(601)}`);
  expect(hrefOf(/^Bestellung/)).toBe(`/admin/orders/${idOf(701)}`);
  expect(screen.getByText(/15,00 €/)).toBeTruthy();
  expect(wire.calls(accessRightApi.list)[0]?.body).toMatchObject({ filter: { lockId: idOf(101) } });
  wire.now(has(rightLike(2)));
  Line.last!.open();
  Line.last!.hint([idOf(2)]);
  expect(await screen.findByRole('link', { name: 'Kim Kunde 2' })).toBeTruthy();
});

test('a customer has their boxes, each with its door', async () => {
  fakeWire(has(rightLike(1)));
  renderScreen(<CustomerRentals customer={{ id: idOf(601) }} />);
  const section = within(await screen.findByRole('region', { name: 'Aktuell gemietet' }));
  expect(section.getByRole('link', { name: 'Fach 1, Berlin Hauptbahnhof' })).toBeTruthy();
  expect(section.getByRole('button', { name: 'Fach öffnen' })).toBeTruthy();
});

test('who has nothing is said to have nothing; a free box says nothing', async () => {
  fakeWire(has());
  renderScreen(
    <>
      <CustomerRentals customer={{ id: idOf(601) }} />
      <BoxRentals lock={{ id: idOf(101) }} />
    </>,
  );
  expect(await screen.findByText('Keine laufende Miete.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Miete' })).toBeNull();
});

test('who may not read rentals is told nothing', () => {
  signIn('locks.read');
  const wire = fakeWire(has(rightLike(1)));
  renderScreen(<BoxRentals lock={{ id: idOf(101) }} />);
  expect(wire.calls(accessRightApi.list)).toEqual([]);
});
