import { type Browser, openAuth, type TestAuth } from '@fachwerk/auth/testing';
import { openDnsLink } from '@fachwerk/companies/facade';
import { openDnsServer } from '@fachwerk/companies/testing';
import { mailbox } from '@fachwerk/mailbox/module';
import { sendMail } from '@fachwerk/server/mail';
import { type MailLink, openMailLink } from '@fachwerk/server/mail-link';
import { publicAddressOf } from '@fachwerk/server/public-address';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { senderApi } from '../contract.ts';
import { REST_MINUTES } from '../rules/sender-rules.ts';
import { mailSendersIn } from './module.ts';

type Received = { readonly source: string; readonly user: string };

/** A mail server with TLS; `mood` lets it refuse who comes, or whom the mail is for. */
async function openSmtp() {
  const received: Received[] = [];
  const state = { mood: 'willing' as 'willing' | 'no sign-in' | 'no recipient' };
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _, done) =>
      done(state.mood === 'no sign-in' || password !== 'geheim-42' ? new Error('535 wrong password') : null, {
        user: username,
      }),
    onRcptTo: (_, __, done) =>
      done(state.mood === 'no recipient' ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      received.push({ source: Buffer.concat(chunks).toString(), user: String(session.user ?? '') });
      done();
    },
  });
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
  });
  return { received, state, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

let auth: TestAuth;
let dns: Awaited<ReturnType<typeof openDnsServer>>;
let own: Awaited<ReturnType<typeof openSmtp>>;
let platformServer: Awaited<ReturnType<typeof openSmtp>>;
let platform: MailLink;
let bella: Browser;

beforeAll(async () => {
  dns = await openDnsServer();
  [own, platformServer] = [await openSmtp(), await openSmtp()];
  const { port } = own;
  // The guard stays; the one name of the test leads to its own server.
  const addressOf = async (host: string) => (host === 'smtp.bella.example' ? '127.0.0.1' : publicAddressOf(host));
  const link = openDnsLink({ servers: [dns.address], timeoutMs: 500, tries: 1 });
  auth = await openAuth(mailbox, mailSendersIn({ dns: link, addressOf, ports: [587, port], mayBeSelfSigned: true }));
  // The platform's server is one's own, and is trusted.
  platform = await openMailLink({
    smtpUrl: `smtp://127.0.0.1:${platformServer.port}/?ignoreTLS=true`,
    from: 'Fachwerk <post@fachwerk.example>',
  });
  Object.assign(auth.app.app, { mail: platform });
});
afterAll(async () => {
  await auth.app.close();
  platform.close();
  await Promise.all([own.close(), platformServer.close(), dns.close()]);
});
beforeEach(async () => {
  auth.passMinutes(24 * 60);
  own.state.mood = 'willing';
  own.received.length = 0;
  platformServer.received.length = 0;
  dns.forget();
  dns.be('answering');
  bella = await auth.signedIn(await auth.person(['administrator'], {}, auth.bella));
  await bella.call(senderApi.remove, {});
});

const server = () => ({
  fromName: 'Trattoria Bella',
  fromAddress: 'ciao@bella.example',
  host: 'smtp.bella.example',
  port: own.port,
  security: 'starttls' as const,
  user: 'bella',
  password: 'geheim-42',
});

async function write(companyId = auth.bella.id, to = 'gast@example.org'): Promise<void> {
  const draft = { to, subject: 'Ihre Bestellung', text: 'Guten Tag', companyName: 'Trattoria Bella' };
  await auth.app.db.transaction((db) => sendMail({ ...auth.app.work(), db, companyId }, draft));
  await auth.app.runJobs();
}

const from = ({ source }: Received) => /^From: (.*)$/m.exec(source)?.[1];

test('without an own sender mails leave by the platform, and answers reach the company', async () => {
  await auth.app.db.rows(
    auth.app.sql`update companies.company set email = 'ciao@bella.example' where id = ${auth.bella.id}`,
  );
  await write();
  const [mail] = platformServer.received;
  expect(from(mail!)).toBe('Trattoria Bella <post@fachwerk.example>');
  expect(mail!.source).toMatch(/^Reply-To: ciao@bella\.example$/m);
});

test('an own address counts once both records are there, and is signed then', async () => {
  const { body } = await bella.call(senderApi.saveAddress, { fromName: 'Bella', fromAddress: 'ciao@bella.example' });
  expect(body.address!.records.map(({ state }) => state)).toEqual(['missing', 'missing']);
  await write();
  expect(from(platformServer.received[0]!)).toContain('post@fachwerk.example');
  for (const { name, value } of body.address!.records) dns.t('TXT', name, value);
  const checked = await bella.call(senderApi.check, {});
  expect(checked.body.address!.records.map(({ state }) => state)).toEqual(['ok', 'ok']);
  expect(checked.body.current).toEqual({ from: 'Bella <ciao@bella.example>', replyTo: '', isOwn: true });
  await write();
  const signed = platformServer.received[1]!;
  expect(from(signed)).toBe('Bella <ciao@bella.example>');
  expect(signed.source).toMatch(/^DKIM-Signature:[\s\S]*d=bella\.example;[\s\S]*s=fachwerk;/m);
  // A name server that says nothing takes nothing away.
  dns.be('silent');
  expect((await bella.call(senderApi.check, {})).body.current.isOwn).toBe(true);
});

test('another address at the same domain keeps its key; the key never leaves', async () => {
  const first = await bella.call(senderApi.saveAddress, { fromName: 'Bella', fromAddress: 'ciao@bella.example' });
  const second = await bella.call(senderApi.saveAddress, { fromName: 'Bella', fromAddress: 'post@bella.example' });
  expect(second.body.address!.records[1]!.value).toBe(first.body.address!.records[1]!.value);
  const row = await auth.app.db.first<{ dkimPrivate: string }>(
    auth.app.sql`select dkim_private from mail_senders.sender where company_id = ${auth.bella.id}`,
  );
  expect(row!.dkimPrivate).toMatch(/^v1\./);
  expect(second.text).not.toContain('PRIVATE');
});

test('an own server is tried, kept sealed, and carries the mails', async () => {
  const saved = await bella.call(senderApi.saveServer, server());
  expect(saved.body.server).toMatchObject({ host: 'smtp.bella.example', user: 'bella', failure: null });
  expect(saved.text).not.toContain('geheim-42');
  const row = await auth.app.db.first<{ smtpPassword: string }>(
    auth.app.sql`select smtp_password from mail_senders.sender where company_id = ${auth.bella.id}`,
  );
  expect(row!.smtpPassword).toMatch(/^v1\./);
  await write();
  expect(own.received.map((mail) => [from(mail), mail.user])).toEqual([
    ['Trattoria Bella <ciao@bella.example>', 'bella'],
  ]);
  expect(platformServer.received).toEqual([]);
});

test.each([
  ['a wrong password', { password: 'falsch' }, 'mail_sender.refused', 'password'],
  ['a machine in our own network', { host: 'localhost' }, 'mail_sender.host_refused', 'host'],
  ['an address of the cloud', { host: '169.254.169.254' }, 'mail_sender.host_refused', 'host'],
  ['an odd port', { port: 22 }, 'mail_sender.port_refused', 'port'],
])('%s is refused at its field, and nothing is kept', async (_, changed, code, path) => {
  const { status, body, text } = await bella.call(senderApi.saveServer, { ...server(), ...changed });
  expect([status, body.code, body.fields?.[0]?.path]).toEqual([422, code, path]);
  expect(text).not.toContain('falsch');
  expect((await bella.call(senderApi.show, {})).body.server).toBeNull();
});

test('a mailbox at a large provider cannot be sent from', async () => {
  const { body } = await bella.call(senderApi.saveAddress, { fromName: 'Bella', fromAddress: 'bella@gmx.de' });
  expect([body.code, body.fields?.[0]?.path]).toEqual(['mail_sender.public_domain', 'fromAddress']);
});

test('when the own server fails, the platform steps in, staff are warned, and it is tried again later', async () => {
  await bella.call(senderApi.saveServer, server());
  own.state.mood = 'no sign-in';
  await write();
  expect(from(platformServer.received[0]!)).toBe('Trattoria Bella <post@fachwerk.example>');
  expect((await bella.call(senderApi.warn, {})).body.failure!.text).toContain('535');
  own.state.mood = 'willing';
  await write();
  expect(own.received).toEqual([]);
  auth.passMinutes(REST_MINUTES);
  await bella.refresh();
  await write();
  expect(own.received).toHaveLength(1);
  expect((await bella.call(senderApi.warn, {})).body.failure).toBeNull();
  const actions = await auth.app.db.rows<{ action: string }>(auth.app.sql`
    select action from kit.audit_entry where company_id = ${auth.bella.id} and action = 'mail_sender.failed'`);
  expect(actions).toHaveLength(1);
});

test('a recipient who is refused is refused, and no fault of the sender', async () => {
  await bella.call(senderApi.saveServer, server());
  own.state.mood = 'no recipient';
  await write();
  expect(platformServer.received).toEqual([]);
  const { body } = await bella.call(senderApi.warn, {});
  expect(body.failure).toBeNull();
});

test('the test mail goes to oneself', async () => {
  const { body } = await bella.call(senderApi.sendTest, {});
  await auth.app.runJobs();
  expect(platformServer.received[0]!.source).toContain(`To: ${body.to}`);
});

test('what is above the day’s limit waits for the next day; a secret does not', async () => {
  const { db, sql } = auth.app;
  await db.rows(sql`update companies.company set most_mails_a_day = 1 where id = ${auth.bella.id}`);
  await write();
  await write();
  expect(platformServer.received).toHaveLength(1);
  const secret = { to: 'gast@example.org', subject: 'Passwort', text: 'Link', companyName: 'B', confidential: true };
  await db.transaction((tx) => sendMail({ ...auth.app.work(), db: tx, companyId: auth.bella.id }, secret));
  await auth.app.runJobs();
  expect(platformServer.received).toHaveLength(2);
  auth.passMinutes(24 * 60);
  await auth.app.runJobs();
  expect(platformServer.received).toHaveLength(3);
  await db.rows(sql`update companies.company set most_mails_a_day = null where id = ${auth.bella.id}`);
});

test('another company sends as before, and sees nothing of it', async () => {
  await bella.call(senderApi.saveServer, server());
  await write(auth.city.id);
  expect(own.received).toEqual([]);
  const city = await auth.signedIn(await auth.person());
  expect((await city.call(senderApi.show, {})).body.server).toBeNull();
  expect((await city.call(senderApi.remove, {})).body.code).toBe('mail_sender.none');
  const reader = await auth.signedIn(await auth.person(['reader'], {}, auth.bella));
  expect((await reader.call(senderApi.show, {})).status).toBe(403);
});
