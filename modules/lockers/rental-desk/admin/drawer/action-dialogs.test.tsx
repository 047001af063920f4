import { localText } from '@fachwerk/logs/rules/time-range';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { formatDateTime } from '@fachwerk/react/time';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ALL,
  idOf,
  inMinutes,
  overrun,
  plain,
  rightLike,
  type Story,
  signIn,
  storyLike,
  surroundings,
} from '../rights.for-tests.ts';
import { AccessRightDrawer } from './access-right-drawer.tsx';

beforeEach(() => signIn(...ALL));
afterEach(() => vi.unstubAllGlobals());

type Person = ReturnType<typeof userEvent.setup>;

function open(story: Story = storyLike(), ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served, answering(rentalChangeApi.find, story));
  renderScreen(<AccessRightDrawer />, { path: '/admin/access-rights/:id?', at: `/admin/access-rights/${idOf(1)}` });
  return { wire, person: userEvent.setup() };
}
async function dialogOf(person: Person, name: string, from: 'bar' | 'menu' = 'bar') {
  if (from === 'menu') await person.click(await screen.findByRole('button', { name: 'Weitere Aktionen' }));
  await person.click(await screen.findByRole(from === 'bar' ? 'button' : 'menuitem', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

const reasons = [
  ['Zugriff sperren', 'bar', {}, rentalChangeApi.revoke, 'Zugriff gesperrt'],
  ['Zugriff freigeben', 'bar', { accessRevokedAt: new Date() }, rentalChangeApi.restore, 'Zugriff freigegeben'],
  ['Miete beenden', 'menu', {}, rentalChangeApi.end, 'Miete beendet'],
  ['Auf Nachzahlung verzichten', 'menu', overrun, rentalChangeApi.waive, 'Nachzahlung erlassen'],
] as const;
for (const [name, from, more, endpoint, done] of reasons) {
  test(`„${name}“ wants a reason, and says when it is done`, async () => {
    const { wire, person } = open(storyLike({ ...more, accessRevokedReason: 'x' }), answering(endpoint, rightLike(1)));
    const dialog = await dialogOf(person, name, from);
    const button = dialog.getByRole('button', { name });
    await person.type(dialog.getByLabelText(/Grund/), 'ab');
    expect(button.hasAttribute('disabled')).toBe(true);
    await person.type(dialog.getByLabelText(/Grund/), 'gesprochen');
    await person.click(button);
    expect((await screen.findAllByText(done)).length).toBeGreaterThan(0);
    expect(wire.calls(endpoint)[0]?.body).toEqual({ id: idOf(1), reason: 'abgesprochen' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
  });
}

const coming = { state: 'booked', phase: 'booked' } as const;

test('whoever cancels a booking that is paid is shown the money and says what becomes of it', async () => {
  const story = storyLike({ ...coming, refundableCents: 650 });
  const { wire, person } = open(story, answering(rentalChangeApi.end, rightLike(1)));
  const dialog = await dialogOf(person, 'Miete stornieren', 'menu');
  expect(plain((await dialog.findByText(/^Erstattung \(bezahlt/)).textContent)).toContain(
    'Erstattung (bezahlt: 6,50 €)',
  );
  const button = dialog.getByRole('button', { name: 'Miete stornieren' });
  await person.type(dialog.getByLabelText(/Grund/), 'Umbau');
  expect(button.hasAttribute('disabled')).toBe(true);
  await person.click(dialog.getByRole('radio', { name: 'Teilweise erstatten' }));
  await person.type(dialog.getByLabelText('Betrag in Euro'), '6,51');
  expect(dialog.getByText('Der Betrag ist höher als der bezahlte.')).toBeTruthy();
  await person.click(dialog.getByRole('radio', { name: /^Voll erstatten/ }));
  await person.click(button);
  expect(await screen.findByText('Miete storniert')).toBeTruthy();
  expect(wire.calls(rentalChangeApi.end)[0]?.body).toEqual({ id: idOf(1), reason: 'Umbau', refundCents: 650 });
});

test('where nothing is paid, or one may not give it back, cancelling asks for a reason alone', async () => {
  signIn(...ALL.filter((name) => name !== 'rentals.refund'));
  const { wire, person } = open(
    storyLike({ ...coming, refundableCents: 650 }),
    answering(rentalChangeApi.end, rightLike(1)),
  );
  const dialog = await dialogOf(person, 'Miete stornieren', 'menu');
  expect(await dialog.findByText(/Ohne das Recht „Geld erstatten“/)).toBeTruthy();
  await person.type(dialog.getByLabelText(/Grund/), 'Umbau');
  await person.click(dialog.getByRole('button', { name: 'Miete stornieren' }));
  expect(await screen.findByText('Miete storniert')).toBeTruthy();
  expect(wire.calls(rentalChangeApi.end)[0]?.body).toEqual({ id: idOf(1), reason: 'Umbau' });
});

test('a refusal of the server keeps the dialog and is said', async () => {
  const { person } = open(
    storyLike(),
    refusing(rentalChangeApi.revoke, 409, 'rental.already_ended', 'Diese Miete ist bereits beendet.'),
  );
  const dialog = await dialogOf(person, 'Zugriff sperren');
  await person.type(dialog.getByLabelText(/Grund/), 'Verdacht');
  await person.click(dialog.getByRole('button', { name: 'Zugriff sperren' }));
  expect(await screen.findByText('Diese Miete ist bereits beendet.')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Zugriff sperren' })).toBeTruthy();
});

test('Escape closes the dialog, and leaves the rental open', async () => {
  const { person } = open();
  await dialogOf(person, 'Zugriff sperren');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Zugriff sperren' })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Fach 1, Berlin Hauptbahnhof' })).toBeTruthy();
});

const SAME = { differenceCents: 0, droppedCents: 0, refundableCents: 0, whyNoLink: null };
const box = (number: number, sizeCode: string, differenceCents = 0) => ({
  ...SAME,
  lockId: idOf(200 + number),
  number: String(number),
  sizeCode,
  differenceCents,
});

test('a rental moves to another box: those that fit first, the first one taken out of service', async () => {
  const { wire, person } = open(
    storyLike(),
    answering(rentalChangeApi.swapChoices, { boxes: [box(7, 'M'), box(9, 'L', 300), box(2, 'S', -100)] }),
    answering(rentalChangeApi.swap, rightLike(1, { lockNumber: '9' })),
  );
  const dialog = await dialogOf(person, 'Fach tauschen');
  await person.click(await dialog.findByRole('combobox', { name: /Neues Fach/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => plain(textContent))).toEqual([
    'Fach 7 (M)',
    'Fach 9 (L) +3,00 €',
    'Fach 2 (S) -1,00 €',
  ]);
  expect(screen.getByText('Gleiche Größe (M)')).toBeTruthy();
  await person.click(options[1]!);
  await person.type(dialog.getByLabelText(/Grund/), 'klemmt');
  await person.click(dialog.getByRole('checkbox', { name: 'Fach 1 ist defekt: außer Betrieb nehmen' }));
  await person.click(dialog.getByRole('button', { name: 'Fach tauschen' }));
  expect(await screen.findByText('Miete in Fach 9 verlegt')).toBeTruthy();
  expect(wire.calls(rentalChangeApi.swap)[0]?.body).toEqual({
    id: idOf(1),
    lockId: idOf(209),
    reason: 'klemmt',
    isFirstBoxDefect: true,
  });
});

test('where no other box is free, that is said', async () => {
  const { person } = open(storyLike(), answering(rentalChangeApi.swapChoices, { boxes: [] }));
  const dialog = await dialogOf(person, 'Fach tauschen');
  expect(await dialog.findByText(/kein anderes Fach frei/)).toBeTruthy();
});

test('money goes back with an amount and a reason', async () => {
  // Of 7,50 € one was given back before.
  const story = storyLike({ surchargeCents: 300, refundableCents: 650 });
  const { wire, person } = open(story, answering(rentalChangeApi.refund, rightLike(1)));
  const dialog = await dialogOf(person, 'Geld erstatten', 'menu');
  const amount = await dialog.findByLabelText('Betrag in Euro');
  expect((amount as HTMLInputElement).value).toBe('6,50');
  expect(plain(dialog.getByText(/^Erstattbar/).textContent)).toContain('Erstattbar: 6,50 €.');
  for (const [typed, sentence] of [
    ['6,51', 'Der Betrag ist höher als der bezahlte.'],
    ['1.999', 'Geben Sie einen Betrag wie 4,50 ein.'],
  ] as const) {
    await person.clear(amount);
    await person.type(amount, typed);
    expect(dialog.getByText(sentence)).toBeTruthy();
  }
  await person.clear(amount);
  await person.type(amount, '2');
  await person.type(dialog.getByLabelText(/Grund/), 'Kulanz');
  await person.click(dialog.getByRole('button', { name: /2,00.€ erstatten/ }));
  expect(await screen.findByText('Erstattung beauftragt')).toBeTruthy();
  expect(wire.calls(rentalChangeApi.refund)[0]?.body).toEqual({
    id: idOf(1),
    refundId: expect.any(String),
    amountCents: 200,
    reason: 'Kulanz',
  });
});

test('where all of it went back before, the dialog says so and gives nothing', async () => {
  const { person } = open(storyLike({ refundableCents: 0 }));
  const dialog = await dialogOf(person, 'Geld erstatten', 'menu');
  expect(await dialog.findByText('Kein erstattbarer Betrag.')).toBeTruthy();
  expect(dialog.queryByLabelText('Betrag in Euro')).toBeNull();
});

const berlin = (at: Date) => localText(at, 'Europe/Berlin');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('other dates are shown with what they cost, and the link to pay it goes with them', async () => {
  const story = storyLike();
  const { wire, person } = open(
    story,
    answering(rentalChangeApi.previewDates, { ...SAME, priceCents: 850, differenceCents: 400, problem: null }),
    answering(rentalChangeApi.editDate, rightLike(1)),
  );
  const dialog = await dialogOf(person, 'Zeiten ändern');
  const button = dialog.getByRole('button', { name: 'Zeiten ändern' });
  expect(dialog.getByText('Keine Änderungen.')).toBeTruthy();
  expect(button.hasAttribute('disabled')).toBe(true);
  const end = berlin(inMinutes(600));
  type(dialog.getByLabelText('Ende'), end);
  expect(plain((await dialog.findByText(/^\+4,00/)).textContent)).toBe('+4,00 €');
  expect(dialog.getByText('Das Fach ist in dieser Zeit frei.')).toBeTruthy();
  expect(dialog.getByRole('radio', { name: 'Zahlungslink per E-Mail' })).toHaveProperty('checked', true);
  expect(dialog.getByText(/Link an kim1@example.org/)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Ändern und Link senden' }));
  expect(await screen.findByText('Zeiten geändert')).toBeTruthy();
  const sent = wire.calls(rentalChangeApi.editDate)[0]?.body as { orderItem: Record<string, string | number> };
  expect(sent.orderItem).toMatchObject({ id: idOf(1), version: 3, startsAt: story.startsAt.toISOString() });
  expect(sent.orderItem.settling).toEqual({ way: 'link', cents: 400 });
  expect(berlin(new Date(sent.orderItem.endsAt!))).toBe(end);
});

test('the difference is taken in cash, or waived with a reason; without an address there is no link', async () => {
  const { wire, person } = open(
    storyLike({ customerEmail: '' }),
    answering(rentalChangeApi.previewDates, {
      ...SAME,
      priceCents: 850,
      differenceCents: 400,
      whyNoLink: 'rental.no_mail_address',
      problem: null,
    }),
    answering(rentalChangeApi.editDate, rightLike(1)),
  );
  const dialog = await dialogOf(person, 'Zeiten ändern');
  type(dialog.getByLabelText('Ende'), berlin(inMinutes(600)));
  const link = await dialog.findByRole('radio', { name: 'Zahlungslink per E-Mail' });
  expect([link.hasAttribute('disabled'), (link as HTMLInputElement).checked]).toEqual([true, false]);
  expect(dialog.getByText('Von diesem Mieter ist keine E-Mail-Adresse bekannt.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Zeiten ändern' }).hasAttribute('disabled')).toBe(true);
  await person.click(dialog.getByRole('radio', { name: 'Erlassen' }));
  const waive = dialog.getByRole('button', { name: /^Ändern, 4,00.€ erlassen$/ });
  expect(waive.hasAttribute('disabled')).toBe(true);
  await person.click(dialog.getByRole('radio', { name: 'Bar erhalten' }));
  await person.click(dialog.getByRole('button', { name: /^Ändern, 4,00.€ erhalten$/ }));
  await waitFor(() => expect(wire.calls(rentalChangeApi.editDate)).toHaveLength(1));
  const sent = wire.calls(rentalChangeApi.editDate)[0]?.body as { orderItem: Record<string, unknown> };
  expect(sent.orderItem.settling).toEqual({ way: 'cash', cents: 400 });
});

test('less time asks what goes back, and a smaller part is sent as it was typed', async () => {
  const { wire, person } = open(
    storyLike(),
    answering(rentalChangeApi.previewDates, {
      ...SAME,
      priceCents: 250,
      differenceCents: -300,
      droppedCents: 100,
      refundableCents: 200,
      problem: null,
    }),
    answering(rentalChangeApi.editDate, rightLike(1)),
  );
  const dialog = await dialogOf(person, 'Zeiten ändern');
  type(dialog.getByLabelText('Ende'), berlin(inMinutes(60)));
  expect(await dialog.findByText(/Der offene Mehrpreis von 1,00.€ entfällt/)).toBeTruthy();
  await person.click(dialog.getByRole('radio', { name: 'Teilweise erstatten' }));
  type(dialog.getByLabelText(/Grund/), 'Früher zurück');
  type(dialog.getByLabelText('Betrag in Euro'), '2,01');
  expect(dialog.getByText('Der Betrag ist höher als der bezahlte.')).toBeTruthy();
  type(dialog.getByLabelText('Betrag in Euro'), '1,50');
  await person.click(dialog.getByRole('button', { name: /^Ändern, 1,50.€ erstatten$/ }));
  await waitFor(() => expect(wire.calls(rentalChangeApi.editDate)).toHaveLength(1));
  const sent = wire.calls(rentalChangeApi.editDate)[0]?.body as { orderItem: Record<string, unknown> };
  expect(sent.orderItem.settling).toEqual({ way: 'refund', cents: 150 });
});

test('what is due is taken at the desk, or its link is sent again', async () => {
  const open4 = { dueCents: 400, chargeCents: 400, chargeSentAt: new Date() };
  const { wire, person } = open(
    storyLike(open4),
    answering(rentalChangeApi.receive, rightLike(1)),
    answering(rentalChangeApi.sendLink, rightLike(1)),
  );
  expect(await screen.findByText(/^Mehrpreis 4,00.€ offen, Zahlungslink gesendet/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Weitere Aktionen' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Zahlungslink senden' }));
  await person.click(await screen.findByRole('button', { name: 'Link senden' }));
  expect(await screen.findByText('Zahlungslink gesendet')).toBeTruthy();
  const dialog = await dialogOf(person, 'Zahlung erhalten');
  await person.click(dialog.getByRole('radio', { name: 'Mit Karte erhalten' }));
  await person.click(dialog.getByRole('button', { name: /^4,00.€ erhalten$/ }));
  await waitFor(() => expect(wire.calls(rentalChangeApi.receive)).toHaveLength(1));
  expect(wire.calls(rentalChangeApi.receive)[0]?.body).toMatchObject({ id: idOf(1), way: 'card_on_site', cents: 400 });
});

test('an hour more, or a day, is one press, and shows what it costs', async () => {
  const story = storyLike();
  const { person } = open(
    story,
    ...surroundings,
    answering(rentalChangeApi.previewDates, { ...SAME, priceCents: 850, differenceCents: 400, problem: null }),
  );
  const dialog = await dialogOf(person, 'Zeiten ändern');
  const shown = () => (dialog.getByLabelText('Ende') as HTMLInputElement).value;
  const before = shown();
  await person.click(
    within(dialog.getByRole('group', { name: 'Verlängern' })).getByRole('button', { name: '+1 Std.' }),
  );
  const hour = shown();
  expect(hour).not.toBe(before);
  expect(plain((await dialog.findByText(/^\+4,00/)).textContent)).toBe('+4,00 €');
  await person.click(dialog.getByRole('button', { name: '+1 Tag' }));
  expect([before, hour]).not.toContain(shown());
});

test('dates that cannot be are refused by the rule at once, those of somebody else by the server', async () => {
  const { wire, person } = open(
    storyLike(),
    answering(rentalChangeApi.previewDates, { ...SAME, priceCents: 450, problem: 'rental.dates_conflict' }),
  );
  const dialog = await dialogOf(person, 'Zeiten ändern');
  const button = dialog.getByRole('button', { name: 'Zeiten ändern' });
  type(dialog.getByLabelText('Ende'), berlin(inMinutes(-10)));
  expect(await dialog.findByText('Das Ende muss nach dem Beginn und in der Zukunft liegen.')).toBeTruthy();
  expect(wire.calls(rentalChangeApi.previewDates)).toHaveLength(0);
  type(dialog.getByLabelText('Ende'), berlin(inMinutes(600)));
  expect(await dialog.findByText('In dieser Zeit ist das Fach bereits gebucht.')).toBeTruthy();
  expect(button.hasAttribute('disabled')).toBe(true);
  type(dialog.getByLabelText('Beginn'), berlin(inMinutes(30)));
  expect(await dialog.findByText(/Diese Miete läuft bereits/)).toBeTruthy();
});

test('when somebody else was quicker, both are shown, and the newer version is the one that counts', async () => {
  const theirs = rightLike(1, { customerName: 'Kim Kunde-Neu', note: 'ruft an', version: 4 });
  const { wire, person } = open(
    storyLike({ note: 'alt' }),
    refusing(rentalChangeApi.edit, 409, 'rental.changed_meanwhile', 'Inzwischen geändert.', {
      conflict: { current: theirs, changed: [] },
    }),
  );
  const dialog = await dialogOf(person, 'Angaben ändern', 'menu');
  const note = dialog.getByLabelText('Notiz für das Team');
  await person.clear(note);
  await person.type(note, 'Schlüssel liegt vorn');
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  const differing = within(await dialog.findByRole('region', { name: 'Unterschiede' }));
  expect(differing.getByText('Schlüssel liegt vorn')).toBeTruthy();
  expect(differing.getByText('ruft an')).toBeTruthy();
  // Nobody touched the name here: theirs is taken over.
  expect((dialog.getByLabelText('Name des Mieters', { selector: 'input' }) as HTMLInputElement).value).toBe(
    'Kim Kunde-Neu',
  );
  wire.now(answering(rentalChangeApi.edit, theirs));
  await person.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(wire.calls(rentalChangeApi.edit)).toHaveLength(2));
  expect(wire.calls(rentalChangeApi.edit)[1]?.body).toEqual({
    orderItem: { id: idOf(1), version: 4, customerName: 'Kim Kunde-Neu', note: 'Schlüssel liegt vorn' },
  });
});

test('dates that were moved meanwhile are shown beside the own ones', async () => {
  const theirs = rightLike(1, { endsAt: inMinutes(900), version: 4 });
  const { person } = open(
    storyLike(),
    answering(rentalChangeApi.previewDates, { ...SAME, priceCents: 850, differenceCents: 400, problem: null }),
    refusing(rentalChangeApi.editDate, 409, 'rental.changed_meanwhile', 'Inzwischen geändert.', {
      conflict: { current: theirs, changed: [] },
    }),
  );
  const dialog = await dialogOf(person, 'Zeiten ändern');
  type(dialog.getByLabelText('Ende'), berlin(inMinutes(600)));
  await dialog.findByText('Das Fach ist in dieser Zeit frei.');
  type(dialog.getByLabelText(/Grund/), 'Der Zug hat Verspätung');
  await person.click(dialog.getByRole('button', { name: 'Ändern und Link senden' }));
  const choice = within(await dialog.findByRole('radiogroup', { name: 'Ende' }));
  await person.click(choice.getByRole('radio', { name: /Inzwischen gespeichert/ }));
  expect((dialog.getByLabelText('Ende', { selector: 'input' }) as HTMLInputElement).value).toBe(
    formatDateTime(theirs.endsAt),
  );
});
