import { createServer, type Server } from 'node:net';
import { openApp, type TestApp } from '@fachwerk/testing/app';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CompanyCtx } from '../../app/ctx.ts';
import { newId, newSecret } from '../../app/ids.ts';
import { type MailLink, openMailLink } from '../link.ts';
import { countMailing, findMail, listMails, listRefusals, sendMail } from '../mail.ts';
import { sendMailJob } from '../send-mail.job.ts';
import { readReturnedJob } from './read-returned.job.ts';
import { returnAddress, returnedMailId } from './return-address.ts';
import { reportIn } from './return-report.ts';

type Told = { readonly to: string; readonly action?: string; readonly status?: string; readonly words?: string };

/** As Postfix and others write it. */
const report = ({ to, action = 'failed', status = '5.1.1', words = '550 5.1.1 User unknown' }: Told) =>
  [
    'Return-Path: <>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="B0UND/1"',
    '',
    '--B0UND/1',
    'Content-Type: text/plain',
    '',
    '.. I am sorry. Action: failed',
    '',
    '--B0UND/1',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.net',
    '',
    'Final-Recipient: rfc822; anna@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${words}`,
    '    in virtual mailbox table',
    '',
    '--B0UND/1--',
  ].join('\r\n');

const cases = [
  ['an unknown user, for good', report({ to: 'x' }), [true, '550 5.1.1 User unknown in virtual mailbox table']],
  ['a full mailbox that is still tried', report({ to: 'x', action: 'delayed', status: '4.2.2' }), [false, /^4\.2\.2 /]],
  ['given up, but not for good', report({ to: 'x', status: '4.4.7' }), [false, /^4\.4\.7 /]],
  ['delivered', report({ to: 'x', action: 'delivered', status: '2.0.0' }), null],
  ['no status', report({ to: 'x', status: 'five' }), null],
  [
    'an answer of somebody on holiday',
    'To: x\r\nContent-Type: text/plain\r\n\r\nAction: failed\r\nStatus: 5.1.1',
    null,
  ],
  ['a report without parts', 'Content-Type: multipart/report; boundary=b\r\n\r\n--b--', null],
  ['a report that says no boundary', 'Content-Type: multipart/report\r\n\r\nStatus: 5.1.1', null],
  ['nothing', '', null],
] as const;
for (const [name, source, expected] of cases) {
  test(`a report: ${name}`, async () => {
    const read = await reportIn(source);
    if (!expected) return expect(read).toBeNull();
    expect(read?.isForGood).toBe(expected[0]);
    expect(read?.words).toMatch(expected[1]);
  });
}

const MOST_MS = 5_000;
const nested = (depth: number) => {
  const heads = Array.from(
    { length: depth },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  );
  return `Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\n${heads.join('')}`;
};
const inStatus = (head: string, body: string) =>
  `To: x\r\nContent-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status${head}\r\n\r\n${body}\r\n--b--`;
const FAILED = 'Action: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550';
const attacks = [
  ['parts within parts within parts', nested(2_000), null],
  ['mails within mails', 'Content-Type: message/rfc822\r\n\r\n'.repeat(2_000), null],
  ['many parts', `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(20_000)}`, null],
  ['many lines in the head', `${'X: y\r\n'.repeat(100_000)}\r\n`, null],
  ['one long line', `Subject: ${'x'.repeat(1_900_000)}\r\n\r\n`, null],
  ['encoded words without end', `Subject: ${'=?utf-8?Q?=41?= '.repeat(50_000)}\r\n\r\n`, null],
  ['addresses without end', `To: ${'(a <'.repeat(20_000)}\r\n\r\n`, null],
  ['HTML without end', `Content-Type: text/html\r\n\r\n${'<div>'.repeat(100_000)}`, null],
  ['two million bytes of nothing', '\u0000'.repeat(1_900_000), null],
  ['a status in an unknown charset', inStatus('; charset=x-planted', FAILED), '5.1.1 550'],
  ['a status in an unknown encoding', inStatus('\r\nContent-Transfer-Encoding: x-planted', FAILED), '5.1.1 550'],
  [
    'a status in base64',
    inStatus('\r\nContent-Transfer-Encoding: base64', Buffer.from(FAILED).toString('base64')),
    '5.1.1 550',
  ],
  [
    'a status with UTF-8',
    inStatus('', `${FAILED} Straße`).replace('Straße', Buffer.from('Straße').toString('latin1')),
    '5.1.1 550 Straße',
  ],
  ['a status with bytes that are no UTF-8', inStatus('', `${FAILED} Stra\u00dfe`), '5.1.1 550 Straße'],
  ['a status that says everything twice', inStatus('', `${FAILED}\r\nAction: delivered\r\nStatus: 2.0.0`), null],
] as const;
for (const [name, source, expected] of attacks) {
  test(`a mailbox that anybody writes to: ${name}`, async () => {
    const startedAt = performance.now();
    expect((await reportIn(source))?.words ?? null).toBe(expected);
    expect(performance.now() - startedAt).toBeLessThan(MOST_MS);
  });
}

test('an address of its own for every mail, which a server may write in capitals and nobody can make up', () => {
  const [app, id] = [{ secret: 'a secret of thirty-two characters' }, newId()];
  const address = returnAddress(app, 'bounce@example.com', id);
  expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64);
  expect(returnedMailId(app, `<${address.toUpperCase()}>`)).toBe(id);
  expect(returnedMailId(app, 'bounce@example.com')).toBeNull();
  expect(returnedMailId({ secret: 'another one of thirty-two letters' }, address)).toBeNull();
  const other = address.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'b' : 'a'));
  expect(returnedMailId(app, other)).toBeNull();
  expect(returnedMailId(app, `${other}, ${address}`)).toBe(id);
  expect(returnedMailId(app, `bounce+${'z'.repeat(41)}@example.com`)).toBeNull();
});

/** A mailbox as a provider has it; what was removed is gone once somebody says goodbye. */
function mailbox() {
  const state = { mails: [] as string[], sizes: undefined as number | undefined, said: [] as string[] };
  const server: Server = createServer((socket) => {
    const gone = new Set<number>();
    const many = (lines: string) => socket.write(`+OK\r\n${lines.replace(/^\./gm, '..')}\r\n.\r\n`);
    socket.write('+OK ready\r\n');
    socket.on('error', () => {});
    let kept = '';
    socket.on('data', (chunk) => {
      kept += String(chunk);
      for (let end = kept.indexOf('\r\n'); end >= 0; end = kept.indexOf('\r\n')) {
        const line = kept.slice(0, end);
        kept = kept.slice(end + 2);
        state.said.push(line);
        const [command, at] = line.split(' ');
        const mail = state.mails[Number(at) - 1] ?? '';
        if (command === 'LIST')
          many(state.mails.map((each, n) => `${n + 1} ${state.sizes ?? each.length}`).join('\r\n'));
        else if (command === 'RETR') many(mail);
        else if (command === 'TOP') many(mail.slice(0, 2000));
        else if (command === 'PASS' && line !== 'PASS s e:cret') socket.write('-ERR no\r\n');
        else {
          if (command === 'DELE') gone.add(Number(at) - 1);
          if (command === 'QUIT') state.mails = state.mails.filter((_, n) => !gone.has(n));
          socket.write('+OK\r\n');
        }
      }
    });
  });
  const port = new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  return { state, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

let app: TestApp;
let smtp: SMTPServer;
let link: MailLink;
const left: string[] = [];
beforeAll(async () => {
  app = await openApp();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      left.push(envelope.mailFrom ? envelope.mailFrom.address : '');
      stream.resume().on('end', () => done());
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = smtp.listen(0, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
  });
  link = await openMailLink({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'post@fachwerk.example' });
});
afterAll(async () => {
  link.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await app.close();
});

let box: ReturnType<typeof mailbox>;
let ctx: CompanyCtx;
beforeEach(async () => {
  box = mailbox();
  const mailReturns = {
    address: 'bounce@fachwerk.example',
    pop3Url: `pop3://returns:s%20e%3Acret@127.0.0.1:${await box.port}`,
  };
  const { db, time } = app;
  ctx = { db, app: { ...app.app, mail: link, mailReturns }, now: time.now, newId, newSecret, companyId: newId() };
});
afterEach(() => box.close());

/** A mail that has left; where it would come back to. */
async function sent(mailing?: { id: string; unsubscribe: string }) {
  await app.db.transaction((db) =>
    sendMail({ ...ctx, db }, { to: 'anna@example.org', subject: 'Hallo', text: 'Hallo', ...(mailing && { mailing }) }),
  );
  const [{ id } = { id: '' }] = await listMails(ctx, { limit: 1 });
  await sendMailJob.run(ctx, { companyId: ctx.companyId, mailId: id } as never);
  return { id, to: left.at(-1)! };
}
const readReturned = () => readReturnedJob.run(ctx, {} as never);

test('a mail that comes back is marked with the words of the server, told in the log, and no longer counts as delivered', async () => {
  const mailing = { id: newId(), unsubscribe: 'https://bella.example/abmelden/x' };
  const { id, to } = await sent(mailing);
  expect(to).toMatch(/^bounce\+[0-9a-z]{41}@fachwerk\.example$/);
  expect(await countMailing(ctx, mailing.id)).toEqual({ sent: 1, refused: 0 });
  box.state.mails = [report({ to }), report({ to })];
  await readReturned();
  expect(await findMail(ctx, id)).toMatchObject({ refusal: '550 5.1.1 User unknown in virtual mailbox table' });
  expect(await countMailing(ctx, mailing.id)).toEqual({ sent: 0, refused: 1 });
  expect(await listRefusals(ctx, ['anna@example.org'], ctx.now)).toHaveLength(1);
  expect(await listRefusals({ ...ctx, companyId: newId() }, ['anna@example.org'], ctx.now)).toEqual([]);
  const told = await app.db.rows(app.sql`select action from kit.audit_entry where company_id = ${ctx.companyId}`);
  expect(told).toEqual([{ action: 'mail.refused' }]);
  expect(box.state.mails).toEqual([]);
});

test('a delay is counted and refuses nothing', async () => {
  const { id, to } = await sent();
  box.state.mails = [report({ to, action: 'delayed', status: '4.2.2' }), report({ to, status: '4.4.7' })];
  await readReturned();
  expect(await findMail(ctx, id)).toMatchObject({ delays: 2, refusedAt: null });
});

test('who does not know the address of a mail marks nothing, whatever they write; it is thrown away', async () => {
  const { id, to } = await sent();
  const guessed = to.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'b' : 'a'));
  box.state.mails = [
    report({ to: guessed }),
    report({ to: 'bounce@fachwerk.example' }),
    `To: ${to}\r\n\r\nStatus: 5.1.1`,
    `${'X: y\r\n'.repeat(20_000)}\r\n`,
    '\u0000'.repeat(1000),
    report({ to: returnAddress(ctx.app, 'bounce@fachwerk.example', newId()) }),
  ];
  await readReturned();
  expect(await findMail(ctx, id)).toMatchObject({ refusedAt: null, delays: 0 });
  expect(box.state.mails).toEqual([]);
});

test('of a large one the beginning is read, and of a mailbox that lets nobody in nothing is lost', async () => {
  const { id, to } = await sent();
  box.state.mails = [report({ to })];
  box.state.sizes = 9_000_000;
  const wrong = { ...ctx.app.mailReturns!, pop3Url: ctx.app.mailReturns!.pop3Url.replace('s%20e', 'wrong') };
  await expect(readReturnedJob.run({ ...ctx, app: { ...ctx.app, mailReturns: wrong } }, {} as never)).rejects.toThrow(
    'refused a command',
  );
  expect(box.state.mails).toHaveLength(1);
  await readReturned();
  expect(box.state.said).toContain('TOP 1 400');
  expect((await findMail(ctx, id))!.refusedAt).toEqual(ctx.now);
});
