import { stayApi } from '@fachwerk/active-rentals/contract';
import { stays } from '@fachwerk/active-rentals/module';
import { pages as stayPages } from '@fachwerk/active-rentals/storefront';
import type { ModuleTexts } from '@fachwerk/base/language';
import { booking } from '@fachwerk/booking/module';
import { pages as bookingPages } from '@fachwerk/booking/storefront';
import { checkout } from '@fachwerk/cart/module';
import { pages as cartPages } from '@fachwerk/cart/storefront';
import { locations } from '@fachwerk/locations/module';
import { payments } from '@fachwerk/payments/module';
import { pages as paymentPages } from '@fachwerk/payments/storefront';
import { places } from '@fachwerk/places/module';
import { rentals } from '@fachwerk/rentals/module';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { sites } from '@fachwerk/sites/module';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCheckout, type TestCheckout, type TestPlace } from '../server/checkout.for-tests.ts';
import { boxCart } from '../server/module.ts';
import { pages, slots } from './pages.tsx';

const texts = Object.fromEntries(
  (['de', 'deDu', 'en', 'it', 'ru'] as const).map((language) => [
    language,
    Object.assign(
      {},
      ...[rentals, stays, payments, checkout, boxCart, booking, locations, sites].map(
        (module) => module.texts?.[language],
      ),
    ),
  ]),
) as ModuleTexts;

let shop: TestCheckout;
let berlin: TestPlace;
beforeAll(async () => {
  const site = siteForTests([...bookingPages, ...cartPages, ...pages, ...paymentPages, ...stayPages], { texts, slots });
  shop = await openCheckout({ site }, places, booking);
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  shop.later(2);
  berlin = await shop.place(shop.city, 'Berlin');
  await shop.boxes(berlin, 4);
});

/** A browser without JavaScript: it asks for pages, sends forms, and keeps cookies. */
function browser(language = 'de') {
  const jar = new Map<string, string>();
  async function visit(url: string, fields?: Record<string, string>) {
    const reply = await shop.app.http.inject({
      method: fields ? 'POST' : 'GET',
      url,
      headers: {
        host: siteHostFor(shop.city.id),
        'accept-language': language,
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      cookies: Object.fromEntries(jar),
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    });
    for (const { name, value } of reply.cookies) jar.set(name, value);
    return { status: reply.statusCode, to: String(reply.headers.location ?? ''), html: reply.body };
  }
  return { visit };
}

/** What a hidden field of the page holds. */
const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** All of them, of the form that orders. */
const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );

const KIM = { vorname: 'Kim', nachname: 'Lang', email: 'kim@example.org', telefon: '' };

/** From the period to the last step of the checkout. */
async function atTheTill({ visit }: ReturnType<typeof browser>, contact = KIM, place = berlin) {
  const sizes = `/standort/${place.id}?wann=jetzt&dauer=120`;
  const { html } = await visit(sizes);
  const wish = { act: 'add', groesse: 'S', start: hidden(html, 'start'), dauer: hidden(html, 'dauer'), fach: '' };
  expect((await visit(sizes, wish)).to).toBe('/warenkorb');
  // There is one way to pay: all of it stands on one page.
  for (const step of ['/kasse/zahlung', '/kasse/bezahlen']) expect((await visit(step)).to).toBe('/kasse');
  const till = await visit('/kasse');
  return {
    html: till.html,
    order: {
      act: 'place',
      ...hiddenFields(till.html),
      ...contact,
      agb: 'on',
      datenschutz: 'on',
      widerruf: 'on',
    },
  };
}

test('without JavaScript: from the first page to the key of a box', async () => {
  const kim = browser();
  const home = await kim.visit('/?ort=berl');
  expect(home.status).toBe(200);
  expect(home.html).toContain(`href="/standort/${berlin.id}"`);
  expect(home.html).toContain('4 Fächer frei');

  const period = await kim.visit(`/standort/${berlin.id}`);
  expect(period.html).toContain('Mietbeginn');
  expect(period.html).toMatch(/2 Stunden<\/span><span[^>]*>4,00.€/);
  expect(period.html).toContain('Größen und Preise');
  const sizes = await kim.visit(`/standort/${berlin.id}?wann=jetzt&beginn=&dauer=120&anzahl=1&einheit=hours`);
  expect(sizes.html).toContain('Fachgröße');
  expect(sizes.html).toContain('4,00');

  const { html, order } = await atTheTill(kim);
  expect(html).toContain('Zahlungspflichtig bestellen');
  const terms =
    /öffnet sich das Fach 3 Stunden lang ohne Aufpreis. Danach kostet jede angefangene Stunde 2,00.€, gezählt ab dem gebuchten Ende/;
  expect(html).toMatch(/2 Stunden ab Bezahlung, also etwa bis \S+, 01.03., \d\d:\d\d/);
  expect(html).toMatch(terms);
  expect((await kim.visit('/warenkorb')).html).toMatch(terms);
  expect(html).toContain('Zahlungsart: Testzahlung');
  for (const path of ['/shop/agbs', '/shop/datenschutz', '/shop/widerruf']) {
    expect(html).toMatch(new RegExp(`href="${path}" target="_blank"`));
  }
  const placed = await kim.visit('/kasse', order);
  expect([placed.status, placed.to]).toEqual([303, expect.stringMatching(/^\/zahlung\/test\//)]);
  const paid = await kim.visit(placed.to, { act: 'succeed' });
  expect(paid.to).toMatch(/^\/bestellung\/[\w-]+\/zahlung\?zurueck=1$/);
  const result = await kim.visit(paid.to);
  expect(result.to).toMatch(/^\/bestellung\/[\w-]+$/);
  expect((await kim.visit(result.to)).html).toContain('Ihr Fach wird vorbereitet');
  await shop.app.runJobs();
  const confirmed = await kim.visit(result.to);
  expect(confirmed.html).toContain('Zahlung erfolgreich');
  expect(confirmed.html).toContain('in ein bis zwei Minuten per E-Mail');
  expect(confirmed.html).toMatch(/href="\/miete\/[\w-]{20,}"/);
  // The confirmation is the key, for the browser that paid and for no other.
  expect(confirmed.html).toMatch(/<form[^>]*action="\/miete\/[\w-]{20,}"/);
  expect(confirmed.html).toMatch(/<strong>\d{6}<\/strong>/);
  const stranger = await browser().visit(result.to);
  expect(stranger.html).toContain('Vielen Dank');
  expect(stranger.html).not.toMatch(/\/miete\/[\w-]{20,}|<strong>\d{6}<\/strong>/);
  const opened = await kim.visit(/action="(\/miete\/[\w-]+)"/.exec(confirmed.html)![1]!, {
    act: 'open',
    transactionId: hidden(confirmed.html, 'transactionId'),
  });
  expect(opened.to).toMatch(/^\/miete\/[\w-]+\?versuch=/);
});

test('a franchisee’s box names its contract party from the first step on, and its own texts are agreed to and sent', async () => {
  const altona = await shop.place(shop.hamburg, 'Altona');
  await shop.boxes(altona, 4);
  const kim = browser();
  const partner = `partner=${shop.hamburg.id}`;
  const names = (html: string) => html.includes('Ihr Vertragspartner ist Hamburg:');
  expect(names((await kim.visit(`/standort/${altona.id}`)).html)).toBe(true);
  expect(names((await kim.visit(`/standort/${berlin.id}`)).html)).toBe(false);
  const { html, order } = await atTheTill(kim, KIM, altona);
  for (const path of ['/warenkorb', '/kasse']) expect(names((await kim.visit(path)).html)).toBe(true);
  expect(names(html)).toBe(true);
  for (const path of [`/shop/agbs?${partner}`, '/shop/datenschutz', `/shop/widerruf?${partner}`])
    expect(html).toContain(`href="${path}" target="_blank"`);
  const placed = await kim.visit('/kasse', order);
  const paid = await kim.visit(placed.to, { act: 'succeed' });
  await shop.app.runJobs();
  expect((await kim.visit((await kim.visit(paid.to)).to)).html).toContain('Ihr Vertragspartner ist Hamburg:');
  const { db, sql } = shop.app;
  const mail = await db.first<{ bodyText: string; attachments: object[] }>(sql`
    select body_text, attachments from kit.mail where company_id = ${shop.hamburg.id} and subject like 'Ihre Bestellung%'`);
  expect(mail!.bodyText).toContain(`/shop/agbs?${partner}&fassung=1`);
  expect(mail!.bodyText).toContain(`/shop/widerruf?${partner}&fassung=1`);
  expect(mail!.bodyText).toContain('/shop/datenschutz?fassung=1');
  const of = { companyId: shop.hamburg.id, version: 1, language: 'de' };
  expect(mail!.attachments).toEqual([
    { maker: 'sites.legal-text', fileName: 'Allgemeine Geschäftsbedingungen.pdf', params: { kind: 'terms', ...of } },
    { maker: 'sites.legal-text', fileName: 'Widerrufsbelehrung.pdf', params: { kind: 'withdrawal', ...of } },
  ]);
});

test('of the last boxes nobody gets one without saying who they are, on the same page', async () => {
  const altona = await shop.place(shop.city, 'Altona');
  await shop.boxes(altona, 2);
  const kim = browser();
  const sizes = `/standort/${altona.id}?wann=jetzt&dauer=120`;
  const wish = { act: 'add', groesse: 'S', ...hiddenFields((await kim.visit(sizes)).html) };
  const asked = await kim.visit(sizes, wish);
  expect(asked.status).toBe(409);
  expect(asked.html).toContain('Nur noch wenige Fächer dieser Größe frei');
  const known = { ...wish, ...hiddenFields(asked.html) };
  const half = await kim.visit(sizes, { ...known, ...KIM, email: '' });
  expect([half.status, half.html.includes('name="email"')]).toEqual([422, true]);
  expect((await kim.visit(sizes, { ...known, ...KIM })).to).toBe('/warenkorb');
  expect((await kim.visit('/kasse')).html).toContain('value="kim@example.org"');
});

test('a declined payment says what to do, and is tried again', async () => {
  const kim = browser();
  const { order } = await atTheTill(kim);
  const placed = await kim.visit('/kasse', order);
  const back = await kim.visit(placed.to, { act: 'decline' });
  const failed = await kim.visit(back.to);
  expect(failed.html).toContain('Zahlung nicht erfolgreich');
  expect(failed.html).toContain('wechseln Sie die Zahlungsart');
  const again = await kim.visit(back.to, { act: 'retry', zahlungsart: 'test' });
  expect(again.to).toMatch(/^\/zahlung\/test\//);
  const paid = await kim.visit(again.to, { act: 'succeed' });
  expect((await kim.visit(paid.to)).to).toMatch(/^\/bestellung\/[\w-]+$/);
});

test('a payment that is being checked looks again by itself, without a script too', async () => {
  const kim = browser();
  const { order } = await atTheTill(kim);
  const placed = await kim.visit('/kasse', order);
  const back = await kim.visit(placed.to, { act: 'pend' });
  const { html } = await kim.visit(back.to);
  expect(html).toContain('Die Zahlung wird geprüft');
  expect(html).toContain('Sie können sie schließen');
  expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="5"\/?><\/noscript>/);
});

/** What stands in a page for somebody who reads it, side by side. */
const wordsOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, '');

test('what is not accepted is said at its box, and what was typed stays', async () => {
  const kim = browser();
  const { order } = await atTheTill(kim);
  const { agb: _, ...rest } = order;
  const refused = await kim.visit('/kasse', rest);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Ihre Zustimmung fehlt.');
  // Without JavaScript too, and what a browser goes on with is the same.
  expect(wordsOf(refused.html)).toContain('AGB: Bitte stimmen Sie zu.');
  expect(refused.html).toMatch(/name="datenschutz"[^>]*checked/);
});

test('contact data that are missing keep one on the step', async () => {
  const kim = browser();
  const { order } = await atTheTill(kim);
  const refused = await kim.visit('/kasse', { ...order, nachname: '' });
  expect(refused.status).toBe(422);
  expect(wordsOf(refused.html)).toMatch(/Nachname: \w+/);
  expect(refused.html).toContain('Angaben fehlen.');
  expect(refused.html).toContain('value="Kim"');
  expect(refused.html).toMatch(/name="agb"[^>]*checked/);
  expect((await kim.visit('/kasse', order)).to).toMatch(/^\/zahlung\/test\//);
});

test('what was typed is still there when the hold ran out while typing', async () => {
  const kim = browser();
  const { order } = await atTheTill(kim);
  shop.later(16);
  const late = await kim.visit('/kasse', order);
  expect(late.to || late.html).toMatch(/warenkorb|nicht mehr reserviert|Reservierung/i);
  expect((await kim.visit('/warenkorb', { act: 'renew' })).to).toBe('/warenkorb');
  const { html } = await kim.visit('/kasse');
  expect(html).toContain('value="kim@example.org"');
  expect(html).toContain('value="Lang"');
});

test('nobody lands on a step of the checkout with nothing to pay', async () => {
  const kim = browser();
  for (const path of ['/kasse/zahlung', '/kasse/bezahlen']) expect((await kim.visit(path)).to).toBe('/kasse');
  expect((await kim.visit('/kasse')).to).toBe('/warenkorb');
  expect((await kim.visit('/warenkorb')).html).toContain('Der Warenkorb ist leer');
});

test('after the order the checkout leads to its payment, not to an empty cart', async () => {
  const kim = browser();
  const { order } = await atTheTill(kim);
  await kim.visit('/kasse', order);
  expect((await kim.visit('/kasse')).to).toMatch(/^\/bestellung\/[\w-]+\/zahlung$/);
  expect((await kim.visit('/kasse', order)).to).toMatch(/^\/zahlung\/test\//);
});

test('a period that cannot be had asks again, with the reason and what was chosen', async () => {
  const { visit } = browser();
  const tooLong = await visit(`/standort/${berlin.id}?wann=jetzt&dauer=andere&anzahl=40&einheit=weeks`);
  expect(tooLong.html).toContain('Die längste Mietdauer');
  expect(tooLong.html).toMatch(/name="anzahl"[^>]*value="40"|value="40"[^>]*name="anzahl"/);
  const half = await visit(`/standort/${berlin.id}?wann=spaeter&beginn=&dauer=60`);
  expect(half.html).toContain('Bitte wählen Sie Tag, Uhrzeit und Dauer.');
});

test('a box in another cart is gone, and the page says so in the words of the visitor', async () => {
  for (let taken = 0; taken < 4; taken++) await shop.visitor().add(berlin);
  const { html } = await browser('en').visit(`/standort/${berlin.id}?wann=jetzt&dauer=120`);
  expect(html).toContain('No box is free for this time.');
});

test('the sticker on a free box leads to booking it, on one that is taken to another one', async () => {
  const { db, sql } = shop.app;
  const [lockId] = await shop.boxes(berlin, 1, 'M');
  const row = await db.first<{ qrCode: string; number: string }>(sql`
    select qr_code, number from lockers.lock where company_id = ${shop.city.id} and id = ${lockId}`);
  const code = `/q/${row!.qrCode}`;
  const { visit } = browser();
  const booking = await visit(code);
  expect(booking.to).toBe(`/standort/${berlin.id}?code=${row!.qrCode}`);
  const sizes = `${booking.to}&wann=jetzt&dauer=60`;
  const { html } = await visit(sizes);
  expect(html).toContain(`Fach ${row!.number}, Größe M`);
  expect(hidden(html, 'fach')).toBe(lockId);
  await visit(sizes, { act: 'add', groesse: 'M', start: '', dauer: '60', fach: lockId! });
  expect((await browser().visit(code)).html).toContain('Dieses Fach ist vergeben.');
});

test('the sticker leads whoever has the box in the cart to the cart, and whoever has paid for it to the rental', async () => {
  const { db, sql } = shop.app;
  const kim = browser();
  const { order } = await atTheTill(kim);
  const held = await db.first<{ qrCode: string }>(sql`
    select l.qr_code from lockers.lock l where l.company_id = ${shop.city.id} and exists (
      select from rentals.rental r where r.company_id = l.company_id and r.lock_id = l.id and r.state = 'held')
    order by l.id desc`);
  const code = `/q/${held!.qrCode}`;
  expect((await kim.visit(code)).to).toBe('/warenkorb');
  const placed = await kim.visit('/kasse', order);
  const paid = await kim.visit(placed.to, { act: 'succeed' });
  const result = await kim.visit(paid.to);
  await shop.app.runJobs();
  await kim.visit(result.to);
  expect((await kim.visit(code)).to).toMatch(/^\/miete\/[\w-]{20,}$/);
  expect((await browser().visit(code)).html).toContain('Dieses Fach ist vergeben.');
});

test('whoever wants another box says first that nothing is inside', async () => {
  const { key, kim } = await shop.rented(berlin);
  const boxOf = async () => (await kim.call(stayApi.show, { key })).body.boxNumber;
  const first = await boxOf();
  const visitor = browser();
  const page = await visitor.visit(`/miete/${key}`);
  const [inside, nothingInside] = ['Meine Sachen sind im Fach', 'Keine Sachen im Fach'].map((words) =>
    page.html.indexOf(words),
  );
  expect([inside! > 0, nothingInside! > inside!]).toEqual([true, true]);
  const refused = await visitor.visit(`/miete/${key}`, { act: 'report', what: 'defect' });
  expect([refused.status, await boxOf()]).toEqual([409, first]);
  expect(refused.html).toContain('Das Fach bleibt Ihnen zugeordnet, solange Ihre Sachen darin sind.');
  const moved = await visitor.visit(`/miete/${key}`, { act: 'report', what: 'defect', nothingInside: 'on' });
  expect(moved.to).toBe(`/miete/${key}?neu=1`);
  expect(await boxOf()).not.toBe(first);
});

test('an extension asks before it empties the cart', async () => {
  const { key } = await shop.rented(
    berlin,
    {},
    { firstName: 'Kim', lastName: 'Lang', phone: '', email: 'x@example.org' },
  );
  const kim = browser();
  await atTheTill(kim);
  const page = await kim.visit(`/miete/${key}/verlaengern`);
  const end = /name="ende" (?:checked="" )?value="([^"]+)"|value="([^"]+)"[^>]*name="ende"/.exec(page.html);
  const ende = end?.[1] ?? end?.[2] ?? '';
  const refused = await kim.visit(`/miete/${key}/verlaengern`, { act: 'extend', ende, ersetzen: '' });
  expect(refused.html).toContain('Der Warenkorb ist nicht leer.');
  expect(refused.html).toContain('Warenkorb leeren und weiter');
  const begun = await kim.visit(`/miete/${key}/verlaengern`, {
    act: 'extend',
    ende,
    ersetzen: hidden(refused.html, 'ersetzen'),
  });
  expect(begun.to).toBe('/kasse');
  expect((await kim.visit('/warenkorb')).html).toContain('Verlängerung abbrechen');
  // Who rents the box is known: nobody is asked, and nobody is told.
  const payment = await kim.visit('/kasse');
  expect(payment.html).not.toContain('Kontaktdaten');
  // The terms of its contract stand: what begins before the withdrawal period is over is all that is asked.
  expect(payment.html.match(/type="checkbox"/g)).toHaveLength(1);
  expect((await kim.visit('/kasse', { ...hiddenFields(payment.html), act: 'place' })).status).toBe(422);
  const placed = await kim.visit('/kasse', { ...hiddenFields(payment.html), act: 'place', widerruf: 'on' });
  expect([placed.status, placed.to]).toEqual([303, expect.stringMatching(/^\/zahlung\/test\//)]);
  expect(payment.html).not.toContain('x@example.org');
});

test('an extra payment shows what is due, and nothing when nothing is', async () => {
  const { key } = await shop.rented(
    berlin,
    {},
    { firstName: 'Ada', lastName: 'Lang', phone: '', email: 'ada@example.org' },
  );
  const kim = browser();
  expect((await kim.visit(`/miete/${key}/nachzahlen`)).html).toContain('Keine Nachzahlung offen');
  shop.later(2 * 60 + 185);
  const due = await kim.visit(`/miete/${key}/nachzahlen`);
  expect(due.html).toContain('8,00');
  expect((await kim.visit(`/miete/${key}/nachzahlen`, { act: 'pay', ersetzen: '' })).to).toBe('/kasse');
});

test('what is in the address never becomes part of the page', async () => {
  const { html } = await browser().visit(`/?ort=${encodeURIComponent('<script>alert(1)</script>')}`);
  expect(html).not.toContain('<script>alert');
});
