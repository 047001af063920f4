import type { Endpoint, Input } from '@fachwerk/base/contract';
import type { ModuleTexts } from '@fachwerk/base/language';
import { addMinutes } from '@fachwerk/base/time';
import { checkout } from '@fachwerk/cart/module';
import { pages as checkoutPages } from '@fachwerk/cart/storefront';
import { accountApi } from '@fachwerk/customer-accounts/contract';
import { customerAccounts } from '@fachwerk/customer-accounts/module';
import { itemOptions } from '@fachwerk/item-options/module';
import { payments } from '@fachwerk/payments/module';
import { shop } from '@fachwerk/shop/module';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { sites } from '@fachwerk/sites/module';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodsApi } from '../contract.ts';
import { openAllDay, openGoods, type TestGoods, TO_FETCH } from '../server/goods.for-tests.ts';
import { goods } from '../server/module.ts';
import { pages, slots } from './pages.tsx';

const texts = Object.fromEntries(
  (['de', 'deDu', 'en', 'it', 'ru'] as const).map((language) => [
    language,
    Object.assign(
      {},
      ...[payments, checkout, itemOptions, shop, sites, goods].map((module) => module.texts?.[language]),
    ),
  ]),
) as ModuleTexts;

let bella: TestGoods;
beforeAll(async () => {
  bella = await openGoods({ site: siteForTests([...checkoutPages, ...pages], { texts, slots }) }, customerAccounts);
});
afterAll(() => bella.app.close());
beforeEach(async () => {
  bella.later(2);
  await bella.saveShop();
});

/** A browser without JavaScript: it asks for pages, sends forms, and keeps cookies. */
function browser(language = 'de') {
  const jar = new Map<string, string>();
  async function visit(url: string, fields?: Record<string, string>) {
    const reply = await bella.app.http.inject({
      method: fields ? 'POST' : 'GET',
      url,
      headers: {
        host: siteHostFor(bella.bella.id),
        'accept-language': language,
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      cookies: Object.fromEntries(jar),
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    });
    for (const { name, value } of reply.cookies) jar.set(name, value);
    return { status: reply.statusCode, to: String(reply.headers.location ?? ''), html: reply.body };
  }
  async function call<E extends Endpoint>(endpoint: E, input: Input<E>) {
    const cookies = Object.fromEntries(jar);
    const answer = await bella.app.call(endpoint, input, { siteOf: bella.bella.id, cookies });
    for (const [name, value] of Object.entries(answer.cookies)) jar.set(name, value);
    return answer;
  }
  /** As the menu does. */
  const add = (itemId: string, quantity: number) => {
    const choice = { itemId, variantId: null, extras: [] };
    return call(goodsApi.add, { choice, quantity, note: '', isOverwriting: false });
  };
  return { visit, add, call, jar };
}

const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
const CONTACT = { vorname: 'Kim', nachname: 'Lang', email: 'kim@example.org', telefon: '' };
const ADDRESS = { art: 'delivery', strasse: 'Invalidenstraße 1', zusatz: '', plz: '10115', ort: 'Berlin', tag: '' };
const CONSENTS = { agb: 'on', datenschutz: 'on', widerruf: 'on' };

test('from the cart to a payment page without a script: type, minimum, address, time, order', async () => {
  const pizza = await bella.addItem('Margherita');
  const { visit, add } = browser();
  expect((await add(pizza.id, 1)).status).toBe(200);
  const cart = await visit('/warenkorb');
  expect(cart.html).toContain('Margherita');
  expect(cart.html).toContain('Lieferung oder Abholung?');
  expect((await visit('/warenkorb', { act: 'goods_type', art: 'delivery', plz: '10115' })).to).toBe(
    '/warenkorb#field-type',
  );
  const missing = await visit('/warenkorb');
  expect(missing.html).toContain('Bis zum Mindestbestellwert von');
  expect(missing.html).not.toContain('value="goods_to_checkout"');
  // Below the minimum nobody gets further.
  expect((await visit('/kasse/lieferung')).to).toBe('/warenkorb');
  const { zeile, anzahl } = hiddenFields(missing.html) as { zeile: string; anzahl: string };
  expect((await visit('/warenkorb', { act: 'goods_more', zeile, anzahl })).to).toBe('/warenkorb');
  expect((await visit('/warenkorb')).html).toMatch(/<button[^>]*value="goods_to_checkout"[^>]*form="goods"/);
  expect((await visit('/kasse')).to).toBe('/kasse/lieferung');
  for (const step of ['/kasse/zahlung', '/kasse/bezahlen']) expect((await visit(step)).to).toBe('/kasse');

  const till = await visit('/kasse/lieferung');
  // The day first, then its times, in a field of its own.
  expect(till.html).toMatch(/name="tag"[^>]*value="2026-\d\d-\d\d"|value="2026-\d\d-\d\d"[^>]*name="tag"/);
  expect(till.html).toMatch(/<optgroup label="(Vormittag|Mittag)"><option value="[^"]+">\d\d:\d\d – \d\d:\d\d</);
  expect(till.html).toContain('So schnell wie möglich');
  expect(till.html).toContain('2 × Margherita');
  expect(till.html).toContain('Lieferkosten');
  const form = { ...hiddenFields(till.html), ...CONTACT, ...ADDRESS, ort: '', zahlungsart: 'test', act: 'place' };
  const wrong = await visit('/kasse/lieferung', { ...form, plz: 'abcde', email: 'kim@' });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain('value="Invalidenstraße 1"');
  // All that is missing or wrong is said at once.
  for (const field of ['handover-postcode', 'contact-email', 'data-accepted-terms'])
    expect(wrong.html).toContain(`id="field-${field}-error"`);
  const placed = await visit('/kasse/lieferung', { ...form, ...CONSENTS });
  expect([placed.status, placed.to]).toEqual([303, expect.stringContaining('/zahlung/test/')]);
  expect((await visit('/warenkorb')).html).toContain('noch nicht bezahlt');
  const { sql, db } = bella.app;
  // The postcode has said the town.
  expect(
    await db.first(sql`select address->>'city' as city from fulfilment.fulfilment
      where company_id = ${bella.bella.id} order by order_id desc limit 1`),
  ).toEqual({ city: 'Berlin' });
});

test('the till orders for no other price than it showed: another postcode is asked about first', async () => {
  const pizza = await bella.addItem('Margherita');
  const { visit, add } = browser();
  await add(pizza.id, 3);
  await visit('/warenkorb', { act: 'goods_type', art: 'pickup', plz: '' });
  const till = await visit('/kasse/lieferung');
  // Without a script the way is changed with the order itself: nothing was said of what bringing costs.
  const form = { ...CONTACT, ...ADDRESS, ...CONSENTS, zahlungsart: 'test', act: 'place' };
  const refused = await visit('/kasse/lieferung', { ...hiddenFields(till.html), ...form });
  expect([refused.status, refused.html.includes('Der Preis hat sich geändert')]).toEqual([409, true]);
  const placed = await visit('/kasse/lieferung', { ...hiddenFields(refused.html), ...form });
  expect([placed.status, placed.to]).toEqual([303, expect.stringContaining('/zahlung/test/')]);
});

test('a day and a time of it are ordered, of another day nothing counts', async () => {
  const pizza = await bella.addItem('Margherita');
  const { visit, add, call } = browser();
  await add(pizza.id, 2);
  await visit('/warenkorb', { act: 'goods_type', art: 'pickup', plz: '' });
  const till = (await visit('/kasse/lieferung')).html;
  const [first, second] = [...till.matchAll(/<select[^>]*name="zeit-(\S+?)".*?<option value="([^"]+)"/gs)];
  const times = { [`zeit-${first![1]}`]: first![2]!, [`zeit-${second![1]}`]: second![2]! };
  const wish = { ...CONTACT, art: 'pickup', ...times, act: 'goods_type' };
  await visit('/kasse/lieferung', { ...wish, tag: second![1]! });
  expect((await call(goodsApi.show, {})).body.goods?.handover.wishedAt).toBe(second![2]);
  await visit('/kasse/lieferung', { ...wish, tag: '' });
  expect((await call(goodsApi.show, {})).body.goods?.handover.wishedAt).toBeNull();
});

test('what was chosen in the cart goes along to the till without being taken over first', async () => {
  const pizza = await bella.addItem('Margherita');
  const { visit, add, call } = browser();
  await add(pizza.id, 2);
  const chosen = { art: 'delivery', plz: '10115', trinkgeld: 'percent:10', betrag: '' };
  expect((await visit('/warenkorb', { ...chosen, act: 'goods_to_checkout' })).to).toBe('/kasse');
  const { goods } = (await call(goodsApi.show, {})).body;
  expect(goods).toMatchObject({
    handover: { type: 'delivery', postcode: '10115' },
    tip: { kind: 'percent', value: 10 },
  });
  const wrong = await visit('/warenkorb', { ...chosen, plz: 'abcde', act: 'goods_to_checkout' });
  expect([wrong.status, wrong.html.includes('value="abcde"')]).toEqual([422, true]);
  // Whoever is outside the area hears it here, and not after a name and a street.
  const outside = await visit('/warenkorb', { ...chosen, plz: '99999', act: 'goods_to_checkout' });
  expect(outside.status).toBe(409);
  expect(outside.html).toMatch(/id="field-postcode-error"/);
  expect((await visit('/warenkorb', { ...chosen, plz: '', act: 'goods_to_checkout' })).to).toBe('/kasse');
});

test('a tip that is no amount is said at its field, as an amount is written', async () => {
  const pizza = await bella.addItem('Margherita');
  await bella.saveShop({ tips: { isOffered: true, percents: [10], mayRoundUp: true } });
  const { visit, add } = browser();
  await add(pizza.id, 1);
  for (const betrag of ['', 'viel']) {
    const refused = await visit('/warenkorb', { act: 'goods_tip', art: 'pickup', plz: '', trinkgeld: 'own', betrag });
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(/id="field-tip-value-error"[^>]*>Bitte einen Betrag wie 1,99/);
  }
});

test('at the till the type that stands chosen counts, and what was typed is kept when it changes', async () => {
  const pizza = await bella.addItem('Margherita');
  const { visit, add, call } = browser();
  await add(pizza.id, 2);
  await visit('/warenkorb', { act: 'goods_type', art: 'pickup', plz: '' });
  const refused = await visit('/kasse/lieferung', { ...CONTACT, act: 'place', art: 'delivery', tag: '' });
  expect([refused.status, refused.html.includes('id="field-handover-street-error"')]).toEqual([422, true]);
  const back = { ...CONTACT, ...ADDRESS, vorname: 'Ada', act: 'goods_type', art: 'pickup' };
  expect((await visit('/kasse/lieferung', back)).to).toBe('/kasse/lieferung');
  expect((await visit('/kasse/lieferung')).html).toContain('value="Ada"');
  const { goods } = (await call(goodsApi.show, {})).body;
  expect(goods?.handover).toMatchObject({ type: 'pickup', street: 'Invalidenstraße 1', postcode: '10115' });
});

test('a price that changed is asked about in the cart before it goes on', async () => {
  const pizza = await bella.addItem('Margherita');
  const { visit, add } = browser();
  await add(pizza.id, 2);
  await visit('/warenkorb', { act: 'goods_type', art: 'pickup', plz: '' });
  await bella.saveItem(pizza, { priceCents: 1000 });
  expect((await visit('/kasse/lieferung')).to).toBe('/warenkorb');
  const asked = await visit('/warenkorb');
  expect(asked.html).toContain('vorher 9,00');
  const { preis } = hiddenFields(asked.html) as { preis: string };
  await visit('/warenkorb', { act: 'goods_prices', preis });
  expect((await visit('/kasse/lieferung')).status).toBe(200);
});

test('at a table nobody is asked for an address or a time', async () => {
  const pizza = await bella.addItem('Margherita');
  const { ways } = openAllDay();
  await bella.saveShop({ ways: { ...ways, totable: { ...ways.totable, isOffered: true, payments: ['card'] } } });
  await bella.app.db.rows(bella.app.sql`
    insert into shop.dining_table (company_id, id, name, token, position, created_at)
    values (${bella.bella.id}, ${pizza.id}, 'Tisch 7', 'token-of-the-table-seven', 1, now())`);
  const { visit, add, call } = browser();
  expect((await call(goodsApi.sitAtTable, { token: 'token-of-nobody-at-all' })).body).toMatchObject({
    code: 'table.unknown',
  });
  await call(goodsApi.sitAtTable, { token: 'token-of-the-table-seven' });
  await add(pizza.id, 1);
  const cart = (await visit('/warenkorb')).html;
  expect(cart).toContain('Tisch 7');
  expect(cart).not.toContain('name="plz"');
  const till = await visit('/kasse/lieferung');
  expect(till.html).toContain('An den Tisch: Tisch 7');
  expect(till.html).toContain('Kontaktdaten');
  expect(till.html).not.toContain('name="strasse"');
  expect(till.html).not.toContain('name="tag"');
  // One way to pay at the table: nothing is to be chosen.
  expect(till.html).not.toMatch(/type="radio"[^>]*name="zahlungsart"/);
  expect(till.html).toContain('Zu Tisch');
  // The next round goes to the same table, without the code.
  const { sql, db } = bella.app;
  const placed = (at: Date) =>
    db.rows(
      sql`update checkout.cart set placed_at = ${at}, order_id = id where company_id = ${bella.bella.id} and placed_at is null`,
    );
  await placed(bella.app.time.now);
  await add(pizza.id, 1);
  expect((await visit('/kasse/lieferung')).html).toContain('An den Tisch: Tisch 7');
  await placed(addMinutes(bella.app.time.now, -181));
  await add(pizza.id, 1);
  expect((await visit('/warenkorb')).html).not.toContain('Tisch 7');
});

test('who is signed in finds the usual address at the till, and may take another one of theirs', async () => {
  const pizza = await bella.addItem('Margherita');
  const known = bella.visitor();
  await known.add(pizza);
  await known.to(TO_FETCH);
  expect((await known.place()).status).toBe(200);
  const { sql, db } = bella.app;
  const who = await db.first<{ id: string }>(
    sql`select id from customers.customer where company_id = ${bella.bella.id} and email = 'kim@example.org'`,
  );
  const { visit, add, call, jar } = browser();
  jar.set('fw_session', `${who!.id}.${bella.bella.id}`);
  const at = { label: '', postcode: '10115', city: 'Berlin', country: 'DE' as const };
  const address = { ...at, email: '', mobilePhone: '', note: '' };
  await call(accountApi.addAddress, { ...address, street: 'Invalidenstraße 1' });
  const { addresses } = (await call(accountApi.addAddress, { ...address, street: 'Chausseestraße 2' })).body;
  const other = addresses.find(({ isDefault }) => !isDefault)!;
  await add(pizza.id, 3);
  await visit('/warenkorb', { act: 'goods_type', art: 'delivery', plz: '10115' });
  const usual = (await visit('/kasse/lieferung')).html;
  const chosen = /<input(?=[^>]*name="adresse")(?=[^>]*checked)[^>]*value="([^"]+)"/;
  expect(chosen.exec(usual)?.[1]).toBe(addresses.find(({ isDefault }) => isDefault)!.id);
  const wish = { ...CONTACT, art: 'delivery', tag: '', strasse: '', plz: '', ort: '', adresse: other.id };
  await visit('/kasse/lieferung', { ...wish, act: 'goods_type' });
  expect((await call(goodsApi.show, {})).body.goods?.handover).toMatchObject({
    street: 'Chausseestraße 2',
    city: 'Berlin',
  });
  expect(chosen.exec((await visit('/kasse/lieferung')).html)?.[1]).toBe(other.id);
});

test('an empty cart of a shop leads to what it sells', async () => {
  const { visit } = browser();
  expect((await visit('/warenkorb')).html).toContain('href="/shop"');
});

test('every language says all of it', async () => {
  const pizza = await bella.addItem('Margherita');
  for (const language of ['en', 'it', 'ru']) {
    const { visit, add } = browser(language);
    await add(pizza.id, 2);
    await visit('/warenkorb', { act: 'goods_type', art: 'pickup', plz: '' });
    for (const path of ['/warenkorb', '/kasse/lieferung']) expect((await visit(path)).html).not.toMatch(/>goods\.\w+/);
  }
});
