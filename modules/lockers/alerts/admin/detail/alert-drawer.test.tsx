import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AlertStory, alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { alertLike, idOf, ME, signIn, storyLike } from '../alerts.for-tests.ts';
import { AlertDrawer } from './alert-drawer.tsx';

beforeEach(() => signIn('alerts.read', 'alerts.handle'));
afterEach(cleanup);

const people = answering(alertApi.people, {
  people: [
    { id: ME, name: 'Ich Selbst', companyName: 'City' },
    { id: idOf(901), name: 'Kim Licht', companyName: 'Hamburg' },
  ],
});

async function open(story: Partial<AlertStory> = {}, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(answering(alertApi.find, storyLike(1, story)), people, ...served);
  renderScreen(<AlertDrawer />, { path: '/admin/alerts/:id?', at: `/admin/alerts/${idOf(1)}` });
  const drawer = within(await screen.findByRole('dialog', { name: 'Batterie schwach' }));
  return { wire, drawer, person: userEvent.setup() };
}

test('it says what is wrong and where, and leads there', async () => {
  const { drawer } = await open({ times: 3 });
  expect(await drawer.findByText(/Die Batterie von Fach 1 ist bei 24 %/)).toBeTruthy();
  expect(drawer.getByText('Fach 1 · Hauptbahnhof')).toBeTruthy();
  expect(drawer.getByText(/3-mal$/)).toBeTruthy();
  expect(drawer.getByRole('link', { name: 'Zum Fach' }).getAttribute('href')).toBe(`/admin/locks/${idOf(101)}`);
});

test('the story is told in its order', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const deed = { personName: 'Kim Licht', assigneeName: null, priority: null };
  const { drawer } = await open({
    raisedAt: minutesAgo(60),
    mailedAt: minutesAgo(59),
    times: 3,
    lastAt: minutesAgo(40),
    deeds: [
      { ...deed, id: idOf(20), at: minutesAgo(30), action: 'assigned', assigneeName: 'Toni Test' },
      { ...deed, id: idOf(21), at: minutesAgo(20), action: 'prioritized', priority: 'high' },
      { ...deed, id: idOf(22), at: minutesAgo(5), action: 'assigned' },
    ],
    talk: [{ id: idOf(23), at: minutesAgo(10), personName: 'Toni Test', text: 'Bin unterwegs.\nBis gleich.' }],
  });
  const steps = (await drawer.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Gemeldet vor 1 Std.',
    'E-Mail an den Betreiber gesendet vor 59 Min.',
    '2-mal erneut gemeldet, zuletzt vor 40 Min.',
    'Kim Licht: Toni Test zugewiesen vor 30 Min.',
    'Kim Licht: Priorität Hoch vor 20 Min.',
    'Toni Test vor 10 Min.Bin unterwegs.\nBis gleich.',
    'Kim Licht: Zuweisung aufgehoben vor 5 Min.',
  ]);
});

test('one tap takes it', async () => {
  const { wire, drawer, person } = await open({}, answering(alertApi.assign, alertLike(1)));
  await person.click(await drawer.findByRole('button', { name: 'Mir zuweisen' }));
  expect(await screen.findByText('Ich Selbst zugewiesen.')).toBeTruthy();
  expect(wire.calls(alertApi.assign)[0]?.body).toEqual({ userId: ME });
});

test('whoever has it need not take it, and it can be given to nobody', async () => {
  const mine = { assignee: { id: ME, name: 'Ich Selbst' } };
  const { wire, drawer, person } = await open(mine, answering(alertApi.assign, alertLike(1)));
  expect(await drawer.findByDisplayValue('Ich Selbst')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Mir zuweisen' })).toBeNull();
  await person.click(drawer.getByRole('combobox', { name: 'Zuständig' }));
  await person.click(await screen.findByRole('option', { name: 'Nicht zugewiesen', hidden: true }));
  await waitFor(() => expect(wire.calls(alertApi.assign)[0]?.body).toEqual({ userId: null }));
});

test('how urgent it is can be said', async () => {
  const { wire, drawer, person } = await open({}, answering(alertApi.prioritize, alertLike(1)));
  await person.click(await drawer.findByText('Dringend'));
  await waitFor(() => expect(wire.calls(alertApi.prioritize)[0]?.body).toEqual({ priority: 'urgent' }));
});

test('a comment is sent, and the field is empty again', async () => {
  const comment = { id: idOf(30), at: new Date(), personName: 'Ich Selbst', text: 'x' };
  const { wire, drawer, person } = await open({}, answering(alertApi.comment, comment));
  const send = await drawer.findByRole('button', { name: 'Kommentieren' });
  expect(send.hasAttribute('disabled')).toBe(true);
  const field = drawer.getByRole('textbox', { name: 'Kommentar' }) as HTMLTextAreaElement;
  await person.type(field, 'Fahre hin.');
  await person.click(send);
  await waitFor(() => expect(field.value).toBe(''));
  expect(wire.calls(alertApi.comment)[0]?.body).toEqual({ text: 'Fahre hin.' });
});

test('what was typed goes along with “Erledigen”', async () => {
  const { wire, drawer, person } = await open({}, answering(alertApi.finish, { finished: 1 }));
  await person.type(await drawer.findByRole('textbox', { name: 'Kommentar' }), 'Getauscht');
  await person.click(drawer.getByRole('button', { name: 'Erledigen' }));
  expect(await screen.findByText('Meldung erledigt.')).toBeTruthy();
  expect(wire.calls(alertApi.finish)[0]?.body).toEqual({ ids: [idOf(1)], comment: 'Getauscht' });
});

test('a refusal keeps what was typed and says why', async () => {
  const gone = refusing(alertApi.comment, 404, 'alert.unknown', adminDe['alert.unknown']);
  const { drawer, person } = await open({}, gone);
  const field = (await drawer.findByRole('textbox', { name: 'Kommentar' })) as HTMLTextAreaElement;
  await person.type(field, 'Fahre hin.');
  await person.click(drawer.getByRole('button', { name: 'Kommentieren' }));
  expect(await screen.findByText(adminDe['alert.unknown'])).toBeTruthy();
  expect(field.value).toBe('Fahre hin.');
});

test('one that is over can be taken up again', async () => {
  const over = { state: 'settled' as const, endedAt: new Date() };
  const { wire, drawer, person } = await open(over, answering(alertApi.reopen, alertLike(1)));
  await person.click(await drawer.findByRole('button', { name: 'Wieder öffnen' }));
  await waitFor(() => expect(wire.calls(alertApi.reopen)).toHaveLength(1));
});

test('who may only read sees the same, with nothing to press', async () => {
  signIn('alerts.read');
  const { wire, drawer } = await open();
  expect(await drawer.findByText('Normal')).toBeTruthy();
  expect(drawer.getByText('Nicht zugewiesen')).toBeTruthy();
  expect(drawer.queryByRole('textbox')).toBeNull();
  expect(drawer.queryByRole('button', { name: 'Erledigen' })).toBeNull();
  expect(wire.calls(alertApi.people)).toEqual([]);
});

test('an alert that is nobody’s says so', async () => {
  fakeWire(refusing(alertApi.find, 404, 'alert.unknown', adminDe['alert.unknown']));
  renderScreen(<AlertDrawer />, { path: '/admin/alerts/:id?', at: `/admin/alerts/${idOf(9)}` });
  expect(await screen.findByText(adminDe['alert.unknown'])).toBeTruthy();
});
