import { locationApi } from '@fachwerk/locations/contract';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessRightApi } from '../../contract.ts';
import {
  ALL,
  BERLIN,
  idOf,
  Line,
  listing,
  overrun,
  plain,
  rightLike,
  signIn,
  stats,
  surroundings,
} from '../rights.for-tests.ts';
import { AccessRightList } from './access-right-list.tsx';

beforeEach(() => signIn(...ALL));
afterEach(() => vi.unstubAllGlobals());

function open(at = '/admin/access-rights', ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, stats(), listing(rightLike(1)), ...surroundings);
  const { router } = renderScreen(<AccessRightList />, { path: '/admin/access-rights/:id?', at });
  return { wire, router, person: userEvent.setup() };
}
const asked = (wire: ReturnType<typeof fakeWire>) =>
  (wire.calls(accessRightApi.list).at(-1)!.body as { filter: Record<string, unknown> }).filter;

test('a row tells who has which box until when, what it is and what is due', async () => {
  open(
    undefined,
    listing(rightLike(1), rightLike(2, { ...overrun, surchargeCents: 300, accessRevokedAt: new Date() })),
  );
  await screen.findByText('Kim Kunde 1');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => plain(textContent));
  expect(rows[0]).toMatch(
    /Kim Kunde 1kim1@example.orgFach 1 \(M\)Berlin Hauptbahnhof.*endet in 2 Std. 5 Min..*Läuft4,50 €K7QM-0001/,
  );
  expect(rows[1]).toMatch(/überzogen seit 4 Std. 5 Min..*ÜberzogenZugriff gesperrt7,50 €15,00 € fälligK7QM-0002/);
  expect(screen.getByRole('link', { name: /Kim Kunde 2/ }).getAttribute('href')).toBe(
    `/admin/access-rights/${idOf(2)}`,
  );
});

test('every number above the list leads to what it counts', async () => {
  open();
  const bar = within(await screen.findByRole('navigation', { name: 'Heute' }));
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
  expect(bar.getAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')])).toEqual([
    ['Laufende Mieten73 enden in der nächsten Stunde', '/admin/access-rights?tab=active'],
    [
      'Umsatz heute120,00 €20 % mehr · Vorwoche, gleiche Uhrzeit: 100,00 €brutto, nach Rechnungsdatum, alle Standorte',
      `/admin/orders-list?from=${day}&to=${day}&payment=paid&payment=partly_refunded&payment=refunded`,
    ],
    ['Überzogen2Nachzahlung fällig', '/admin/access-rights?tab=overrun'],
    ['Freie Fächer30von 48 Fächern', '/admin/locks?state=free'],
  ]);
});

test('who may not see orders or locks gets their numbers without a way', async () => {
  signIn('rentals.read');
  open();
  const bar = within(await screen.findByRole('navigation', { name: 'Heute' }));
  expect(bar.getAllByRole('link')).toHaveLength(2);
  expect(bar.getByText('Umsatz heute')).toBeTruthy();
});

test('tabs say how many there are and ask for their phases', async () => {
  const { wire, person } = open();
  const tabs = within(await screen.findByRole('radiogroup', { name: 'Mieten nach Status' }));
  await waitFor(() => expect(tabs.getAllByRole('radio')).toHaveLength(6));
  expect(await tabs.findAllByText('1.000+')).toHaveLength(2);
  expect(asked(wire)).toEqual({ phases: ['running', 'grace', 'overrun'] });
  await person.click(tabs.getByText('Künftig'));
  await waitFor(() => expect(asked(wire)).toEqual({ phases: ['booked'], order: 'first_starting' }));
  await person.click(tabs.getByText('Alle'));
  await waitFor(() => expect(asked(wire)).toEqual({}));
});

test('the address narrows: place, size, state within the tab, revoked access', async () => {
  const { wire } = open(
    `/admin/access-rights?tab=over&phase=cancelled&phase=running&location=${BERLIN}&size=M&revoked=yes&q=Kim`,
  );
  await waitFor(() =>
    expect(asked(wire)).toEqual({
      search: 'Kim',
      phases: ['cancelled'],
      locationIds: [BERLIN],
      sizeCodes: ['M'],
      isRevoked: true,
    }),
  );
  expect(wire.calls(accessRightApi.stats)[0]?.query.get('locationId')).toBe(BERLIN);
});

test('rentals of one customer are all of them, and there is a way back', async () => {
  const { wire, person } = open(`/admin/access-rights?customer=${idOf(601)}`);
  await waitFor(() => expect(asked(wire)).toEqual({ customerId: idOf(601) }));
  await person.click(await screen.findByRole('button', { name: 'Nur Mieten eines Kunden entfernen' }));
  await waitFor(() => expect(asked(wire)).toEqual({ phases: ['running', 'grace', 'overrun'] }));
});

test('what begins today leaves out what only ends today', async () => {
  const { wire } = open(
    '/admin/access-rights?tab=all&time=begins',
    answering(accessRightApi.list, {
      accessRights: [
        rightLike(1, { startsAt: new Date() }),
        rightLike(2, { startsAt: new Date('2026-01-01T10:00:00Z') }),
      ],
      next: idOf(2),
    }),
  );
  expect(await screen.findByText('Kim Kunde 1')).toBeTruthy();
  expect(screen.queryByText('Kim Kunde 2')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
  expect(Object.keys(asked(wire))).toEqual(['from', 'to']);
});

test('the list goes on after the last one shown', async () => {
  const { wire, person } = open(
    undefined,
    answering(accessRightApi.list, ({ body }) =>
      (body as { filter: { after?: string } }).filter.after
        ? { accessRights: [rightLike(2)], next: null }
        : { accessRights: [rightLike(1)], next: idOf(1) },
    ),
  );
  await person.click(await screen.findByRole('button', { name: 'Mehr laden' }));
  expect(await screen.findByText('Kim Kunde 2')).toBeTruthy();
  expect(asked(wire).after).toBe(idOf(1));
  expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull();
});

test('the list follows what is heard', async () => {
  const { wire } = open();
  await screen.findByText('Läuft');
  wire.now(listing(rightLike(1, overrun)));
  Line.last!.open();
  Line.last!.hint([idOf(1)]);
  expect(await screen.findByText(/15,00.€ fällig/)).toBeTruthy();
});

test('an empty tab says so', async () => {
  open('/admin/access-rights?tab=overrun', listing());
  expect(await screen.findByText('Keine Mieten')).toBeTruthy();
});

test('nothing found keeps the tab when it is taken back', async () => {
  const { wire, person, router } = open('/admin/access-rights?tab=upcoming&q=nobody', listing());
  await person.click(await screen.findByRole('button', { name: 'Alles zurücksetzen' }));
  await waitFor(() => expect(asked(wire)).toEqual({ phases: ['booked'], order: 'first_starting' }));
  expect(router.state.location.search).toBe('?tab=upcoming');
});

test('an error is said, and asked again', async () => {
  const { wire, person } = open(
    undefined,
    refusing(accessRightApi.list, 500, 'server.defect', 'Da ging etwas schief.'),
  );
  const button = await screen.findByRole('button', { name: 'Erneut versuchen' });
  wire.now(listing(rightLike(4)));
  await person.click(button);
  expect(await screen.findByText('Kim Kunde 4')).toBeTruthy();
});

test('an administrator makes a new key for other systems; it is shown once, with where to call', async () => {
  const { wire, person } = open(
    undefined,
    answering(accessRightApi.feedKey, { createdAt: new Date('2026-03-01T09:00:00Z'), personName: 'Mia Muster' }),
    answering(accessRightApi.renewFeedKey, { key: 'key-of-the-test' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Aktionen' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Schnittstelle für laufende Mieten' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schnittstelle für laufende Mieten' }));
  expect(await dialog.findByText(/erstellt 01.03.2026, 10:00 von Mia Muster/)).toBeTruthy();
  expect(dialog.getByText(/\/api\/private\/aktive-mieten\/-$/)).toBeTruthy();
  expect(dialog.queryByText('key-of-the-test')).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Schlüssel erneuern' }));
  expect(await dialog.findByText('key-of-the-test')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Schlüssel erneuern' })).toBeNull();
  expect(wire.calls(accessRightApi.renewFeedKey)).toHaveLength(1);
});

test('who is no administrator sees nothing of keys; who may not see locations is asked for none', async () => {
  signIn('rentals.read');
  const { wire } = open();
  await screen.findByText('Kim Kunde 1');
  expect(screen.queryByRole('button', { name: 'Aktionen' })).toBeNull();
  expect(wire.calls(locationApi.names)).toHaveLength(0);
});

test('the access to several boxes is taken away for one reason; one that is revoked already is left alone', async () => {
  const { wire, person } = open(
    undefined,
    listing(rightLike(1), rightLike(2, { accessRevokedAt: new Date() }), rightLike(3)),
    answering(rentalChangeApi.revoke, rightLike(1)),
  );
  await screen.findByText('Kim Kunde 1');
  await person.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  await person.click(screen.getByRole('button', { name: 'Zugriff auf 3 Fächer sperren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zugriff auf 2 Fächer sperren' }));
  await person.type(dialog.getByRole('textbox', { name: /Grund/ }), 'Räumung');
  await person.click(dialog.getByRole('button', { name: 'Zugriff auf 2 Fächer sperren' }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  expect(wire.calls(rentalChangeApi.revoke).map(({ body }) => body)).toEqual(
    [1, 3].map((at) => ({ id: rightLike(at).id, reason: 'Räumung' })),
  );
});

test('a heading sorts by the end, the address holds it, and the number of the order leads to it', async () => {
  const { wire, person, router } = open();
  const link = await screen.findByRole('link', { name: 'K7QM-0001' });
  expect(link.getAttribute('href')).toBe(`/admin/orders-list/${idOf(701)}`);
  await person.click(screen.getByRole('button', { name: 'Nächstes Ereignis' }));
  await waitFor(() => expect(asked(wire)).toMatchObject({ order: 'first_ending' }));
  expect(router.state.location.search).toContain('sort=end');
  await person.click(screen.getByRole('button', { name: 'Nächstes Ereignis' }));
  await waitFor(() => expect(asked(wire)).toMatchObject({ order: 'last_ending' }));
});
