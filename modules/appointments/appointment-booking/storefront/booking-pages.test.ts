import { setupApi } from '@fachwerk/appointments/contract';
import { appointmentApi } from '@fachwerk/appointments/contract-appointment';
import { appointments } from '@fachwerk/appointments/module';
import { USUAL_SETTINGS } from '@fachwerk/appointments/rules/appointment';
import { CONFIRM_MINUTES } from '@fachwerk/appointments/rules/confirmation';
import { openSalon, type TestSalon } from '@fachwerk/appointments/testing';
import { addMinutes } from '@fachwerk/base/time';
import { logs } from '@fachwerk/logs/module';
import { orders } from '@fachwerk/orders/module';
import { payments } from '@fachwerk/payments/module';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentBooking } from '../server/module.ts';
import { sealVisitor } from '../server/visitor.ts';
import { pages } from './pages.tsx';

let world: TestSalon;
beforeAll(async () => {
  const words = appointments.texts!;
  const texts = { ...words, de: { ...words.de, ...appointmentBooking.texts!.de } };
  world = await openSalon({ site: siteForTests(pages, { texts }) }, logs, payments, orders, appointmentBooking);
});
afterAll(() => world.app.close());

const AGREED = { agb: 'on', datenschutz: 'on', widerruf: 'on' };
const host = () => ({ host: siteHostFor(world.salon.id) });
const get = (url: string, headers = host()) => world.app.http.inject({ url, headers });
const post = (url: string, fields: Record<string, string>) =>
  world.app.http.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...host(), 'content-type': 'application/x-www-form-urlencoded' },
  });
/** As a browser sends the form of a page: with what it carries unseen. */
const submit = async (url: string, fields: Record<string, string>) => {
  const hidden = (await get(url)).body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return post(url, { ...Object.fromEntries([...hidden].map(([, name, value]) => [name!, value!])), ...fields });
};
const linkIn = (body: string, pattern: RegExp) => pattern.exec(body)![1]!.replaceAll('&amp;', '&');

test('who a conversation knows comes with their name and address, for an hour and to this company alone', async () => {
  const inside = { ...world.app.work(), companyId: world.salon.id };
  const kim = { name: 'Kim Weber', email: 'kim@kunde.example' };
  const path = `/termine/${world.cut}`;
  const times = (await get(`${path}?${new URLSearchParams({ von: sealVisitor(inside, kim) })}`)).body;
  const toBook = linkIn(times, /href="(\/termine\/[^"]+\/buchen\?[^"]+)"/);
  expect(toBook).not.toContain('Kim');
  expect((await get(toBook)).body).toContain('value="kim@kunde.example"');
  const old = { ...inside, now: addMinutes(inside.now, -61) };
  const theirs = { ...inside, companyId: world.rival.id };
  for (const sealed of [sealVisitor(old, kim), sealVisitor(theirs, kim), 'erfunden']) {
    const zeit = new URL(toBook, 'http://x').searchParams.get('zeit')!;
    const page = await get(`${path}/buchen?${new URLSearchParams({ zeit, von: sealed })}`);
    expect([page.statusCode, page.body.includes('kim@kunde.example')]).toEqual([200, false]);
  }
});

test('without JavaScript: service, time, contact, confirmed; then moved and cancelled by the link', async () => {
  const services = (await get('/termine')).body;
  expect(services).toContain('Haarschnitt');
  const toTimes = linkIn(services, /href="(\/termine\/[0-9a-f-]{36})"/);
  const times = (await get(toTimes)).body;
  for (const part of ['Keine Präferenz', 'Tina', 'Montag, 16. November']) expect(times).toContain(part);
  const toBook = linkIn(times, /href="(\/termine\/[^"]+\/buchen\?[^"]+)"/);
  expect((await get(toBook)).body).toMatch(
    /name="agb"[\s\S]*(accept_withdrawal_service|zum gewählten Termin erbracht)[\s\S]*Zahlungspflichtig buchen/,
  );
  const wrong = await submit(toBook, { act: 'book', name: 'Ada', email: 'nirgends', phone: '', note: '' });
  expect([wrong.statusCode, wrong.body.includes('value="Ada"')]).toEqual([422, true]);
  // Paid there, it obliges to pay all the same: nothing is booked before the texts are agreed to.
  const bare = await submit(toBook, { act: 'book', name: 'Ada', email: 'ada@kunde.example', phone: '', note: '' });
  const [terms] = /<input[^>]*name="agb"[^>]*>/.exec(bare.body)!;
  expect([bare.statusCode, terms]).toEqual([422, expect.stringContaining('aria-invalid="true"')]);
  const done = await submit(toBook, {
    act: 'book',
    name: 'Ada',
    email: 'ada@kunde.example',
    phone: '',
    note: '',
    ...AGREED,
  });
  expect(done.statusCode).toBe(303);
  const own = done.headers.location as string;
  const shown = await get(own);
  expect(shown.body).toContain('Termin bestätigt');
  expect(shown.headers['cache-control']).toContain('no-store');

  const page = own.split('?')[0]!;
  // Twenty-four hours before it can no longer be changed; a later time is chosen by the first who comes later.
  expect((await get(page)).body).toContain('Bitte rufen Sie uns an');
  const tomorrow = linkIn((await get(`${toTimes}?ab=2026-11-18`)).body, /href="(\/termine\/[^"]+\/buchen\?[^"]+)"/);
  const second = (
    await submit(tomorrow, { act: 'book', name: 'Eva', email: 'eva@kunde.example', phone: '', note: '', ...AGREED })
  ).headers.location as string;
  const secondPage = second.split('?')[0]!;
  const moveTo = linkIn(
    (await get(`${secondPage}/verschieben?ab=2026-11-19`)).body,
    /href="(\/termin\/[^"]+zeit=[^"]+)"/,
  );
  const zeit = new URL(moveTo, 'http://x').searchParams.get('zeit')!;
  expect((await get(moveTo)).body).toContain('Auf diese Zeit verschieben');
  expect((await post(`${secondPage}/verschieben`, { act: 'move', zeit })).statusCode).toBe(303);
  expect((await get(secondPage)).body).toContain(`dateTime="${zeit}"`);
  expect((await get(`${secondPage}?absagen=1`)).body).toContain('Termin absagen');
  expect((await post(secondPage, { act: 'cancel' })).statusCode).toBe(303);
  expect((await get(secondPage)).body).toContain('Termin abgesagt');
});

test('the form of a booking that is sent twice books once, and both lead to the same appointment', async () => {
  const toTimes = linkIn((await get('/termine')).body, /href="(\/termine\/[0-9a-f-]{36})"/);
  const toBook = linkIn((await get(`${toTimes}?ab=2026-11-25`)).body, /href="(\/termine\/[^"]+\/buchen\?[^"]+)"/);
  const buchung = linkIn((await get(toBook)).body, /name="buchung" value="([^"]+)"/);
  const send = () =>
    post(toBook, { act: 'book', buchung, name: 'Uta', email: 'uta@kunde.example', phone: '', note: '', ...AGREED });
  const [first, second] = [await send(), await send()];
  expect([first.statusCode, second.statusCode]).toEqual([303, 303]);
  expect(second.headers.location).toBe(first.headers.location);
  // A refusal keeps the id, so that what is mended is sent as the same booking.
  const wrong = await post(toBook, { act: 'book', buchung, name: 'Uta', email: 'nirgends', phone: '', note: '' });
  expect(linkIn(wrong.body, /name="buchung" value="([^"]+)"/)).toBe(buchung);
});

test('somebody else was quicker: the page says so and keeps what was typed', async () => {
  const toTimes = linkIn((await get('/termine')).body, /href="(\/termine\/[0-9a-f-]{36})"/);
  const toBook = linkIn((await get(`${toTimes}?ab=2026-11-20`)).body, /href="(\/termine\/[^"]+\/buchen\?[^"]+)"/);
  const startsAt = new Date(new URL(toBook, 'http://x').searchParams.get('zeit')!);
  await world.book(startsAt, world.tina);
  await world.book(startsAt, world.otto);
  const answer = await submit(toBook, {
    act: 'book',
    name: 'Ida',
    email: 'ida@kunde.example',
    phone: '',
    note: '',
    ...AGREED,
  });
  expect([answer.statusCode, answer.body.includes('value="Ida"')]).toEqual([409, true]);
  expect(answer.body).toContain('nicht mehr frei');
});

test('where nothing can be booked there is no such page, nor behind a key of nobody', async () => {
  expect((await get('/termine', { host: siteHostFor(world.rival.id) })).statusCode).toBe(404);
  expect((await get(`/termin/${'a'.repeat(75)}`)).statusCode).toBe(404);
  expect((await get('/termine/00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
});

test('a time that was waited for and is paid before: the page asks how, says what is missing, and leads to the payment', async () => {
  const { app, desk, addService, addStaff, at, KIM } = world;
  const serviceId = await addService({ isPrepaid: true, priceCents: 5950, name: { de: 'Locken' } });
  const hours = [{ day: 'friday' as const, from: '09:00', until: '10:00' }];
  const staffId = await addStaff('Vera', [serviceId], { hours });
  const given = { serviceId, staffId, startsAt: at('2026-12-04T09:00'), customer: KIM, staffNote: '' };
  const [id] = (await desk.call(appointmentApi.book, given)).body.ids;
  const waiting = { fromOn: '2026-12-01', untilOn: '2026-12-05', name: 'Rosa Rot', email: 'rosa@kunde.example' };
  expect((await get(`/termine/${serviceId}/warteliste`)).body).toContain('Online-Zahlung mit der Bestätigung');
  const joined = await post(`/termine/${serviceId}/warteliste`, { act: 'wait', ...waiting, phone: '' });
  expect(joined.statusCode).toBe(303);
  await desk.call(appointmentApi.cancel, { id: id!, withFollowing: false });
  await app.runJobs();
  const mail = (await world.mails()).find(({ recipient }) => recipient === waiting.email)!;
  const own = /\/termin\/[\w-]+/.exec(mail.bodyText)![0];
  expect((await get(own)).body).toContain('Zahlungspflichtig buchen');
  const bare = await post(own, { act: 'accept', zahlungsart: 'test' });
  const [terms] = /<input[^>]*name="agb"[^>]*>/.exec(bare.body)!;
  expect([bare.statusCode, terms]).toEqual([422, expect.stringContaining('aria-invalid="true"')]);
  const taken = await post(own, { act: 'accept', zahlungsart: 'test', ...AGREED });
  expect([taken.statusCode, taken.headers.location]).toEqual([303, expect.stringContaining('/zahlung/test/')]);
  expect((await get(own)).body).toContain('Zahlung offen');
});

test('without JavaScript: the page of the mail asks for a click, confirms once and says the same again; too late it offers to book again', async () => {
  const { app, desk, later } = world;
  await desk.call(setupApi.saveSettings, { settings: { ...USUAL_SETTINGS, needsConfirmation: true } });
  const path = `/termine/${world.cut}`;
  const bookedBy = async (email: string, day: string) => {
    later(1);
    const toBook = linkIn((await get(`${path}?ab=${day}`)).body, /href="(\/termine\/[^"]+\/buchen\?[^"]+)"/);
    expect((await get(toBook)).body).toContain(`${CONFIRM_MINUTES} Minuten`);
    const who = { name: 'Ada', email, phone: '', note: '' };
    const own = (await submit(toBook, { act: 'book', ...who, ...AGREED })).headers.location as string;
    const mail = (await world.mails()).find(({ recipient }) => recipient === email)!;
    return { own, link: /\/termin\/bestaetigen\/[\w-]+/.exec(mail.bodyText)![0] };
  };
  const { own, link } = await bookedBy('klick@kunde.example', '2026-12-08');
  const waiting = (await get(own)).body;
  for (const part of ['Bestätigung ausstehend', 'klick@kunde.example', 'Termin absagen'])
    expect(waiting).toContain(part);
  expect(waiting).not.toContain('Termin verschieben');
  expect((await get(`${own.split('?')[0]}/verschieben`)).statusCode).toBe(302);
  // A program that checks mails opens the link, as often as it likes.
  for (const page of [await get(link), await get(link)]) {
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
    expect(page.body).toMatch(/<button[^>]*value="confirm"[^>]*>[\s\S]*Termin bestätigen/);
  }
  for (const sent of [await submit(link, { act: 'confirm' }), await post(link, { act: 'confirm' })])
    expect([sent.statusCode, sent.headers.location]).toEqual([303, own]);
  expect((await get(own)).body).toContain('Termin bestätigt');
  const again = (await get(link)).body;
  expect([again.includes('Termin bestätigt'), again.includes('value="confirm"')]).toEqual([true, false]);

  const missed = await bookedBy('verpasst@kunde.example', '2026-12-09');
  later(CONFIRM_MINUTES);
  const refused = await post(missed.link, { act: 'confirm' });
  expect([refused.statusCode, refused.body.includes('Bestätigungsfrist')]).toEqual([409, true]);
  await app.runJobs();
  for (const address of [missed.link, missed.own]) {
    const { body } = await get(address);
    expect(body).toContain('Bestätigungsfrist');
    expect(body).toMatch(/href="\/termine[^"]*"[^>]*>[\s\S]*(Wieder|Neuen Termin) buchen/);
  }
  expect((await get(missed.link, { host: siteHostFor(world.rival.id) })).statusCode).toBe(404);
});
