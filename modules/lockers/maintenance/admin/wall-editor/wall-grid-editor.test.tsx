import { BERLIN, idOf } from '@fachwerk/devices/rules/devices.for-tests';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { COMPANY, CONTROLLER } from '@fachwerk/lockers/rules/lock.for-tests';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { type Wall, wallApi } from '@fachwerk/walls/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listing, signIn, surroundings } from '../lock.for-tests.ts';
import { LockList } from '../lock-list/lock-list.tsx';

beforeEach(() => {
  localStorage.clear();
  signIn();
});

type Sent = { locationId: string; items: { number: string; controllerId: string; channel: number }[] };

const standing: Wall = {
  locationId: BERLIN,
  companyId: COMPANY,
  locationName: 'Berlin Hauptbahnhof',
  city: 'Berlin',
  companyName: '',
  controllers: { online: 1, all: 1 },
  boxes: [
    {
      id: idOf(1),
      number: '1',
      sizeCode: 'S',
      place: { column: 2, row: 1, columnSpan: 1, rowSpan: 1 },
      state: 'free',
      lockState: 'locked',
      doorState: 'closed',
      isOnline: true,
      battery: 80,
      isBatteryLow: false,
      until: null,
    },
  ],
};

async function open(...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, answering(wallApi.wall, standing), listing(), ...surroundings);
  const shown = renderScreen(<LockList />, { path: '/admin/locks/:id?', at: `/admin/locks/wall?location=${BERLIN}` });
  const sheet = within(await screen.findByRole('dialog', { name: 'Ganze Wand anlegen' }));
  await sheet.findByText(/1 Fach ist bereits vorhanden/);
  return { wire, person: userEvent.setup(), sheet, ...shown };
}

test('the wall is seen before it is saved, beside what stands there, and numbers that are taken are found at once', async () => {
  const { wire, person, sheet } = await open(answering(lockApi.addWall, { added: 6 }));
  expect(sheet.getByText(/24 neue Fächer: 24 × S\./)).toBeTruthy();
  expect((sheet.getByLabelText('Erste Nummer') as HTMLInputElement).value).toBe('2');
  await person.clear(sheet.getByLabelText('Erste Nummer'));
  await person.type(sheet.getByLabelText('Erste Nummer'), '1');
  expect(sheet.getByText(/^Fach 1: /)).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: 'Nächste freie Nummer' }));
  expect(sheet.queryByText(/^Fach 1: /)).toBeNull();
  for (const [label, value] of [
    ['Spalten', '2'],
    ['Reihen', '3'],
  ] as const) {
    await person.clear(sheet.getByLabelText(label));
    await person.type(sheet.getByLabelText(label), value);
  }
  await person.click(sheet.getByLabelText('Reihe 3', { selector: 'input' }));
  await person.click(await screen.findByRole('option', { name: 'L' }));
  expect(sheet.getByText(/6 neue Fächer: 4 × S, 2 × L\./)).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: '6 Fächer anlegen' }));
  await waitFor(() => expect(wire.calls(lockApi.addWall)).toHaveLength(1));
  const sent = wire.calls(lockApi.addWall)[0]?.body as Sent | undefined;
  expect(sent?.locationId).toBe(BERLIN);
  expect(sent?.items.map(({ number }) => number)).toEqual(['2', '3', '4', '5', '6', '7']);
  // The location has one controller with 12 locks: it is proposed, with the channels after them.
  expect(sent?.items.map(({ controllerId, channel }) => [controllerId, channel])).toEqual(
    [13, 14, 15, 16, 17, 18].map((channel) => [CONTROLLER, channel]),
  );
  expect(sent?.items[2]).toMatchObject({ sizeCode: 'L', place: { column: 3, row: 3, columnSpan: 1, rowSpan: 4 } });
});

test('what the server refuses is said above the form, and nothing is lost', async () => {
  const { person, sheet } = await open(
    refusing(lockApi.addWall, 409, 'lock.channel_taken', 'Dieser Anschluss ist belegt.'),
  );
  await person.click(sheet.getByRole('button', { name: '24 Fächer anlegen' }));
  expect((await sheet.findByRole('alert')).textContent).toContain('Dieser Anschluss ist belegt.');
  expect((sheet.getByLabelText('Erste Nummer') as HTMLInputElement).value).toBe('2');
});

test('a wall that is too long is not sent', async () => {
  const { wire, person, sheet } = await open();
  await person.clear(sheet.getByLabelText('Spalten'));
  await person.type(sheet.getByLabelText('Spalten'), '60');
  await person.clear(sheet.getByLabelText('Reihen'));
  await person.type(sheet.getByLabelText('Reihen'), '7');
  expect(sheet.getByText(/Höchstens 400 Fächer/)).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: '420 Fächer anlegen' }));
  expect(wire.calls(lockApi.addWall)).toHaveLength(0);
});

test('who may not set up boxes gets no editor', async () => {
  signIn(['locks.read', 'locations.read']);
  fakeWire(listing(), ...surroundings);
  renderScreen(<LockList />, { path: '/admin/locks/:id?', at: '/admin/locks/wall' });
  expect(await screen.findByText('Keine Berechtigung')).toBeTruthy();
});
