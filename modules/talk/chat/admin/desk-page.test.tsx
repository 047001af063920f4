import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Chat, type ChatHead, chatApi, type Message } from '../contract.ts';
import { chatTextApi } from '../contract-texts.ts';
import { adminDe } from '../texts/admin.de.ts';
import { DeskPage } from './desk-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  startSession('token-of-the-test', { id: 'me', capabilities: ['chat.read', 'chat.write'] });
});
afterEach(cleanup);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const at = new Date('2026-03-01T10:00:00Z');
const messageLike = (seq: number, more: Partial<Message> = {}): Message => ({
  id: idOf(100 + seq),
  seq,
  revision: seq,
  side: 'customer',
  clientId: `client-${seq}`,
  authorName: 'Kim',
  text: `Nachricht ${seq}`,
  at,
  isDeleted: false,
  isUp: false,
  files: [],
  ...more,
});
const head: Omit<ChatHead, 'unread' | 'lastSide' | 'lastText' | 'lastAuthor'> = {
  id: idOf(1),
  kind: 'customer',
  email: 'kim@kunde.example',
  name: 'Kim Kunde',
  language: 'de',
  itemId: '',
  orderId: null,
  state: 'open',
  snoozedUntil: null,
  assignee: null,
  waitingSince: at,
  lastAt: at,
  createdAt: at,
};
const inList: ChatHead = { ...head, unread: 2, lastSide: 'customer', lastText: 'Nachricht 1', lastAuthor: 'Kim' };
const chatLike = (...messages: Message[]): Chat => ({
  ...head,
  revision: messages.length,
  lastSeq: messages.length,
  customerReadSeq: 0,
  staffReadSeq: messages.length,
  messages,
  hasOlder: false,
  isCustomerThere: true,
  isCustomerTyping: false,
});
const people = [{ id: idOf(7), name: 'Anna Groß' }];
const later: ChatHead = { ...inList, id: idOf(2), name: 'Ben Spät', assignee: people[0]!, lastText: 'Und dann?' };
const waiting = answering(chatApi.waiting, {
  chats: [inList, later],
  waiting: 2,
  unassigned: 1,
  answeredToday: 5,
  medianMinutes: 12,
});
const groups = answering(chatApi.groups, { groups: [{ name: 'open', count: 3, unread: 1 }], callBacks: 0, people });

function open(path: string, ...served: Parameters<typeof fakeWire>) {
  const list = answering(chatApi.list, { chats: [inList], next: null });
  const texts = answering(chatTextApi.list, {
    containers: [{ id: idOf(8), name: 'Gruß', items: [{ id: idOf(9), code: '{hallo}', text: 'Guten Tag {kunde}' }] }],
  });
  const wire = fakeWire(...served, list, groups, texts, waiting);
  const shown = renderScreen(<DeskPage />, { path: '/admin/chat/:chatId?', at: path });
  return { wire, person: userEvent.setup(), ...shown };
}

test('who waits stands in the list, with how much is unread; words of countIndependent stay words', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  open(`/admin/chat/${head.id}`, answering(chatApi.find, chatLike(messageLike(1, { text: evil }))));
  const entry = await screen.findByRole('link', { name: /Kim Kunde/ });
  expect(within(entry).getByLabelText('2 ungelesen')).toBeTruthy();
  expect((await screen.findByText(evil)).querySelector('img')).toBeNull();
});

test('what the assistant of a dialogue said last is called its own, not the team’s', async () => {
  const said: ChatHead = { ...inList, lastSide: 'staff', lastText: 'Worum geht es?', lastAuthor: 'Assistent' };
  open('/admin/chat', answering(chatApi.list, { chats: [said], next: null }));
  expect(await screen.findByText('Assistent: Worum geht es?')).toBeTruthy();
});

test('whoever is led here with a name finds the conversations of that customer', async () => {
  const { wire } = open('/admin/chat?q=kim%40kunde.example');
  await screen.findByRole('link', { name: /Kim Kunde/ });
  expect(screen.getByRole('searchbox', { name: adminDe['chat_desk.search'] })).toHaveProperty(
    'value',
    'kim@kunde.example',
  );
  expect(JSON.stringify(wire.calls(chatApi.list)[0]?.body)).toContain('kim@kunde.example');
});

test('an answer is sent by Enter, with what a canned text says of this customer', async () => {
  const { wire, person } = open(
    `/admin/chat/${head.id}`,
    answering(chatApi.find, chatLike(messageLike(1))),
    answering(chatApi.typing, {}),
    answering(chatApi.send, {
      chatId: head.id,
      message: messageLike(2, { side: 'staff', text: 'Gesendet' }),
      chat: null,
    }),
  );
  await person.click(await screen.findByRole('button', { name: adminDe['chat_desk.canned'] }));
  await person.click(await screen.findByRole('menuitem', { name: /Guten Tag Kim Kunde/ }));
  const field = screen.getByRole('textbox', { name: adminDe['chat_desk.write'] });
  expect((field as HTMLTextAreaElement).value).toBe('Guten Tag Kim Kunde');
  // The menu returns the focus shortly after closing.
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await new Promise((done) => setTimeout(done, 50));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(wire.calls(chatApi.send)).toHaveLength(1));
  expect(wire.calls(chatApi.send)[0]?.body).toMatchObject({
    chat: { id: head.id },
    message: { text: 'Guten Tag Kim Kunde', isNote: false },
  });
  expect(await screen.findByText('Gesendet')).toBeTruthy();
});

test('over the shoulder of a colleague nothing is marked as read and nothing can be written', async () => {
  startSession('token-of-the-test', { id: 'me', capabilities: ['chat.read', 'chat.write', 'chat.supervise'] });
  const chat = { ...chatLike(messageLike(1)), staffReadSeq: 0 };
  const { wire } = open(`/admin/chat/${head.id}?user=${idOf(7)}`, answering(chatApi.supervisor, chat));
  expect(await screen.findByText('Nachricht 1')).toBeTruthy();
  expect(screen.getByText(adminDe['chat_desk.supervised'], { exact: false })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: adminDe['chat_desk.write'] })).toBeNull();
  expect([wire.calls(chatApi.read), wire.calls(chatApi.typing), wire.calls(chatApi.find)]).toEqual([[], [], []]);
});

test('an address that names a message leads to it and marks it', async () => {
  const [first, second] = [messageLike(1), messageLike(2)];
  open(`/admin/chat/${head.id}#m-${first.id}`, answering(chatApi.find, chatLike(first, second)));
  const row = (await screen.findByText('Nachricht 1')).closest('li');
  expect(row?.getAttribute('data-marked')).toBe('true');
  expect(screen.getByText('Nachricht 2').closest('li')?.getAttribute('data-marked')).toBeNull();
});

test('an emoji is chosen by keyboard and stands where the cursor was', async () => {
  const { person } = open(
    `/admin/chat/${head.id}`,
    answering(chatApi.find, chatLike(messageLike(1))),
    answering(chatApi.typing, {}),
  );
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: adminDe['chat_desk.write'] });
  await person.type(field, 'Gerne bis morgen');
  field.setSelectionRange(5, 5);
  await person.click(screen.getByRole('button', { name: adminDe['chat_desk.emoji'] }));
  const first = await screen.findByRole('button', { name: 'grinst' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(field.value).toBe('Gerne👍 bis morgen'));
  expect(document.activeElement).toBe(field);
});

test('what was refused stays, says why, and can be sent again under the same id', async () => {
  const { wire, person } = open(
    `/admin/chat/${head.id}`,
    answering(chatApi.find, chatLike(messageLike(1))),
    answering(chatApi.typing, {}),
    refusing(chatApi.send, 409, 'chat.message_empty', 'Das ging nicht.'),
  );
  await person.type(await screen.findByRole('textbox', { name: adminDe['chat_desk.write'] }), 'Hallo{Enter}');
  expect(await screen.findByText('Das ging nicht.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: adminDe['chat_desk.again'] }));
  await waitFor(() => expect(wire.calls(chatApi.send)).toHaveLength(2));
  const ids = wire.calls(chatApi.send).map(({ body }) => (body as { message: { id: string } }).message.id);
  expect(ids[0]).toBe(ids[1]);
  await person.click(await screen.findByRole('button', { name: adminDe['chat_desk.discard'] }));
  expect(screen.queryByText('Das ging nicht.')).toBeNull();
});

test('with nothing open the panel names who waits, whose it is and the figures; N opens the oldest', async () => {
  const { person, router } = open('/admin/chat');
  const panel = await screen.findByRole('region', { name: 'Warten auf Antwort' });
  const rows = within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Kim Kunde.*nicht zugewiesen/),
    expect.stringMatching(/Ben Spät.*Anna Groß/),
  ]);
  expect(panel.textContent).toMatch(/Offen2.*Nicht zugewiesen1.*Beantwortet5.*12 Min\./);
  await person.keyboard('n');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/chat/${inList.id}`));
});
