import { BERLIN, COLOGNE, idOf } from '@fachwerk/devices/rules/devices.for-tests';
import { type Lock, lockApi } from '@fachwerk/lockers/contract-lock';
import { COMPANY, CONTROLLER, lockLike, rented } from '@fachwerk/lockers/rules/lock.for-tests';
import { openApi } from '@fachwerk/openings/contract';
import { attemptLike } from '@fachwerk/openings/rules/attempt.for-tests';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { wallApi } from '@fachwerk/walls/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { maintenanceApi } from '../../contract.ts';
import { finding, listing, signIn, surroundings } from '../lock.for-tests.ts';
import { LockList } from '../lock-list/lock-list.tsx';

beforeEach(() => {
  localStorage.clear();
  signIn();
});

type Served = Parameters<typeof fakeWire>;

async function open(lock: Lock, hash = '', ...served: Served) {
  const wire = fakeWire(...served, listing(lock), finding(lock), ...surroundings);
  const at = `/admin/locks/${lock.id}${hash}`;
  const shown = renderScreen(<LockList />, { path: '/admin/locks/:id?', at });
  const sheet = await screen.findByRole('dialog', { name: new RegExp(`Fach ${lock.number}`) });
  return { wire, person: userEvent.setup(), sheet: within(sheet), ...shown };
}

test('the page of a box tells the truth about door and bolt, and everything known about it', async () => {
  const { sheet } = await open(
    lockLike(1, { ...rented, doorState: 'unknown', lockState: 'unlocked', temperature: null }),
  );
  expect(await sheet.findByText('Tür unbekannt')).toBeTruthy();
  expect(sheet.getByText('Schloss entriegelt')).toBeTruthy();
  expect(sheet.getByText(/Vermietet · Ada Lovelace · Vorgang Z-1001/)).toBeTruthy();
  expect(sheet.getByRole('link', { name: 'Wand 1, Anschluss 1' }).getAttribute('href')).toBe(
    `/admin/monitoring/${CONTROLLER}`,
  );
});

test('a box that the house took out itself says why, and that it comes back', async () => {
  const out = { cause: 'battery', since: new Date(), reason: '', personName: '' } as const;
  const { sheet } = await open(lockLike(1, { state: 'out_of_service', outOfService: out, battery: 12 }));
  expect(await sheet.findByText('Wegen schwacher Batterie stillgelegt')).toBeTruthy();
  expect(sheet.getByText(/wird automatisch aufgehoben/)).toBeTruthy();
});

test('a rented box neither moves nor is archived, and the menu says why', async () => {
  const { person, sheet } = await open(lockLike(1, rented));
  await person.click(await sheet.findByRole('button', { name: 'Aktionen' }));
  for (const name of [/^Umziehen/, /^Archivieren/]) {
    const item = await screen.findByRole('menuitem', { name });
    expect(item.textContent).toContain('vermietet');
    expect((item as HTMLButtonElement).disabled).toBe(true);
  }
});

test('the address of moving a rented box leads to the reason, not to the form', async () => {
  const { sheet } = await open(lockLike(1, rented), '#move');
  expect(await sheet.findByText('Umzug zurzeit nicht möglich')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Umziehen' })).toBeNull();
});

test('moving to another location lets go of the wiring', async () => {
  const moved = lockLike(1, { locationId: COLOGNE, locationName: 'Köln Dom', controllerId: null, channel: null });
  const { wire, person, sheet } = await open(lockLike(1), '#move', answering(lockApi.move, moved));
  await person.click(await sheet.findByLabelText('Standort', { selector: 'input' }));
  await person.click(await screen.findByRole('option', { name: 'Köln Dom, Köln' }));
  await person.click(sheet.getByRole('button', { name: 'Umziehen' }));
  await waitFor(() => expect(wire.calls(lockApi.move)).toHaveLength(1));
  expect(wire.calls(lockApi.move)[0]?.body).toEqual({
    item: { id: idOf(1), locationId: COLOGNE, controllerId: null, channel: null, place: moved.place },
  });
});

test('archiving asks first, names the box, and leads back to the list', async () => {
  const { wire, person, sheet, router } = await open(lockLike(1), '', answering(lockApi.remove, {}));
  await person.click(await sheet.findByRole('button', { name: 'Aktionen' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Archivieren' }));
  const question = await screen.findByRole('dialog', { name: 'Fach 1 archivieren?' });
  expect(wire.calls(lockApi.remove)).toHaveLength(0);
  await person.click(within(question).getByRole('button', { name: 'Archivieren' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/locks'));
  expect(wire.calls(lockApi.remove)[0]?.body).toEqual({ item: { id: idOf(1) } });
});

test('a box that cannot be archived stays, and the reason is said', async () => {
  const refused = refusing(lockApi.remove, 409, 'lock.reserved', 'Das Fach ist reserviert.');
  const { person, sheet, router } = await open(lockLike(1), '', refused);
  await person.click(await sheet.findByRole('button', { name: 'Aktionen' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Archivieren' }));
  const question = await screen.findByRole('dialog', { name: 'Fach 1 archivieren?' });
  await person.click(within(question).getByRole('button', { name: 'Archivieren' }));
  const notice = (await screen.findByText('Das Fach konnte nicht entfernt werden')).closest('[role="alert"]')!;
  expect(notice.textContent).toContain('Das Fach ist reserviert.');
  expect(router.state.location.pathname).toBe(`/admin/locks/${idOf(1)}`);
});

test('an archived box says since when, and comes back with what is free today', async () => {
  const archived = lockLike(1, { archivedAt: new Date('2026-11-01T09:00:00Z') });
  const taken = { ...lockLike(1), until: null, id: idOf(77) };
  const there = answering(wallApi.wall, {
    locationId: BERLIN,
    companyId: COMPANY,
    locationName: 'Berlin Hauptbahnhof',
    city: '',
    companyName: '',
    controllers: { online: 1, all: 1 },
    boxes: [taken],
  });
  const { wire, person, sheet } = await open(archived, '', answering(lockApi.restore, lockLike(2)), there);
  expect(sheet.getByText(/Archiviert seit 01.11.2026, 10:00/)).toBeTruthy();
  expect(screen.getByText('Archiviert 01.11.2026')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Aktionen' })).toBeNull();
  await person.click(sheet.getByRole('link', { name: 'Wiederherstellen' }));
  const warning = (await sheet.findByText('Seit dem Archivieren neu vergeben')).closest('[role="status"]')!;
  expect(warning.textContent).toContain('Diese Nummer ist an diesem Standort bereits vergeben.');
  expect(warning.textContent).toContain('Dieser Platz in der Wand ist bereits belegt.');
  const number = sheet.getByRole('textbox', { name: 'Fachnummer' });
  await person.clear(number);
  await person.type(number, '2');
  const column = sheet.getByRole('textbox', { name: /^Spalte/ });
  await person.clear(column);
  await person.type(column, '9');
  expect(await sheet.findByText('Nummer und Platz sind frei.')).toBeTruthy();
  await person.click(sheet.getByRole('button', { name: 'Wiederherstellen' }));
  await waitFor(() => expect(wire.calls(lockApi.restore)).toHaveLength(1));
  expect(wire.calls(lockApi.restore)[0]?.body).toMatchObject({
    item: { id: idOf(1), number: '2', place: { column: 9 }, controllerId: CONTROLLER },
  });
});

test('an edit sends the version that was read, and a taken number stands at its field', async () => {
  const { wire, person, sheet } = await open(
    lockLike(1, { version: 7 }),
    '#edit',
    refusing(lockApi.edit, 409, 'lock.number_taken', 'Diese Nummer gibt es an diesem Standort schon.'),
  );
  const number = await sheet.findByRole('textbox', { name: 'Fachnummer' });
  await person.clear(number);
  await person.type(number, '12');
  await person.click(sheet.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  expect(wire.calls(lockApi.edit)[0]?.body).toMatchObject({ item: { id: idOf(1), number: '12', version: 7 } });
});

test('notes are written and, after a question, taken away', async () => {
  const note = { id: idOf(4001), at: new Date(), personName: 'Mia Muster', text: 'Scharnier ölen' };
  const lock = lockLike(1, { notes: 1 });
  const { wire, person, sheet } = await open(
    lock,
    '#notes',
    finding(lock, note),
    answering(lockApi.addNote, note),
    answering(lockApi.removeNote, {}),
  );
  expect(await sheet.findByText('Scharnier ölen')).toBeTruthy();
  await person.type(sheet.getByRole('textbox', { name: 'Neue Notiz' }), 'Neuer Griff');
  await person.click(sheet.getByRole('button', { name: 'Notiz speichern' }));
  await waitFor(() => expect(wire.calls(lockApi.addNote)[0]?.body).toEqual({ text: 'Neuer Griff' }));
  await person.click(sheet.getByRole('button', { name: 'Notiz löschen' }));
  await person.click(
    within(await screen.findByRole('dialog', { name: 'Diese Notiz löschen?' })).getByRole('button', {
      name: 'Löschen',
    }),
  );
  await waitFor(() => expect(wire.calls(lockApi.removeNote)[0]?.path).toContain(note.id));
});

test('who may not write notes reads them', async () => {
  signIn(['locks.read', 'locations.read']);
  const { sheet } = await open(lockLike(1), '#notes');
  expect(await sheet.findByText('Ihre Rolle darf Notizen lesen, aber nicht schreiben.')).toBeTruthy();
  expect(sheet.queryByRole('textbox')).toBeNull();
});

test('openings stand with who, how and what became of them, and go on by keyset', async () => {
  const requestedAt = new Date();
  const failed = attemptLike({
    state: 'denied',
    detail: 'busy',
    reason: 'Kontrolle',
    requestedAt,
    endedAt: new Date(requestedAt.getTime() + 1500),
    sendAltSignal: true,
  });
  const { wire, person, sheet } = await open(
    lockLike(1),
    '#attempts',
    answering(openApi.attempts, { attempts: [failed], next: failed.id }),
  );
  const row = (await sheet.findByText('Abgelehnt')).closest('li')!;
  for (const word of ['Betreiber', 'zweites Signal', 'Mia Muster', '1,5 s', 'Grund: Kontrolle', 'beschäftigt'])
    expect(row.textContent).toContain(word);
  wire.now(answering(openApi.attempts, { attempts: [attemptLike({ id: idOf(5002), state: 'opened' })], next: null }));
  await person.click(sheet.getByRole('button', { name: 'Mehr laden' }));
  expect(await sheet.findByText('Geöffnet')).toBeTruthy();
  expect(wire.calls(openApi.attempts).at(-1)?.body).toEqual({ filter: { lockId: idOf(1), before: failed.id } });
});

test('a history without entries says what will stand there', async () => {
  const { sheet } = await open(lockLike(1), '#logs', answering(maintenanceApi.logs, { entries: [], next: null }));
  expect(await sheet.findByText('Keine Ereignisse')).toBeTruthy();
});

test('the curve can be read as a table, newest first', async () => {
  const points = [
    { at: new Date('2026-11-14T08:00:00Z'), battery: 81.4, signal: 60, temperature: 12.25 },
    { at: new Date('2026-11-14T09:00:00Z'), battery: 80.2, signal: null, temperature: null },
  ];
  const { wire, person, sheet } = await open(
    lockLike(1),
    '#telemetry',
    answering(maintenanceApi.telemetry, { points }),
  );
  await person.click(await sheet.findByRole('button', { name: 'Werte als Tabelle' }));
  const rows = within(await sheet.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '14.11.2026, 10:0080\u00a0%––',
    '14.11.2026, 09:0081\u00a0%60\u00a0%12,3 °C',
  ]);
  await person.click(sheet.getByRole('radio', { name: '1 Jahr' }));
  await waitFor(() => expect(wire.calls(maintenanceApi.telemetry).at(-1)?.query.get('days')).toBe('365'));
});

test('numbers stand with the time before, and lead to what is behind them', async () => {
  const statistics = {
    days: 30,
    openings: 12,
    openingsBefore: 20,
    failedOpenings: 1,
    occupancyPercent: 41.5,
    occupancyPercentBefore: 30,
    revenueCents: 123450,
    revenueCentsBefore: 0,
    daily: [{ on: '2026-11-14', openings: 2, occupancyPercent: 50 }],
  };
  const { sheet } = await open(lockLike(1), '#statistics', answering(maintenanceApi.statistics, statistics));
  const openings = await sheet.findByRole('link', { name: '12' });
  expect(openings.getAttribute('href')).toBe(`/admin/locks/${idOf(1)}#attempts`);
  expect(sheet.getByText('20 in den 30 Tagen davor')).toBeTruthy();
  expect(sheet.getByText('1 Öffnung fehlgeschlagen')).toBeTruthy();
  expect(sheet.getByRole('link', { name: /1\.234,50/ })).toBeTruthy();
  expect(sheet.getByRole('row', { name: /14\.11\..*Öffnungen: 2, belegt: 50\u00a0%/ })).toBeTruthy();
});

test('an archived box can be read, and neither opened nor changed', async () => {
  const { sheet } = await open(lockLike(1, { archivedAt: new Date() }));
  expect(await sheet.findByText('Dieses Fach ist archiviert')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Fach öffnen' })).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Aktionen' })).toBeNull();
});

test('a box of nobody says so', async () => {
  fakeWire(refusing(lockApi.find, 404, 'lock.unknown', 'Dieses Fach gibt es nicht.'), listing(), ...surroundings);
  renderScreen(<LockList />, { path: '/admin/locks/:id?', at: `/admin/locks/${idOf(1)}` });
  expect(await screen.findByText('Dieses Fach gibt es nicht.')).toBeTruthy();
});

test('a new box is proposed a place at the end of its wall', async () => {
  const wall = {
    locationId: BERLIN,
    companyId: COMPANY,
    locationName: 'Berlin Hauptbahnhof',
    city: 'Berlin',
    companyName: '',
    controllers: { online: 1, all: 1 },
    boxes: [1, 2].map((row) => ({
      id: idOf(row),
      number: String(row),
      sizeCode: 'M',
      place: { column: 3, row, columnSpan: 1, rowSpan: 1 },
      state: 'free' as const,
      lockState: 'locked' as const,
      doorState: 'closed' as const,
      isOnline: true,
      battery: 80,
      isBatteryLow: false,
      until: null,
    })),
  };
  const wire = fakeWire(answering(wallApi.wall, wall), answering(lockApi.add, lockLike(3)), listing(), ...surroundings);
  const person = userEvent.setup();
  renderScreen(<LockList />, { path: '/admin/locks/:id?', at: `/admin/locks/new?location=${BERLIN}` });
  const sheet = within(await screen.findByRole('dialog', { name: 'Einzelnes Fach anlegen' }));
  await waitFor(() => expect((sheet.getByLabelText('Spalte von links') as HTMLInputElement).value).toBe('4'));
  await person.click(sheet.getByRole('button', { name: 'Fach anlegen' }));
  expect(await sheet.findByRole('alert')).toBeTruthy();
  expect(wire.calls(lockApi.add)).toHaveLength(0);
  await person.type(sheet.getByRole('textbox', { name: 'Fachnummer' }), '3');
  await person.click(sheet.getByLabelText('Größe', { selector: 'input' }));
  await person.click(await screen.findByRole('option', { name: 'M' }));
  await person.click(sheet.getByRole('button', { name: 'Fach anlegen' }));
  await waitFor(() => expect(wire.calls(lockApi.add)).toHaveLength(1));
  expect(wire.calls(lockApi.add)[0]?.body).toMatchObject({
    item: {
      locationId: BERLIN,
      number: '3',
      sizeCode: 'M',
      // The only controller there, after the locks it has.
      controllerId: CONTROLLER,
      channel: 13,
      place: { column: 4, row: 1 },
    },
  });
});
