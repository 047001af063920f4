import { alertApi } from '@fachwerk/alerts/contract';
import { locationApi } from '@fachwerk/locations/contract';
import { LiveLine, stubLiveLine } from '@fachwerk/react/live-line';
import { answering, fakeWire, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStream } from '../../contract.ts';
import { type Controller, controllerApi } from '../../contract-controller.ts';
import { BERLIN, COLOGNE, controllerLike } from '../../rules/devices.for-tests.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { signIn } from '../sign-in.for-tests.ts';
import { ControllerList, TerminalList } from './controller-devices.tsx';

const provisioning = {
  token: 'fwp-one-time-token-0123456789',
  expiresAt: new Date('2026-11-16T10:00:00Z'),
  provisionUrl: 'https://fachwerk.example/api/location/controllers/provision',
};
const online = controllerLike(1, { locks: 12, lastPing: { at: new Date(), milliseconds: 42 } });
const offline = controllerLike(2, {
  state: 'offline',
  onlineSince: null,
  offlineSince: new Date('2026-11-15T08:00:00Z'),
  locationId: COLOGNE,
  locationName: 'Köln Dom',
});
const fresh = controllerLike(3, { state: 'waiting', onlineSince: null, lastSeenAt: null, firmware: '' });

function open(path = '', controllers: Controller[] = [online, offline, fresh]) {
  const wire = fakeWire(
    answering(controllerApi.list, { controllers }),
    answering(controllerApi.find, ({ body }) => {
      const { controller } = body as { controller: { id: string } };
      return controllers.find(({ id }) => id === controller.id) ?? controllers[0]!;
    }),
    answering(locationApi.names, {
      locations: [{ id: BERLIN, companyId: online.companyId, name: 'Berlin Hauptbahnhof', city: 'Berlin' }],
    }),
    answering(alertApi.list, { alerts: [], next: null }),
  );
  const rendered = renderScreen(<ControllerList />, { path: '/admin/monitoring/:id?', at: `/admin/monitoring${path}` });
  return { wire, person: userEvent.setup(), ...rendered };
}

beforeEach(() => {
  stubLiveLine();
  signIn('locks.read', 'locks.service', 'controllers.read', 'controllers.manage', 'alerts.read');
});
afterEach(() => vi.unstubAllGlobals());

test('every device says how it is: online since, offline since, never seen, and how quickly it answered', async () => {
  open();
  expect(await screen.findByText(/online seit/)).toBeTruthy();
  expect(screen.getByText(/offline seit/).textContent).toContain('15.11.2026, 09:00');
  expect(screen.getByText('noch nie verbunden')).toBeTruthy();
  expect(screen.getByText('42 ms')).toBeTruthy();
});

test('the list is narrowed by state and location from the address', async () => {
  open(`?state=offline&location=${COLOGNE}`);
  expect(await screen.findByText('Wand 2')).toBeTruthy();
  expect(screen.queryByText('Wand 1')).toBeNull();
});

test('terminals are asked for as such and have their own words', async () => {
  const wire = fakeWire(answering(controllerApi.list, { controllers: [] }));
  renderScreen(<TerminalList />, { path: '/admin/terminals/:id?', at: '/admin/terminals' });
  expect(await screen.findByText(adminDe['terminals.empty.title'])).toBeTruthy();
  expect(wire.calls(controllerApi.list)[0]!.query.get('kind')).toBe('terminal');
});

test('a new device gets its token once, with a code to scan, and what to do with it', async () => {
  const { wire, person, router } = open('/new');
  wire.now(answering(controllerApi.add, { controller: fresh, provisioning }));
  await person.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Wand 3');
  await person.click(screen.getByRole('combobox', { name: /^Standort/ }));
  await person.click(await screen.findByRole('option', { name: 'Berlin Hauptbahnhof', hidden: true }));
  const drawer = screen.getByRole('dialog', { name: adminDe['controllers.add'] });
  await person.click(within(drawer).getByRole('button', { name: adminDe['controllers.add'] }));
  const dialog = await screen.findByRole('dialog', { name: 'Wand 3 einrichten' });
  expect(within(dialog).getByText(provisioning.token)).toBeTruthy();
  expect(within(dialog).getByRole('img', { name: adminDe['provisioning.qr'] })).toBeTruthy();
  expect(dialog.textContent).toContain('16.11.2026, 11:00');
  expect(wire.calls(controllerApi.add)[0]!.body).toEqual({
    controller: { name: 'Wand 3', kind: 'controller', locationId: BERLIN, serial: '', note: '', lockType: '' },
  });
  expect(router.state.location.pathname).toBe(`/admin/monitoring/${fresh.id}`);
});

test('a device without a location is refused at the field, before anything is sent', async () => {
  const { wire, person } = open('/new');
  await person.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Wand 3');
  const drawer = screen.getByRole('dialog', { name: adminDe['controllers.add'] });
  await person.click(within(drawer).getByRole('button', { name: adminDe['controllers.add'] }));
  await within(drawer).findByRole('alert');
  expect(wire.calls(controllerApi.add)).toEqual([]);
});

test('a new token cuts the old device off, so it is asked first', async () => {
  const { wire, person } = open(`/${online.id}`);
  wire.now(answering(controllerApi.renewToken, provisioning));
  const drawer = await screen.findByRole('dialog', { name: 'Wand 1' });
  await person.click(await within(drawer).findByRole('button', { name: adminDe['controllers.renew'] }));
  const question = await screen.findByRole('dialog', { name: 'Token von Wand 1 erneuern?' });
  expect(question.textContent).toContain('sofort getrennt');
  expect(wire.calls(controllerApi.renewToken)).toEqual([]);
  await person.click(within(question).getByRole('button', { name: adminDe['controllers.renew'] }));
  expect(await screen.findByText(provisioning.token)).toBeTruthy();
});

test('a controller with locks cannot be archived, nor moved, and says why', async () => {
  const { person } = open(`/${online.id}`);
  const drawer = await screen.findByRole('dialog', { name: 'Wand 1' });
  const archive = await within(drawer).findByRole('button', { name: adminDe['controllers.archive'] });
  expect(archive.getAttribute('aria-disabled')).toBe('true');
  await person.hover(archive);
  expect(await screen.findByText(adminDe['controller.has_locks'])).toBeTruthy();
  await person.click(within(drawer).getByRole('tab', { name: adminDe['controllers.view.edit'] }));
  expect(within(drawer).getByRole<HTMLInputElement>('combobox', { name: /^Standort/ }).disabled).toBe(true);
});

test('a ping is sent, and its answer appears by itself', async () => {
  const { wire, person } = open(`/${online.id}`);
  wire.now(answering(controllerApi.ping, {}));
  const drawer = await screen.findByRole('dialog', { name: 'Wand 1' });
  wire.now(answering(controllerApi.find, { ...online, lastPing: { at: new Date(), milliseconds: null } }));
  await person.click(await within(drawer).findByRole('button', { name: adminDe['controllers.ping'] }));
  expect(await within(drawer).findByText(adminDe['controllers.ping.under_way'])).toBeTruthy();
  wire.now(answering(controllerApi.find, { ...online, lastPing: { at: new Date(), milliseconds: 87 } }));
  LiveLine.last!.open();
  LiveLine.last!.hint(deviceStream, { type: 'controllers', controllerIds: [online.id] });
  expect(await within(drawer).findByText('87 ms')).toBeTruthy();
});

test('an offline device cannot be pinged, and says why', async () => {
  open(`/${offline.id}`);
  const drawer = await screen.findByRole('dialog', { name: 'Wand 2' });
  const ping = await within(drawer).findByRole('button', { name: adminDe['controllers.ping'] });
  expect(ping.getAttribute('aria-disabled')).toBe('true');
});

test('the archive is a filter; an archived device says since when and is restored', async () => {
  const archived = { ...offline, archivedAt: new Date('2026-11-01T09:00:00Z') };
  const { wire, person } = open(`/${archived.id}?archived=yes`);
  wire.now(answering(controllerApi.find, archived), answering(controllerApi.restore, offline));
  const drawer = await screen.findByRole('dialog', { name: 'Wand 2' });
  expect(await within(drawer).findByText('01.11.2026, 10:00')).toBeTruthy();
  expect(wire.calls(controllerApi.list).some(({ query }) => query.get('archived') === 'only')).toBe(true);
  expect(within(drawer).queryByRole('button', { name: adminDe['controllers.ping'] })).toBeNull();
  await person.click(within(drawer).getByRole('button', { name: adminDe['controllers.restore'] }));
  await waitFor(() => expect(wire.calls(controllerApi.restore)).toHaveLength(1));
});

test('who may only look sees neither adding nor archiving', async () => {
  signIn('locks.read', 'controllers.read');
  open(`/${offline.id}`);
  const drawer = await screen.findByRole('dialog', { name: 'Wand 2' });
  await within(drawer).findByText(adminDe['controllers.last_seen']);
  await waitFor(() =>
    expect(within(drawer).queryByRole('button', { name: adminDe['controllers.archive'] })).toBeNull(),
  );
  expect(screen.queryByRole('link', { name: adminDe['controllers.add'], hidden: true })).toBeNull();
});
