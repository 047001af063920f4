import { customerApi } from '@fachwerk/customers/contract-staff';
import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Message, messageApi, type Preview } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { ComposePage } from './compose/compose-page.tsx';
import { MessageList } from './list/message-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['messages.send', 'customers.read'] });
});
afterEach(cleanup);

const ID = '00000000-0000-4000-8000-000000000001';
const message: Message = {
  id: ID,
  channel: 'email',
  pictureId: null,
  clickedCount: 0,
  title: 'Trüffelwoche',
  text: 'Guten Tag {vorname}',
  button: null,
  recipients: { kind: 'all' },
  state: 'scheduled',
  sendAt: new Date('2026-03-02T09:00:00Z'),
  createdAt: new Date('2026-03-01T09:00:00Z'),
  createdBy: 'Ada Wirtin',
  startedAt: null,
  endedAt: null,
  recipientCount: 1200,
  sentCount: 0,
  leftOutCount: 0,
  unsubscribedCount: 0,
};
const preview: Preview = {
  subject: 'Neues von Bella',
  paragraphs: ['Guten Tag Ada,', '<b>Trüffel</b>'],
  button: null,
  why: 'Weil bestellt.',
  picture: null,
  short: 'Guten Tag Ada',
  unsubscribe: 'Newsletter abbestellen',
  siteName: 'Bella',
  accent: '#b4532a',
  details: ['Bella GmbH'],
};
const person = userEvent.setup();

function compose(...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(
    ...served,
    answering(messageApi.preview, preview),
    answering(messageApi.quietHours, { fromHour: 20, untilHour: 8 }),
    answering(messageApi.queries, { queries: [] }),
    answering(messageApi.count, { count: 2, leftOut: [{ reason: 'not_confirmed', count: 3 }] }),
  );
  return { wire, ...renderScreen(<ComposePage />, { path: '/admin/messages/:id', at: '/admin/messages/new' }) };
}
async function write(text = 'Guten Tag') {
  await person.type(screen.getByLabelText(adminDe['messages.compose.title']), 'Neues');
  await person.type(screen.getByLabelText(adminDe['messages.compose.text']), text);
}
const sendButton = () => screen.getByRole('button', { name: adminDe['messages.send'] });

test('written, seen, counted, confirmed, sent: with one id however often it is tried', async () => {
  const { wire, router } = compose(refusing(messageApi.send, 503, 'server.busy', 'Gerade nicht.'));
  await write();
  await person.click(screen.getByRole('button', { name: adminDe['messages.code.vorname'] }));
  expect(await screen.findByText('Empfänger: 2')).toBeTruthy();
  expect(screen.getByText('3 mit unbestätigter Einwilligung')).toBeTruthy();
  // What somebody wrote is words, never markup.
  expect((await screen.findByText('<b>Trüffel</b>')).querySelector('b')).toBeNull();
  const tries = async () => {
    await person.click(sendButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Newsletter an 2 Kunden senden?' }));
    await person.click(dialog.getByRole('button', { name: adminDe['messages.send'] }));
  };
  await tries();
  expect(await screen.findByText('Gerade nicht.')).toBeTruthy();
  wire.now(answering(messageApi.send, message));
  await tries();
  await waitFor(() => expect(wire.calls(messageApi.send)).toHaveLength(2));
  const [first, second] = wire.calls(messageApi.send).map(({ body }) => (body as { message: { id: string } }).message);
  expect(first).toEqual(second);
  expect(first).toMatchObject({
    title: 'Neues',
    text: 'Guten Tag{vorname}',
    sendAt: null,
    recipients: { kind: 'all' },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/messages/${first!.id}`));
});

test('who says no in the end sends nothing and keeps what was typed', async () => {
  const { wire } = compose();
  await write();
  await person.click(sendButton());
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Abbrechen' }));
  expect(wire.calls(messageApi.send)).toEqual([]);
  expect((screen.getByLabelText(adminDe['messages.compose.title']) as HTMLInputElement).value).toBe('Neues');
});

test('the rule of the server greys the button and says why', async () => {
  const { wire } = compose();
  await write('Mit {{rabatt}');
  expect(await screen.findByText(/Unbekannte Kürzel: \{rabatt\}/)).toBeTruthy();
  expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  wire.now(answering(messageApi.count, { count: 0, leftOut: [] }));
  const text = screen.getByLabelText(adminDe['messages.compose.text']);
  await person.clear(text);
  await person.type(text, 'Ohne');
  await person.click(screen.getByLabelText(adminDe['messages.recipients.query']));
  expect(await screen.findByText(adminDe['message.nobody'])).toBeTruthy();
  await person.click(sendButton());
  expect(wire.calls(messageApi.send)).toEqual([]);
});

test('what is missing is said at its field before anything is asked', async () => {
  const { wire } = compose(
    answering(customerApi.list, { customers: [], figures: [], next: null, total: { count: 0, isMore: false } }),
  );
  await person.click(screen.getByLabelText(adminDe['messages.recipients.manual']));
  await person.click(screen.getByLabelText(adminDe['messages.when.later']));
  await person.click(screen.getByRole('button', { name: adminDe['messages.schedule'] }));
  expect((await screen.findAllByText(adminDe['field.message_customers'])).length).toBeGreaterThan(0);
  expect(wire.calls(messageApi.send)).toEqual([]);
});

test('a planned message says when it leaves and is taken back after a question; a running one shows how far it is', async () => {
  const story = { ...message, deliveredCount: 0, refusedCount: 0 };
  const wire = fakeWire(
    answering(messageApi.list, { messages: [message], next: null }),
    answering(messageApi.find, story),
    answering(messageApi.cancel, { ...message, state: 'cancelled', endedAt: new Date() }),
  );
  renderScreen(<MessageList />, { path: '/admin/messages/:id?', at: `/admin/messages/${ID}` });
  const drawer = within(await screen.findByRole('dialog', { name: /Trüffelwoche/ }));
  await person.click(await drawer.findByRole('button', { name: adminDe['messages.cancel'] }));
  const question = within(await screen.findByRole('dialog', { name: adminDe['messages.cancel.title'] }));
  wire.now(
    answering(messageApi.list, { messages: [{ ...message, state: 'sending' }], next: null }),
    answering(messageApi.find, { ...story, state: 'sending', startedAt: new Date(), sentCount: 300, leftOutCount: 1 }),
    answering(messageApi.cancel, { ...message, state: 'cancelled', endedAt: new Date() }),
  );
  await person.click(question.getByRole('button', { name: adminDe['messages.cancel'] }));
  await waitFor(() => expect(wire.calls(messageApi.cancel)).toHaveLength(1));
  expect(await drawer.findByText('301 von 1.200 bearbeitet')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: adminDe['messages.cancel'] })).toBeNull();
});
