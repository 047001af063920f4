import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { StepKind } from '@fachwerk/rentals/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accessRightApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import {
  ALL,
  idOf,
  inMinutes,
  overrun,
  plain,
  rightLike,
  type Story,
  signIn,
  stepLike,
  storyLike,
} from '../rights.for-tests.ts';
import { AccessRightDrawer } from './access-right-drawer.tsx';

beforeEach(() => signIn(...ALL));
afterEach(() => vi.unstubAllGlobals());

function open(story: Story = storyLike(), ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, answering(rentalChangeApi.find, story));
  renderScreen(<AccessRightDrawer />, { path: '/admin/access-rights/:id?', at: `/admin/access-rights/${idOf(1)}` });
  return { wire, person: userEvent.setup() };
}
const next = async () => within(await screen.findByRole('region', { name: 'Nächster Schritt' }));
const menu = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }));
  return within(await screen.findByRole('menu'));
};

test('a rental tells what it is, and leads to its customer, its box and its order', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Fach 1, Berlin Hauptbahnhof' })).toBeTruthy();
  const ways = [
    ['Kim Kunde 1', `/admin/customers/${idOf(601)}`],
    ['Alle Mieten dieses Kunden', `/admin/access-rights?tab=all&customer=${idOf(601)}`],
    ['Fach 1 (M)', `/admin/locks/${idOf(101)}`],
    ['K7QM-0001', `/admin/orders/${idOf(701)}`],
  ] as const;
  for (const [name, to] of ways) expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
});

test('after a partial refund it says what has gone back and what is left', async () => {
  open(storyLike({ priceCents: 2000, refundedCents: 800 }));
  const fact = async (name: string) => (await screen.findByText(name)).parentElement?.textContent;
  expect(plain(await fact('Erstattet'))).toBe('Erstattet8,00 €');
  expect(plain(await fact('Restbetrag'))).toBe('Restbetrag12,00 €');
});

const revoked = { accessRevokedAt: new Date(), accessRevokedReason: 'Verdacht' };
const standings = [
  ['running', {}, 'Kein Handlungsbedarf.', null],
  ['past its end', { endsAt: inMinutes(-5) }, adminDe['access_rights.next.grace'], null],
  [
    'overrun',
    overrun,
    'Nachzahlung: 15,00 €. Danach öffnet sich das Fach für den Mieter wieder.',
    'Auf Nachzahlung verzichten',
  ],
  ['revoked', revoked, 'Der Zugriff ist gesperrt: Verdacht', 'Zugriff freigeben'],
  [
    'ended with something due',
    { state: 'ended', phase: 'ended', dueCents: 300 },
    'Offen: 3,00 €. Bis zur Zahlung sind für diesen Kunden keine neuen Mieten möglich.',
    'Auf Nachzahlung verzichten',
  ],
  [
    'to be looked at',
    { state: 'ended', phase: 'ended', isToCheck: true },
    adminDe['access_rights.next.to_check'],
    'Fach geprüft',
  ],
  ['ordered', { state: 'ordered', phase: 'ordered' }, adminDe['access_rights.next.ordered'], null],
  ['expired', { state: 'expired', phase: 'expired' }, adminDe['access_rights.next.expired'], null],
] as const;
for (const [name, more, words, button] of standings) {
  test(`what to do with a rental that is ${name}`, async () => {
    open(storyLike(more));
    const panel = await next();
    expect(plain(panel.getByText(/./, { selector: 'p' }).textContent)).toBe(words);
    expect(panel.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(button ? [button] : []);
  });
}

test('what a state refuses is greyed and says why', async () => {
  const { person } = open(storyLike({ state: 'ended', phase: 'ended', endedAt: new Date() }));
  for (const name of ['Fach tauschen', 'Zeiten ändern', 'Zugriff sperren']) {
    const button = await screen.findByRole('button', { name });
    expect(button.getAttribute('aria-description')).toBe('Diese Miete ist bereits beendet.');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await person.click(button);
  }
  expect(screen.queryByRole('dialog', { name: 'Fach tauschen' })).toBeNull();
  const entries = await menu(person);
  const greyed = entries
    .getAllByRole('menuitem')
    .filter((item) => item.hasAttribute('data-disabled'))
    .map(({ textContent }) => textContent);
  expect(greyed).toEqual([
    'Auf Nachzahlung verzichtenKeine Nachzahlung offen.',
    'Zugangsdaten neu sendenDiese Miete ist bereits beendet.',
    'Miete beendenDiese Miete ist bereits beendet.',
  ]);
});

test('who may only read is told so at everything that changes something', async () => {
  signIn('rentals.read');
  const { person } = open(storyLike(overrun));
  const swap = await screen.findByRole('button', { name: 'Fach tauschen' });
  expect(swap.getAttribute('aria-description')).toBe('Ihre Rolle erlaubt das nicht.');
  expect((await next()).queryByRole('button')).toBeNull();
  const able = (await menu(person)).getAllByRole('menuitem').filter((item) => !item.hasAttribute('data-disabled'));
  expect(able.map(({ textContent }) => textContent)).toEqual(['Verlauf als PDF']);
  expect(screen.queryByRole('link', { name: 'Kim Kunde 1' })).toBeNull();
});

test('on a phone what people call about is in reach too, with the reason where it cannot be', async () => {
  Object.assign(window, { innerWidth: 390 });
  const matches = (query: string) => /max-width: 575px/.test(query);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { person } = open(storyLike({ state: 'ordered', phase: 'ordered' }));
  const swap = await screen.findByRole('button', { name: 'Fach tauschen' });
  expect(swap.getAttribute('aria-description')).toBe('Nur bei gebuchten und laufenden Mieten möglich.');
  expect(screen.getByRole('button', { name: 'Fach öffnen' })).toBeTruthy();
  expect((await menu(person)).getByRole('menuitem', { name: 'Miete stornieren' })).toBeTruthy();
});

test('the box is opened where one is', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Fach öffnen' }));
  expect(await screen.findByRole('dialog', { name: 'Fach 1 öffnen' })).toBeTruthy();
});

const DATA = {
  amountCents: 450,
  endsAt: '2026-03-01T13:00:00.000Z',
  paidUntil: '2026-03-01T14:00:00.000Z',
  box: '12',
  way: 'key',
  state: 'jammed',
  what: 'defect',
  reason: 'Anruf',
  differenceCents: 200,
};
const dataOf = (kind: StepKind) => {
  if (kind === 'extended') return { ...DATA, after: '2026-03-01T15:00:00.000Z' };
  if (kind === 'dates_edited') {
    const dates = { startsAt: '2026-03-01T10:00:00.000Z', endsAt: '2026-03-01T16:00:00.000Z' };
    return { ...DATA, before: dates, after: dates };
  }
  return kind === 'box_swapped' || kind === 'replaced' ? { ...DATA, before: '12', after: '14' } : DATA;
};

test('the story says every kind of step in words, with person and exact time', async () => {
  open(storyLike({ steps: StepKind.options.map((kind, index) => stepLike(index, { kind, data: dataOf(kind) })) }));
  const section = within((await screen.findByRole('heading', { name: 'Verlauf' })).closest('section')!);
  const steps = section.getAllByRole('listitem').map((item) => plain(item.textContent));
  expect(steps).toHaveLength(StepKind.options.length);
  for (const [index, words] of steps.entries()) {
    expect(words, StepKind.options[index]!).toMatch(/^[A-ZÜÖÄ].{4,} vor .+Mieter · 01\.03\.2026, 11:\d\d:07$/);
    expect(words).not.toMatch(/[{}]|rental\.|undefined|null/);
  }
  expect(steps[StepKind.options.indexOf('open_failed')]).toMatch(/^Fach 12 nicht geöffnet \(mit dem Telefon\): klemmt/);
  expect(steps[StepKind.options.indexOf('extended')]).toMatch(/^Verlängert bis 01.03.2026, 16:00 für 4,50 €/);
  expect(steps[StepKind.options.indexOf('cancelled')]).toMatch(/^Storniert: Anruf/);
  expect(section.getAllByRole('listitem').every((item) => item.querySelector('svg'))).toBe(true);
});

test('the story can be narrowed to openings', async () => {
  const { person } = open(
    storyLike({
      steps: [
        stepLike(0),
        stepLike(1, { kind: 'opened', data: DATA, personName: 'Kim Kunde 1' }),
        stepLike(2, { kind: 'mail', personKind: 'house', data: { what: 'booked' } }),
      ],
    }),
  );
  const section = within((await screen.findByRole('heading', { name: 'Verlauf' })).closest('section')!);
  expect(section.getAllByRole('listitem')[2]!.textContent).toMatch(/Buchung mit Zugangsdaten .+automatisch · /);
  await person.click(section.getByRole('radio', { name: 'Öffnungen' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Fach 12 geöffnet \(mit dem Telefon\) .+Kim Kunde 1 · /),
  ]);
  await person.click(section.getByRole('radio', { name: 'Änderungen' }));
  expect(section.getByText('Keine Einträge')).toBeTruthy();
});

test('the box of an ended rental is checked with one press', async () => {
  const { wire, person } = open(
    storyLike({ state: 'ended', phase: 'ended', isToCheck: true }),
    answering(rentalChangeApi.checked, rightLike(1, { state: 'ended', phase: 'ended' })),
  );
  await person.click((await next()).getByRole('button', { name: 'Fach geprüft' }));
  expect(await screen.findByText('Fach 1 ist wieder frei')).toBeTruthy();
  expect(wire.calls(rentalChangeApi.checked)[0]?.body).toEqual({ id: idOf(1) });
});

test('the story comes as a PDF', async () => {
  const file = { fileName: 'miete.pdf', contentType: 'application/pdf', base64: btoa('%PDF-') };
  const { wire, person } = open(storyLike(), answering(accessRightApi.evidence, file));
  const createObjectURL = vi.fn(() => 'blob:x');
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} });
  await person.click((await menu(person)).getByRole('menuitem', { name: 'Verlauf als PDF' }));
  await waitFor(() => expect(createObjectURL).toHaveBeenCalledOnce());
  expect(wire.calls(accessRightApi.evidence)[0]?.path).toBe(`/private/access-right/${idOf(1)}/evidence`);
});

test('access data are sent again only after the consequence was read', async () => {
  const { wire, person } = open(storyLike(), answering(rentalChangeApi.resendAccess, {}));
  await person.click((await menu(person)).getByRole('menuitem', { name: 'Zugangsdaten neu senden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Neue Zugangsdaten senden?' }));
  expect(dialog.getByText(/bisherige PIN werden ungültig. Die neuen werden an kim1@example.org/)).toBeTruthy();
  expect(wire.calls(rentalChangeApi.resendAccess)).toHaveLength(0);
  await person.click(dialog.getByRole('button', { name: 'Neu senden' }));
  expect(await screen.findByText('Zugangsdaten versendet')).toBeTruthy();
  expect(wire.calls(rentalChangeApi.resendAccess)[0]?.body).toEqual({ id: idOf(1) });
});

test('a rental of nobody is said to be, in words for staff', async () => {
  open(
    storyLike(),
    refusing(rentalChangeApi.find, 404, 'rental.unknown', 'Bitte prüfen Sie den Link aus Ihrer E-Mail.'),
  );
  expect(await screen.findByText(adminDe['access_rights.unknown'])).toBeTruthy();
});

test('an error can be tried again', async () => {
  const { wire, person } = open(
    storyLike(),
    refusing(rentalChangeApi.find, 500, 'server.defect', 'Da ging etwas schief.'),
  );
  const button = await screen.findByRole('button', { name: 'Erneut versuchen' });
  wire.now(answering(rentalChangeApi.find, storyLike()));
  await person.click(button);
  expect(await screen.findByRole('heading', { name: 'Fach 1, Berlin Hauptbahnhof' })).toBeTruthy();
});
