import { idOf } from '@fachwerk/devices/rules/devices.for-tests';
import type { Lock } from '@fachwerk/lockers/contract-lock';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { lockLike, rented } from '@fachwerk/lockers/rules/lock.for-tests';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type OpenAttempt, openApi } from '../../contract.ts';
import { attemptLike } from '../../rules/attempt.for-tests.ts';
import { OpenBoxButton } from './open-box.tsx';

const EVERYTHING = ['locks.read', 'locks.open', 'locks.open_without_reason'];

function signIn(capabilities: readonly string[] = EVERYTHING): void {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: [...capabilities] });
}

const finding = (lock: Lock) => answering(lockApi.find, { ...lock, noteList: [] });

beforeEach(() => {
  localStorage.clear();
  signIn();
});

type Served = Parameters<typeof fakeWire>;

async function ask(lock: Lock, ...served: Served) {
  const wire = fakeWire(...served, finding(lock));
  const person = userEvent.setup();
  renderScreen(<OpenBoxButton lock={lock} />);
  await person.click(screen.getByRole('button', { name: 'Fach öffnen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fach 1 öffnen' });
  await within(dialog).findByRole('radio', { name: 'Betreiber' });
  const press = (name: string) => person.click(within(dialog).getByRole('button', { name }));
  return { wire, person, dialog, press };
}
const sentTo = (wire: ReturnType<typeof fakeWire>) => wire.calls(openApi.open).map(({ body }) => body as Asked);
type Asked = { item: { id: string; transactionId: string; reason?: string }; type: string; sendAltSignal: boolean };

/** Fakes the first answer and the later state of an attempt. */
function attempting(end: Partial<OpenAttempt>, begun: Partial<OpenAttempt> = {}): Served {
  return [answering(openApi.open, attemptLike(begun)), answering(openApi.attempt, attemptLike({ ...begun, ...end }))];
}
const now = () => new Date();
const steps = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('ol li')].map((step) => step.getAttribute('data-at'));

test('a free box opens without a reason, and the dialog goes along until the sensor says it is open', async () => {
  const { wire, dialog, press } = await ask(
    lockLike(1),
    ...attempting({ state: 'opened', sentAt: now(), acknowledgedAt: now(), endedAt: now(), doorState: 'open' }),
  );
  await press('Fach öffnen');
  expect(await within(dialog).findByText('Geöffnet')).toBeTruthy();
  expect(within(dialog).getByText('Die Tür ist laut Sensor offen.')).toBeTruthy();
  expect(steps(dialog)).toEqual(['done', 'done', 'done', 'done']);
  expect(sentTo(wire)[0]).toMatchObject({ item: { id: idOf(1) }, type: 'operator', sendAltSignal: false });
});

test('what is under way is shown as under way, and nothing is claimed about the door', async () => {
  const { dialog, press } = await ask(
    lockLike(1),
    ...attempting({ state: 'sent', sentAt: now(), doorState: 'unknown' }),
  );
  await press('Fach öffnen');
  await waitFor(() => expect(steps(dialog)).toEqual(['done', 'done', 'now', 'ahead']));
  expect(within(dialog).getByText(/Offene Tür nicht nachgewiesen/)).toBeTruthy();
  expect(within(dialog).queryByText('Geöffnet')).toBeNull();
});

test('two clicks are one attempt: both carry the same transaction', async () => {
  const { wire, person, dialog } = await ask(lockLike(1), ...attempting({ state: 'sent', sentAt: now() }));
  const button = within(dialog).getByRole('button', { name: 'Fach öffnen' });
  await person.dblClick(button);
  await waitFor(() => expect(sentTo(wire).length).toBeGreaterThan(0));
  expect(new Set(sentTo(wire).map(({ item }) => item.transactionId)).size).toBe(1);
});

test('a try after a broken line is still the same attempt', async () => {
  const { wire, dialog, press } = await ask(
    lockLike(1),
    refusing(openApi.open, 503, 'server.unreachable', 'Keine Antwort.'),
  );
  await press('Fach öffnen');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Keine Antwort.');
  wire.now(...attempting({ state: 'sent', sentAt: now() }));
  await press('Fach öffnen');
  await waitFor(() => expect(sentTo(wire)).toHaveLength(2));
  const [first, second] = sentTo(wire);
  expect(second?.item.transactionId).toBe(first?.item.transactionId);
});

test('a rented box asks for a reason, says who will read it, and sends nothing without', async () => {
  const { wire, person, dialog, press } = await ask(
    lockLike(1, rented),
    ...attempting({ state: 'sent', sentAt: now() }),
  );
  expect(within(dialog).getByText('Der Mieter wird mit Ihrem Grund benachrichtigt.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: /Grund/ })));
  await press('Fach öffnen');
  expect(within(dialog).getByText(/geben Sie einen Grund an/)).toBeTruthy();
  expect(sentTo(wire)).toHaveLength(0);
  await person.type(within(dialog).getByRole('textbox', { name: /Grund/ }), ' Hilferuf am Telefon ');
  await press('Fach öffnen');
  await waitFor(() => expect(sentTo(wire)[0]?.item.reason).toBe('Hilferuf am Telefon'));
});

test('the dialog names place, box and renter, before and while it opens', async () => {
  const { person, dialog, press } = await ask(
    lockLike(1, rented),
    ...attempting({ state: 'opened', endedAt: now(), doorState: 'open' }),
  );
  const names = () =>
    ['Berlin Hauptbahnhof, Fach 1', 'Mieter: Ada Lovelace', 'Bestellung Z-1001'].map((text) =>
      within(dialog).getByText(text),
    );
  expect(names()).toHaveLength(3);
  await person.type(within(dialog).getByRole('textbox', { name: /Grund/ }), 'Anruf');
  await press('Fach öffnen');
  expect(await within(dialog).findByText('Das Fach ist offen.')).toBeTruthy();
  expect(names()).toHaveLength(3);
});

test('whose role may open with a reason only gives one, also at a free box', async () => {
  signIn(EVERYTHING.filter((capability) => capability !== 'locks.open_without_reason'));
  const { wire, dialog, press } = await ask(lockLike(1));
  expect(within(dialog).getByText(/Pflichtangabe für Ihre Rolle/)).toBeTruthy();
  await press('Fach öffnen');
  expect(sentTo(wire)).toHaveLength(0);
});

test('a jammed bolt offers the second signal, as a new attempt', async () => {
  const { wire, dialog, press } = await ask(
    lockLike(1),
    ...attempting({ state: 'jammed', sentAt: now(), acknowledgedAt: now(), endedAt: now() }),
  );
  await press('Fach öffnen');
  expect(await within(dialog).findByText('Riegel klemmt')).toBeTruthy();
  expect(steps(dialog).at(-1)).toBe('failed');
  wire.now(...attempting({ state: 'jammed', sentAt: now(), endedAt: now() }, { id: idOf(5002), sendAltSignal: true }));
  await press('Mit zweitem Signal versuchen');
  expect(await within(dialog).findByText(/Auch das zweite Signal war erfolglos/)).toBeTruthy();
  const [first, second] = sentTo(wire);
  expect(second).toMatchObject({ sendAltSignal: true });
  expect(second?.item.transactionId).not.toBe(first?.item.transactionId);
  expect(within(dialog).queryByRole('button', { name: 'Mit zweitem Signal versuchen' })).toBeNull();
});

const ENDS = [
  ['timed_out', '', /Der Befehl ist abgelaufen; das Fach öffnet sich nicht nachträglich\./],
  ['denied', 'busy', /abgelehnt\. Die Steuereinheit ist beschäftigt\./],
  ['failed', 'unproven', /nicht geöffnet\. .*bestätigt es nicht/],
] as const;

for (const [state, detail, sentence] of ENDS) {
  test(`an attempt that is ${state} says so, and can be repeated as a new one`, async () => {
    const { wire, dialog, press } = await ask(
      lockLike(1),
      ...attempting({ state, detail, sentAt: now(), endedAt: now() }),
    );
    await press('Fach öffnen');
    expect(await within(dialog).findByText(sentence)).toBeTruthy();
    expect(within(dialog).getByText('Die Tür ist laut Sensor geschlossen.')).toBeTruthy();
    await press('Erneut versuchen');
    await waitFor(() => expect(sentTo(wire)).toHaveLength(2));
    expect(sentTo(wire)[1]?.item.transactionId).not.toBe(sentTo(wire)[0]?.item.transactionId);
  });
}

test('a door that stood open already is no failure', async () => {
  const { dialog, press } = await ask(
    lockLike(1, { doorState: 'open' }),
    ...attempting({ state: 'already_open', sentAt: now(), endedAt: now(), doorState: 'open' }),
  );
  await press('Fach öffnen');
  expect(await within(dialog).findByText(/war bereits vor dem Befehl offen/)).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
});

test('a refusal stands in the dialog, in the words of the server', async () => {
  const { dialog, press } = await ask(
    lockLike(1, { isOnline: false }),
    refusing(openApi.open, 409, 'open.controller_offline', 'Die Steuereinheit ist nicht erreichbar.'),
  );
  expect(within(dialog).getByText(/kann fehlschlagen/)).toBeTruthy();
  await press('Fach öffnen');
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Die Steuereinheit ist nicht erreichbar.');
});

test('a box without a controller is not even tried', async () => {
  const { wire, dialog, press } = await ask(lockLike(1, { controllerId: null, channel: null }));
  expect(within(dialog).getByText('Dieses Fach lässt sich nicht öffnen')).toBeTruthy();
  await press('Fach öffnen');
  expect(sentTo(wire)).toHaveLength(0);
});

test('kind and second signal are sent as they were chosen, by keyboard', async () => {
  const { wire, person, dialog } = await ask(lockLike(1), ...attempting({ state: 'sent', sentAt: now() }));
  within(dialog).getByRole('radio', { name: 'Betreiber' }).focus();
  await person.keyboard('{ArrowDown}');
  await person.click(within(dialog).getByRole('switch', { name: /Zweites Signal senden/ }));
  within(dialog).getByRole('textbox', { name: /Grund/ }).focus();
  await person.click(within(dialog).getByRole('button', { name: 'Fach öffnen' }));
  await waitFor(() => expect(sentTo(wire)[0]).toMatchObject({ type: 'service', sendAltSignal: true }));
});

test('who may not open boxes sees the button greyed, with the reason', async () => {
  signIn(['locks.read']);
  fakeWire(finding(lockLike(1)));
  const person = userEvent.setup();
  renderScreen(<OpenBoxButton lock={lockLike(1)} />);
  const button = screen.getByRole('button', { name: 'Fach öffnen' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await person.hover(button);
  expect(await screen.findByText('Ihre Rolle darf Fächer nicht öffnen.')).toBeTruthy();
  await person.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
