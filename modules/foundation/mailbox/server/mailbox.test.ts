import { addMinutes } from '@fachwerk/base/time';
import { newId, newSecret } from '@fachwerk/server/ids';
import { attached, attachment, type MailDraft, sendMail } from '@fachwerk/server/mail';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mailboxApi } from '../contract.ts';
import { PAGE_SIZE } from './list-mailbox.ts';
import { mailbox } from './module.ts';

const word = attachment({
  name: 'test.word',
  params: z.object({ word: z.string() }),
  make: async (_ctx, { word: given }) => (given ? { contentType: 'text/plain', content: Buffer.from(given) } : null),
});

let app: TestApp;
beforeAll(async () => {
  app = await openApp(mailbox, { name: 'words-for-tests', attachments: [word] });
});
afterAll(() => app.close());

let companyId: string;
beforeEach(() => {
  companyId = newId();
});

async function write(draft: Partial<MailDraft> & { readonly minute?: number }): Promise<void> {
  const now = addMinutes(app.time.now, draft.minute ?? 0);
  const ctx = { db: app.db, app: app.app, now, newId, newSecret, companyId };
  await sendMail(ctx, { to: 'kim@example.org', subject: 'Betreff', text: 'Guten Tag', ...draft });
}

const reader = (scoped = companyId) => app.as({ companyId: scoped, capabilities: ['mailbox.read'] });
const list = async (input: { search?: string; before?: string } = {}) =>
  (await reader().call(mailboxApi.list, input)).body;
const subjects = async (search?: string) => (await list(search ? { search } : {})).mails.map(({ subject }) => subject);

test('mails stand newest first, and one opens with its text', async () => {
  await write({ subject: 'Alt', minute: 1 });
  await write({ subject: 'Neu', minute: 2, text: 'Guten Tag Kim' });
  const { mails, next } = await list();
  expect([mails.map(({ subject }) => subject), next]).toEqual([['Neu', 'Alt'], null]);
  const { body } = await reader().call(mailboxApi.find, { id: mails[0]!.id });
  expect(body).toMatchObject({ recipient: 'kim@example.org', subject: 'Neu', sentAt: null });
  expect(body.bodyText).toContain('Guten Tag Kim');
  expect(body.bodyHtml).toMatch(/<html[^>]*>.*Guten Tag Kim/s);
});

test('what goes with a mail is named and can be looked at, made as it leaves', async () => {
  await write({
    attachments: [attached(word, 'Wort.txt', { word: 'hallo' }), attached(word, 'weg.txt', { word: '' })],
  });
  const { id } = (await list()).mails[0]!;
  expect((await reader().call(mailboxApi.find, { id })).body.attachments).toEqual(['Wort.txt', 'weg.txt']);
  const file = (at: number, by = reader()) => by.call(mailboxApi.attachment, { id, at });
  const base64 = Buffer.from('hallo').toString('base64');
  expect((await file(0)).body).toEqual({ fileName: 'Wort.txt', contentType: 'text/plain', base64 });
  for (const answer of [await file(1), await file(2), await file(0, reader(newId()))]) expect(answer.status).toBe(404);
});

test('the search looks in recipient and subject, and takes its signs literally', async () => {
  await write({ subject: 'Rechnung 100%', to: 'kim@example.org' });
  await write({ subject: 'Willkommen', to: 'lea@example.org' });
  expect(await subjects('LEA@')).toEqual(['Willkommen']);
  expect(await subjects('rechnung')).toEqual(['Rechnung 100%']);
  expect(await subjects('0%')).toEqual(['Rechnung 100%']);
  expect(await subjects('%_%')).toEqual([]);
});

test('pages follow each other without a gap, also where mails have the same time', async () => {
  for (let i = 0; i < PAGE_SIZE + 3; i++) await write({ subject: `Nr. ${i}`, minute: Math.floor(i / 10) });
  const first = await list();
  const second = await list({ before: first.next! });
  expect([first.mails.length, second.mails.length, second.next]).toEqual([PAGE_SIZE, 3, null]);
  expect(new Set([...first.mails, ...second.mails].map(({ id }) => id)).size).toBe(PAGE_SIZE + 3);
});

test('the other company’s mail is unknown, like one that never was', async () => {
  await write({});
  const { id } = (await list()).mails[0]!;
  const stranger = reader(newId());
  const answers = [await stranger.call(mailboxApi.find, { id }), await stranger.call(mailboxApi.find, { id: newId() })];
  const told = answers.map(({ status, body }) => [status, body.code, body.error]);
  expect(told[0]).toEqual([404, 'mail.unknown', 'Diese E-Mail gibt es nicht.']);
  expect(told[1]).toEqual(told[0]);
  expect((await stranger.call(mailboxApi.list, { before: id })).body).toEqual({
    mails: [],
    next: null,
    refusedLately: 0,
  });
  expect((await stranger.call(mailboxApi.list, {})).body.mails).toEqual([]);
});

test('only who may read the mailbox reads it', async () => {
  expect((await app.call(mailboxApi.list, {})).body.code).toBe('access.signed_out');
  expect((await app.as({ companyId }).call(mailboxApi.list, {})).body.code).toBe('access.denied');
  expect((await app.as({ companyId }).call(mailboxApi.find, { id: newId() })).body.code).toBe('access.denied');
});

test('an id that is none is refused at its field', async () => {
  const answer = await reader().call(mailboxApi.find, { id: 'x' });
  expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, 'id']);
});

const parts = () => app.app as { mail?: unknown };
afterEach(() => {
  parts().mail = undefined;
});

test('a confidential text is withheld where a mail server delivers it', async () => {
  await write({ confidential: true, text: 'Ihr Link' });
  const { id } = (await list()).mails[0]!;
  expect((await reader().call(mailboxApi.find, { id })).body.bodyText).toContain('Ihr Link');
  parts().mail = { send: async () => {} };
  expect((await reader().call(mailboxApi.find, { id })).body).toMatchObject({ bodyText: '', bodyHtml: '' });
});
