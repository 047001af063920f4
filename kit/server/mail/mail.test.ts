import { contrast } from '@fachwerk/base/contrast';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CompanyCtx, WorkCtx } from '../app/ctx.ts';
import { newId, newSecret } from '../app/ids.ts';
import { appAttachments, attached, attachment } from './attachment.ts';
import { type MailLink, openMailLink } from './link.ts';
import {
  countMailing,
  countRefusedMails,
  countWaitingOf,
  findMail,
  listMails,
  type MailDraft,
  removeWaitingMailings,
  sendMail,
} from './mail.ts';
import { sendMailJob } from './send-mail.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

type Received = { from: string; to: string[]; source: string };
/** A mail server in the test; `answer` lets it refuse. */
function mailServer(port = 0) {
  const received: Received[] = [];
  const state = { answer: undefined as { code: number; text: string } | undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const { answer } = state;
      done(answer ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null);
    },
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push({ from, to, source: Buffer.concat(chunks).toString() });
      done();
    },
  });
  server.on('error', () => {});
  const listening = new Promise<number>((resolve) => {
    const listener = server.listen(port, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
  });
  return { received, state, listening, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

let server: ReturnType<typeof mailServer>;
let link: MailLink;
let port: number;
let companyId: string;
beforeEach(async () => {
  server = mailServer();
  port = await server.listening;
  link = await openMailLink({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Fachwerk <post@fachwerk.example>' });
  companyId = newId();
});
afterEach(async () => {
  link.close();
  await server.close();
});

function ctx(mail: MailLink | null = link): CompanyCtx {
  return {
    db: app.db,
    app: { ...app.app, mail: mail ?? undefined },
    now: app.time.now,
    newId,
    newSecret,
    companyId,
  };
}

const hello: MailDraft = {
  to: 'anna@example.org',
  subject: 'Willkommen bei Zeitlager – schön',
  text: 'Guten Tag Anna Müller,\n\nwählen Sie ein Passwort.\nEs gilt eine Stunde.',
  button: { label: 'Passwort wählen', url: 'https://fachwerk.example/reset-password/PLANTED?a=1&b=2' },
  companyName: 'Zeitlager City',
};

/** Writes a mail and answers its id. */
async function write(draft: Partial<MailDraft> = {}): Promise<string> {
  await app.db.transaction((db) => sendMail({ ...ctx(), db }, { ...hello, ...draft }));
  return (await listMails(ctx(), { limit: 1 }))[0]!.id;
}

const run = (mailId: string, work: WorkCtx = ctx()) => sendMailJob.run(work, { companyId, mailId } as never);
const find = (id: string) => findMail(ctx(), id);

test('a mail is delivered as text and as a page, and is marked as sent', async () => {
  const id = await write();
  await run(id);
  const [mail] = server.received;
  expect([mail!.from, mail!.to]).toEqual(['post@fachwerk.example', ['anna@example.org']]);
  expect(mail!.source).toContain(`Message-ID: <${id}@localhost>`);
  expect(mail!.source).toMatch(/multipart\/alternative/);
  expect((await find(id))!.sentAt).toEqual(app.time.now);
  expect((await find(id))!.bodyText).toContain(
    'Passwort wählen:\nhttps://fachwerk.example/reset-password/PLANTED?a=1&b=2',
  );
});

test('answers go where the mail says, and to one address alone', async () => {
  await run(await write({ replyTo: 'ada@kunde.example' }));
  expect(server.received[0]?.source).toMatch(/^Reply-To: ada@kunde\.example$/m);
  await expect(write({ replyTo: 'ada@kunde.example\r\nBcc: all@kunde.example' })).rejects.toThrow(
    'not one mail address',
  );
});

test('one of many tells how to end them, and forgets that address when it has left', async () => {
  const unsubscribe = 'https://bella.example/newsletter/abmelden/WAYOUT';
  const links = [{ label: 'Abbestellen', url: unsubscribe }];
  const id = await write({ links, mailing: { id: newId(), unsubscribe } });
  expect((await find(id))!.bodyText).toContain(unsubscribe);
  await run(id);
  const [{ source } = { source: '' }] = server.received;
  expect(source).toMatch(/^List-Unsubscribe: <https:\/\/bella\.example\/newsletter\/abmelden\/WAYOUT>$/m);
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(JSON.stringify(await find(id))).not.toContain('WAYOUT');
  await run(await write());
  expect(server.received[1]!.source).not.toContain('List-Unsubscribe');
});

test('how far a sending to many has come, and what still waits for who has ended it', async () => {
  const mailing = { id: newId(), unsubscribe: 'https://bella.example/abmelden/x' };
  await run(await write({ mailing }));
  server.state.answer = { code: 550, text: 'nobody' };
  await run(await write({ mailing, to: 'ben@example.org' }));
  await write({ mailing, to: 'cleo@example.org' });
  await write({ to: 'cleo@example.org', subject: 'Rechnung' });
  expect(await countMailing(ctx(), mailing.id)).toEqual({ sent: 1, refused: 1 });
  expect(await countWaitingOf(ctx(), mailing.id, ctx().now)).toBe(1);
  await removeWaitingMailings(ctx(), 'cleo@example.org');
  await removeWaitingMailings(ctx(), 'anna@example.org');
  expect(await countWaitingOf(ctx(), mailing.id, ctx().now)).toBe(0);
  expect(
    (await listMails(ctx(), { limit: 10 })).map(({ recipient, subject }) => `${recipient} ${subject}`).sort(),
  ).toEqual([`anna@example.org ${hello.subject}`, `ben@example.org ${hello.subject}`, 'cleo@example.org Rechnung']);
});

test('an attachment is named with the mail and made when it leaves; one that is gone keeps nobody from the mail', async () => {
  const made: unknown[] = [];
  const word = attachment({
    name: 'test.word',
    params: z.object({ word: z.string() }),
    make: async ({ companyId: ofMail }, { word: given }) => {
      made.push([ofMail, given]);
      return given === 'gone' ? null : { contentType: 'text/plain', content: Buffer.from(given) };
    },
  });
  const attachments = appAttachments([{ attachments: [word] }]);
  const id = await write({
    attachments: [attached(word, 'Wört/er.txt', { word: 'PLANTED' }), attached(word, 'weg.txt', { word: 'gone' })],
  });
  expect(made).toEqual([]);
  await run(id, { ...ctx(), app: { ...ctx().app, attachments } });
  expect(made).toEqual([
    [companyId, 'PLANTED'],
    [companyId, 'gone'],
  ]);
  const [mail] = server.received;
  expect(mail!.source).toContain(`Content-Disposition: attachment; filename*0*=utf-8''W%C3%B6rt%20er.txt`);
  expect(mail!.source).toContain(Buffer.from('PLANTED').toString('base64'));
  expect(mail!.source).not.toContain('weg.txt');
  expect((await find(id))!.sentAt).toEqual(app.time.now);
});

test('the queue carries ids, and nothing of the mail', async () => {
  const id = await write({ to: 'secret-reader@example.org' });
  const [queued] = await app.db.rows<{ payload: unknown }>(app.sql`
    select payload from graphile_worker._private_jobs order by id desc limit 1`);
  expect(queued!.payload).toEqual({ companyId, mailId: id });
});

test('a job that comes twice sends once', async () => {
  const id = await write();
  await run(id);
  await run(id);
  expect(server.received).toHaveLength(1);
});

test('a mail written in a transaction that fails never existed', async () => {
  const failing = app.db.transaction(async (db) => {
    await sendMail({ ...ctx(), db }, hello);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await listMails(ctx(), { limit: 10 })).toEqual([]);
});

test('a confidential text is gone once it is delivered', async () => {
  const id = await write({ confidential: true });
  expect((await find(id))!.bodyText).toContain('PLANTED');
  await run(id);
  expect(server.received[0]!.source).toContain('PLANTED');
  expect(await find(id)).toMatchObject({ bodyText: '', bodyHtml: '', subject: hello.subject });
});

test('without a mail server the mail rests, readable', async () => {
  const id = await write({ confidential: true });
  await run(id, ctx(null));
  const mail = await find(id);
  expect([mail!.sentAt, mail!.bodyText.includes('PLANTED')]).toEqual([null, true]);
});

test('a mail waits for a mail server that is down, and leaves when it is back', async () => {
  const id = await write();
  await server.close();
  await expect(run(id)).rejects.toThrow();
  expect((await find(id))!.sentAt).toBeNull();
  server = mailServer(port);
  await server.listening;
  await run(id);
  expect(server.received).toHaveLength(1);
  expect((await find(id))!.sentAt).toEqual(app.time.now);
});

test('a mail server that is busy is asked again, one that says no for good is not', async () => {
  const id = await write();
  server.state.answer = { code: 451, text: 'greylisted' };
  await expect(run(id)).rejects.toThrow('greylisted');
  server.state.answer = { code: 550, text: 'no such user' };
  await run(id);
  expect(await find(id)).toMatchObject({
    sentAt: null,
    refusedAt: app.time.now,
    refusal: expect.stringContaining('550 no such user'),
  });
  expect(await countRefusedMails(ctx(), app.time.now)).toBe(1);
  const refused = await listMails(ctx(), { limit: 5, isRefused: true });
  expect(refused.map((mail) => mail.id)).toEqual([id]);
  // It is not tried again, whatever the server would say now.
  server.state.answer = undefined;
  await run(id);
  expect(server.received).toEqual([]);
});

test('a confidential text is gone once it is refused for good', async () => {
  const id = await write({ confidential: true });
  server.state.answer = { code: 550, text: 'no such user' };
  await run(id);
  expect(await find(id)).toMatchObject({ bodyText: '', bodyHtml: '' });
});

test('a subject cannot start a header of its own', async () => {
  const id = await write({ subject: 'Hallo\r\nBcc: victim@example.org\r\n\r\nFree text' });
  await run(id);
  const [mail] = server.received;
  expect(mail!.to).toEqual(['anna@example.org']);
  const headers = mail!.source.split('\r\n\r\n')[0]!;
  expect(headers).not.toMatch(/^bcc:/im);
  expect(headers).toContain('Subject: Hallo Bcc: victim@example.org Free text');
});

const injected = [
  'anna@example.org\r\nBcc: victim@example.org',
  'anna@example.org, victim@example.org',
  'anna@example.org;victim@example.org',
  'Anna <anna@example.org>',
  'anna@example.org\u2028x',
  'anna',
  '',
];
test.each(injected)('%o is not one address', async (to) => {
  await expect(write({ to })).rejects.toThrow('not one mail address');
});

test('a name in a mail is text, never markup', async () => {
  const id = await write({ text: '<img src=x onerror=alert(1)> & "Söhne"', companyName: '<b>Shop</b>' });
  const html = (await find(id))!.bodyHtml;
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Söhne&quot;');
  expect(html).toContain('&lt;b&gt;Shop&lt;/b&gt;');
  expect(html).toContain('href="https://fachwerk.example/reset-password/PLANTED?a=1&amp;b=2"');
});

test('a mail looks like the site it comes from: its colour made readable, its logo, one large thing, who writes', async () => {
  const look = {
    accent: '#ffe600',
    logo: 'https://shop.example/api/files/logo',
    details: ['Shop GmbH & Co', '+49 341 1'],
  };
  const links = [{ label: 'Weg & Karte', url: 'https://shop.example/standort/1' }];
  const highlight = { label: 'PIN', value: '482915' };
  const id = await write({ subject: 'Fach & PIN', language: 'en', look, links, highlight });
  const { bodyHtml, bodyText } = (await find(id))!;
  expect(bodyHtml).toContain('src="https://shop.example/api/files/logo" alt="Zeitlager City"');
  expect(bodyHtml).toMatch(/<html lang="en-GB"><head>.*<title>Fach &amp; PIN<\/title>/);
  expect(bodyHtml).toMatch(/<strong[^>]*>482915<\/strong>/);
  expect(bodyHtml).toContain('Shop GmbH &amp; Co<br>+49 341 1');
  expect(bodyHtml).toContain('prefers-color-scheme:dark');
  // The address stands in the plain text; in the page a link is a word.
  expect(bodyHtml).not.toContain('>https://');
  expect(bodyHtml).toMatch(/<a [^>]*href="https:\/\/shop\.example\/standort\/1"[^>]*>Weg &amp; Karte<\/a>/);
  expect(bodyText).toContain('Weg & Karte:\nhttps://shop.example/standort/1');
  const [, fill] = /padding:14px 24px;background:(#[0-9a-f]{6})/.exec(bodyHtml)!;
  expect(contrast(fill!, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  const [, words] = /text-align:center;color:(#[0-9a-f]{6})/.exec(bodyHtml)!;
  expect(contrast(words!, '#f6f4ef')).toBeGreaterThanOrEqual(4.5);
  expect(bodyText).toMatch(/^PIN: 482915\n/);
  await expect(write({ look: { ...look, logo: 'javascript:alert(1)' } })).rejects.toThrow('web pages only');
});

test('a button leads to a web page', async () => {
  await expect(write({ button: { label: 'Klick', url: 'javascript:alert(1)' } })).rejects.toThrow('web pages only');
});

test('the list goes on where the last page ended, and searches what was typed', async () => {
  for (const subject of ['100 % Rabatt', '100 Tage', 'a_b', 'aXb', 'back\\slash']) await write({ subject });
  const subjects = async (page: { search?: string; before?: string }) =>
    (await listMails(ctx(), { limit: 2, ...page })).map((mail) => mail.subject);
  const first = await listMails(ctx(), { limit: 2 });
  expect(first.map(({ subject }) => subject)).toEqual(['back\\slash', 'aXb']);
  expect(await subjects({ before: first[1]!.id })).toEqual(['a_b', '100 Tage']);
  expect(await subjects({ search: '100 %' })).toEqual(['100 % Rabatt']);
  expect(await subjects({ search: 'A_B' })).toEqual(['a_b']);
  expect(await subjects({ search: '\\' })).toEqual(['back\\slash']);
  expect(await subjects({ search: 'ANNA@' })).toHaveLength(2);
});

test('another company sees nothing of it', async () => {
  const id = await write();
  const stranger = { ...ctx(), companyId: newId() };
  expect(await listMails(stranger, { limit: 10 })).toEqual([]);
  expect(await findMail(stranger, id)).toBeUndefined();
});
