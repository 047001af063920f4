import { BERLIN, COLOGNE, idOf } from '@fachwerk/devices/rules/devices.for-tests';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { CONTROLLER, lockLike, rented } from '@fachwerk/lockers/rules/lock.for-tests';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { maintenanceApi } from '../../contract.ts';
import { EVERYTHING, listing, signIn, surroundings } from '../lock.for-tests.ts';
import { LockList } from './lock-list.tsx';

beforeEach(() => {
  localStorage.clear();
  signIn();
});

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, ...surroundings);
  return { wire, person: userEvent.setup(), ...renderScreen(<LockList />, { path: '/admin/locks/:id?', at }) };
}
const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;
const asked = (wire: ReturnType<typeof fakeWire>) => wire.calls(lockApi.list).at(-1)?.body as { filter: object };

test('a box stands with its state, door, bolt, battery and when it was seen, in words', async () => {
  open(
    '/admin/locks',
    listing(
      lockLike(1, {
        ...rented,
        doorState: 'open',
        lockState: 'unlocked',
        battery: 12,
        isBatteryLow: true,
        isOnline: false,
      }),
    ),
  );
  const text = (await row('1')).textContent;
  for (const word of [
    'Berlin Hauptbahnhof',
    'Wand 1',
    'Vermietet',
    'Tür offen',
    'entriegelt',
    '12\u00a0%schwach',
    'nicht erreichbar',
  ])
    expect(text).toContain(word);
});

test('who lets orders be collected reads what a box is for, in its row and in the filter', async () => {
  signIn([...EVERYTHING, 'pickup.read']);
  open('/admin/locks', listing(lockLike(1, { state: 'not_on_sale', gaps: ['unpriced'] })));
  expect((await row('1')).textContent).toContain('Für Abholung');
  expect(screen.queryByText(/Nicht im Verkauf/)).toBeNull();
});

test('what is chosen in the address is what the server is asked for', async () => {
  const address = `/admin/locks?state=alarm&state=rented&location=${BERLIN}&location=nonsense&size=M&battery=30&signal=none&door=open&service=staff&online=no&archived=yes&q=a&sort=-battery`;
  const { wire } = open(address, listing(lockLike(1)));
  await row('1');
  expect(asked(wire)).toEqual({
    filter: {
      search: 'a',
      states: ['alarm', 'rented'],
      locationIds: [BERLIN],
      sizeCodes: ['M'],
      batteryBelow: 30,
      signal: 'none',
      door: 'open',
      outOfService: ['staff'],
      isOnline: false,
      withArchived: true,
    },
    sort: 'battery',
    dir: 'desc',
    limit: 50,
  });
});

test('the panel says how many boxes a choice would leave, within what is chosen already', async () => {
  const { person } = open('/admin/locks', listing(lockLike(1)));
  await person.click(await screen.findByRole('button', { name: 'Filter' }));
  expect(await screen.findByRole('checkbox', { name: 'Frei 35' })).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: 'Köln Dom 7' }));
  expect(await screen.findByRole('checkbox', { name: 'Frei 5' })).toBeTruthy();
  await person.click(screen.getByRole('checkbox', { name: 'Frei 5' }));
  expect(screen.getByRole('checkbox', { name: 'Köln Dom 5' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Berlin Hauptbahnhof 30' })).toBeTruthy();
});

test('somebody who may only look sees no way to change anything, and why', async () => {
  signIn(['locks.read', 'locations.read']);
  open('/admin/locks', listing(lockLike(1)));
  const actions = within(await row('1')).getAllByRole('button');
  expect(actions.map((action) => action.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  expect(screen.queryByRole('button', { name: 'Anlegen' })).toBeNull();
});

test('several boxes are taken out of service with one reason; those that are out stay as they are', async () => {
  const out = { cause: 'staff', since: new Date(), reason: 'Tür verzogen', personName: 'Mia' } as const;
  const { wire, person } = open(
    '/admin/locks',
    listing(lockLike(1), lockLike(2), lockLike(3, { state: 'out_of_service', outOfService: out })),
    answering(lockApi.setService, { changed: 2 }),
  );
  await row('1');
  await person.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await person.click(screen.getByRole('button', { name: '3 Fächer stilllegen' }));
  const dialog = await screen.findByRole('dialog', { name: '2 Fächer stilllegen' });
  await person.click(within(dialog).getByRole('button', { name: 'Stilllegen' }));
  expect(within(dialog).getByText(/mindestens 3 Zeichen/)).toBeTruthy();
  expect(wire.calls(lockApi.setService)).toHaveLength(0);
  await person.type(within(dialog).getByRole('textbox', { name: /Grund/ }), 'Wasserschaden');
  await person.click(within(dialog).getByRole('button', { name: 'Stilllegen' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(wire.calls(lockApi.setService)[0]?.body).toEqual({
    ids: [idOf(1), idOf(2)],
    isInService: false,
    reason: 'Wasserschaden',
  });
});

test('several boxes of one location get their controller at once; the only one there is proposed', async () => {
  const { wire, person } = open(
    '/admin/locks',
    listing(lockLike(1, { controllerId: null, channel: null }), lockLike(2, { controllerId: null, channel: null })),
    answering(lockApi.assignController, { changed: 2 }),
  );
  await row('1');
  await person.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await person.click(screen.getByRole('button', { name: '2 Fächern Steuereinheit zuweisen' }));
  const dialog = await screen.findByRole('dialog', { name: '2 Fächern eine Steuereinheit zuweisen' });
  await person.click(await within(dialog).findByRole('button', { name: 'Zuweisen' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(wire.calls(lockApi.assignController)[0]?.body).toEqual({
    ids: [idOf(1), idOf(2)],
    controllerId: CONTROLLER,
    firstChannel: 1,
  });
});

test('boxes of two locations get no common controller, and it is said why', async () => {
  const { person } = open('/admin/locks', listing(lockLike(1), lockLike(2, { locationId: COLOGNE })));
  await row('1');
  await person.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await person.click(screen.getByRole('button', { name: '2 Fächern Steuereinheit zuweisen' }));
  expect(await screen.findByText(/nur Fächer eines Standorts/)).toBeTruthy();
});

test('what the server refuses is said in the dialog, and the selection stays', async () => {
  const { person } = open(
    '/admin/locks',
    listing(lockLike(1)),
    refusing(lockApi.setService, 409, 'lock.already_so', 'Das ist schon so.'),
  );
  await row('1');
  await person.click(screen.getByRole('checkbox', { name: 'Zeile auswählen: Fach 1, Berlin Hauptbahnhof' }));
  await person.click(screen.getByRole('button', { name: '1 Fach stilllegen' }));
  const dialog = await screen.findByRole('dialog');
  await person.type(within(dialog).getByRole('textbox', { name: /Grund/ }), 'Wasserschaden');
  await person.click(within(dialog).getByRole('button', { name: 'Stilllegen' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Das ist schon so.');
  await person.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  expect(screen.getByRole('toolbar')).toBeTruthy();
});

test('a sheet of stickers is fetched for what is selected', async () => {
  const saved: string[] = [];
  // The browser of the tests would go to the file instead of keeping it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const sheet = { fileName: 'sticker.pdf', contentType: 'application/pdf', base64: btoa('%PDF') };
  const { wire, person } = open('/admin/locks', listing(lockLike(1)), answering(maintenanceApi.stickers, sheet));
  await row('1');
  await person.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await person.click(screen.getByRole('button', { name: 'Aufkleber drucken' }));
  await waitFor(() => expect(saved).toEqual(['sticker.pdf']));
  vi.restoreAllMocks();
  expect(wire.calls(maintenanceApi.stickers)[0]?.body).toEqual({ ids: [idOf(1)] });
});

test('a house without boxes says how to begin, to whom may', async () => {
  const { unmount } = open('/admin/locks', listing());
  expect(await screen.findByText('Noch kein Fach')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Anlegen' })).toHaveLength(2);
  unmount();
  signIn(EVERYTHING.filter((capability) => capability !== 'locks.configure'));
  open('/admin/locks', listing());
  expect(await screen.findByText('Angelegte Fächer erscheinen hier.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Anlegen' })).toBeNull();
});

test('a thousand boxes come in pages', async () => {
  const { wire, person } = open(
    '/admin/locks',
    answering(lockApi.list, { locks: [lockLike(1)], next: lockLike(1).id, total: 1000 }),
  );
  await row('1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('1.000');
  await person.click(screen.getByRole('button', { name: 'Mehr laden' }));
  await waitFor(() => expect(asked(wire)).toMatchObject({ after: lockLike(1).id, limit: 50 }));
});

test('controllers of other places are not offered', async () => {
  open(`/admin/locks?location=${COLOGNE}`, listing(lockLike(1)));
  await row('1');
  expect(screen.queryByRole('button', { name: /^Steuereinheit/ })).toBeNull();
});

test('a row names the renter, the way to their rentals, and when the box last opened', async () => {
  signIn([...EVERYTHING, 'rentals.read']);
  const { person, wire } = open(
    '/admin/locks',
    listing(lockLike(1, { ...rented, openedAt: new Date(Date.now() - 5 * 60_000) })),
  );
  const line = within(await row('1'));
  const renter = line.getByRole('link', { name: 'Ada Lovelace' });
  expect(renter.getAttribute('href')).toBe(`/admin/access-rights?lock=${lockLike(1).id}`);
  expect(line.getByText('vor 5 Min.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Zuletzt geöffnet' }));
  await waitFor(() => expect(asked(wire)).toMatchObject({ sort: 'openedAt', dir: 'asc' }));
});

test('the sticker in front of the camera opens the sheet of its box', async () => {
  class Detector {
    detect = async () => [{ rawValue: 'https://city.example/q/Code-1' }];
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  const getUserMedia = async () => ({ getTracks: () => [] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', { configurable: true, set: () => undefined });
  Object.defineProperty(HTMLVideoElement.prototype, 'play', { configurable: true, value: async () => undefined });
  const { wire, person, router } = open('/admin/locks', listing(lockLike(1)));
  await row('1');
  await person.click(screen.getByRole('button', { name: 'QR-Code scannen' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/locks/${lockLike(1).id}`));
  expect(wire.calls(lockApi.list).map(({ body }) => (body as { filter: object }).filter)).toContainEqual({
    qrCode: 'Code-1',
  });
  vi.unstubAllGlobals();
});
