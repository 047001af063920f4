import { startSession } from '@fachwerk/react/session';
import { answering, fakeWire, refusing, renderScreen } from '@fachwerk/react/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Mail, type MailHead, mailboxApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { MailList } from './mail-list.tsx';

beforeEach(() => {
  Object.assign(window, { innerWidth: 1440 });
  startSession('token-of-the-test', { id: 'me', capabilities: ['mailbox.read', 'users.manage'] });
});
afterEach(cleanup);

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const headLike = (number: number, more: Partial<MailHead> = {}): MailHead => ({
  id: idOf(number),
  at: new Date(Date.now() - number * 60_000),
  recipient: `person${number}@example.org`,
  subject: `Betreff ${number}`,
  sentAt: null,
  refusedAt: null,
  refusal: '',
  ...more,
});
const mailLike = (bodyText: string, more: Partial<MailHead> = {}): Mail => ({
  ...headLike(1, more),
  bodyText,
  bodyHtml: '',
  delays: 0,
  attachments: [],
});

function open(at: string, ...served: Parameters<typeof fakeWire>) {
  const wire = fakeWire(...served);
  const screens = renderScreen(<MailList />, { path: '/admin/mailbox/:id?', at });
  return { wire, person: userEvent.setup(), ...screens };
}
const listing = (mails: MailHead[], next: string | null = null, refusedLately = 0) =>
  answering(mailboxApi.list, { mails, next, refusedLately });
const reading = (mail: Mail) => [listing([headLike(1)]), answering(mailboxApi.find, mail)] as const;
const LINK = 'http://localhost:3000/reset-password/abc';

test('mails stand with recipient, subject and whether they left, in words', async () => {
  open('/admin/mailbox', listing([headLike(1), headLike(2, { sentAt: new Date() })]));
  await screen.findByText('Betreff 2');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(/person1@example\.orgBetreff 1.*Nicht versendet/);
  expect(rows[1]).toMatch(/person2@example\.orgBetreff 2.*Versendet/);
});

test('a mail that was refused for good is marked, and counted above the list', async () => {
  const refused = { refusedAt: new Date(), refusal: '550 5.1.1 no such user' };
  const { wire, person } = open('/admin/mailbox', listing([headLike(1, refused)], null, 2));
  expect(await screen.findByText('2 E-Mails der letzten 30 Tage nicht zugestellt')).toBeTruthy();
  expect(screen.getByText('Abgelehnt')).toBeTruthy();
  await person.click(screen.getByRole('link', { name: 'Abgelehnte anzeigen' }));
  await waitFor(() => expect(wire.calls(mailboxApi.list).at(-1)?.query.get('state')).toBe('refused'));
});

test('a mail that was refused for good opens with the words of the mail server', async () => {
  const refused = { refusedAt: new Date(), refusal: '550 5.1.1 no such user' };
  open(`/admin/mailbox/${idOf(1)}`, ...reading(mailLike('Hallo', refused)));
  expect(await screen.findByText('550 5.1.1 no such user')).toBeTruthy();
  expect(screen.getByText(/Diese E-Mail wird nicht erneut versendet/)).toBeTruthy();
});

test('more mails come by keyset', async () => {
  const { wire, person } = open('/admin/mailbox', listing([headLike(1)], idOf(1)));
  const more = await screen.findByRole('button', { name: 'Mehr laden' });
  wire.now(listing([headLike(2)]));
  await person.click(more);
  expect(await screen.findByText('Betreff 2')).toBeTruthy();
  expect(wire.calls(mailboxApi.list).at(-1)?.query.get('before')).toBe(idOf(1));
  expect(screen.getByText('Betreff 1')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mehr laden' })).toBeNull());
});

test('the search of the address is asked for', async () => {
  const { wire } = open('/admin/mailbox?q=lea', listing([]));
  expect(await screen.findByText('Nichts gefunden')).toBeTruthy();
  expect(wire.calls(mailboxApi.list)[0]?.query.get('search')).toBe('lea');
});

test('it says how mails leave only while they rest here', async () => {
  open('/admin/mailbox', listing([headLike(1)]));
  expect(await screen.findByText(/SMTP_URL und MAIL_FROM/)).toBeTruthy();
  cleanup();
  open('/admin/mailbox', listing([headLike(1, { sentAt: new Date() }), headLike(2)]));
  await screen.findByText('Betreff 1');
  expect(screen.queryByText(/SMTP_URL/)).toBeNull();
});

test('an empty mailbox says what will be here', async () => {
  open('/admin/mailbox', listing([]));
  expect(await screen.findByText(adminDe['mailbox.empty.title'])).toBeTruthy();
  expect(screen.getByRole('link', { name: adminDe['mailbox.empty.action'] }).getAttribute('href')).toBe(
    '/admin/users/new',
  );
});

test('a mail opens with its text and the link to pass on', async () => {
  open(`/admin/mailbox/${idOf(1)}`, ...reading(mailLike(`Guten Tag,\n\nhier: ${LINK}.\n\nIhr Team`)));
  const drawer = within(await screen.findByRole('dialog'));
  const opening = await drawer.findByRole('link', { name: /^Link öffnen/ });
  expect([opening.getAttribute('href'), opening.getAttribute('target'), opening.getAttribute('rel')]).toEqual([
    LINK,
    '_blank',
    'noopener noreferrer',
  ]);
  expect(drawer.getByRole('link', { name: LINK }).getAttribute('href')).toBe(LINK);
});

test('copying takes exactly the link', async () => {
  const { person } = open(`/admin/mailbox/${idOf(1)}`, ...reading(mailLike(`Hier: ${LINK}.`)));
  await person.click(await screen.findByRole('button', { name: adminDe['mailbox.link.copy'] }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
});

test('what a mail says is text: no markup of it is read, and no script becomes a link', async () => {
  const text =
    '<img src=x onerror="alert(1)"> <a href="javascript:alert(2)">hier</a> javascript:alert(3) data:text/html,x';
  open(`/admin/mailbox/${idOf(1)}`, ...reading(mailLike(text)));
  const drawer = await screen.findByRole('dialog');
  await within(drawer).findByText(text);
  expect([...drawer.querySelectorAll('a, img, script, iframe')]).toEqual([]);
});

test('a confidential text is explained instead of a blank page', async () => {
  open(`/admin/mailbox/${idOf(1)}`, ...reading(mailLike('', { sentAt: new Date('2026-03-01T10:00:00Z') })));
  expect(await screen.findByText(adminDe['mailbox.withheld.title'])).toBeTruthy();
  expect(screen.getByText('Versendet am 01.03.2026, 11:00')).toBeTruthy();
});

test('a mail that is gone says so', async () => {
  const gone = refusing(mailboxApi.find, 404, 'mail.unknown', adminDe['mail.unknown']);
  open(`/admin/mailbox/${idOf(9)}`, listing([headLike(1)]), gone);
  expect(await screen.findByText(adminDe['mail.unknown'])).toBeTruthy();
});

test('a mail is shown as it looks, in a frame that runs and loads nothing, with its text beside it', async () => {
  const mail = { ...mailLike('Hallo Kim'), bodyHtml: '<h1>Hallo</h1><img src="https://tracker.example/p.png">' };
  const { person } = open(`/admin/mailbox/${idOf(1)}`, ...reading(mail));
  const frame = await screen.findByTitle<HTMLIFrameElement>('Betreff 1');
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(frame.srcdoc).toContain("default-src 'none'");
  expect(frame.srcdoc).toContain('<h1>Hallo</h1>');
  expect(screen.getByText(adminDe['mailbox.pictures'])).toBeTruthy();
  await person.click(screen.getByRole('tab', { name: 'Text' }));
  expect(await screen.findByText('Hallo Kim')).toBeTruthy();
});
