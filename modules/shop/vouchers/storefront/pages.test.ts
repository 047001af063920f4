import type { ModuleTexts } from '@fachwerk/base/language';
import { checkout } from '@fachwerk/cart/module';
import { pages as checkoutPages } from '@fachwerk/cart/storefront';
import { menu } from '@fachwerk/menu/module';
import { pages as menuPages } from '@fachwerk/menu/storefront';
import { findOwnOrder } from '@fachwerk/orders/facade';
import { shop } from '@fachwerk/shop/module';
import { goodsApi } from '@fachwerk/shop-cart/contract';
import { goods } from '@fachwerk/shop-cart/module';
import { pages as goodsPages, slots as goodsSlots } from '@fachwerk/shop-cart/storefront';
import { openGoods, type TestGoods } from '@fachwerk/shop-cart/testing';
import { siteForTests } from '@fachwerk/site/site-for-tests';
import { sites } from '@fachwerk/sites/module';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { couponApi, voucherCapabilities } from '../contract.ts';
import { giftCodeText } from '../rules/gift.ts';
import { codeOfGift, listGiftsOf } from '../server/gift/gift-store.ts';
import { vouchers } from '../server/module.ts';
import { pages, slots } from './pages.tsx';

const texts = Object.fromEntries(
  (['de', 'deDu', 'en', 'it', 'ru'] as const).map((language) => [
    language,
    Object.assign({}, ...[checkout, shop, sites, goods, menu, vouchers].map((module) => module.texts?.[language])),
  ]),
) as ModuleTexts;

let bella: TestGoods;
beforeAll(async () => {
  bella = await openGoods(
    {
      site: siteForTests([...checkoutPages, ...goodsPages, ...menuPages, ...pages], {
        texts,
        slots: [...goodsSlots, ...slots],
      }),
    },
    menu,
    vouchers,
  );
});
afterAll(() => bella.app.close());

/** A browser without JavaScript: it asks for pages, sends forms, and keeps cookies. */
function browser(language = 'de') {
  const jar = new Map<string, string>();
  return async (url: string, fields?: Record<string, string>) => {
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
    return { status: reply.statusCode, to: String(reply.headers.location ?? ''), html: reply.body, jar };
  };
}

const BUYER = { vorname: 'Ada', nachname: 'Lang', email: 'ada@example.org', telefon: '', zahlungsart: 'test' };
const CONSENTS = { agb: 'on', datenschutz: 'on', widerruf: 'on' };

/** Puts so many pizzas into the cart of a browser. */
async function addPizzas(jar: Map<string, string>, quantity: number) {
  const { id: itemId } = await bella.addItem('Margherita');
  const choice = { itemId, variantId: null, extras: [] };
  const given = { siteOf: bella.bella.id, cookies: Object.fromEntries(jar) };
  const added = await bella.app.call(goodsApi.add, { choice, quantity, note: '', isOverwriting: false }, given);
  for (const [name, value] of Object.entries(added.cookies)) jar.set(name, value);
}

test('the menu leads to gift vouchers where they are sold', async () => {
  await bella.addItem('Calzone');
  expect((await browser()('/shop')).html).toContain('href="/gutschein"');
  await bella.saveShop({ isCatalogue: true });
  await expect.poll(async () => (await browser()('/shop')).html.includes('href="/gutschein"')).toBe(false);
  expect((await browser()('/gutschein')).html).toContain('Gutscheine werden zurzeit nicht verkauft');
  await bella.saveShop();
});

test('a code that does not fit is said at its field, stops nobody, and is taken out there', async () => {
  const boss = bella.app.as({ companyId: bella.bella.id, capabilities: Object.keys(voucherCapabilities) });
  const coupon = {
    code: 'FREIHAUS',
    name: 'Frei Haus',
    kind: 'delivery' as const,
    amountCents: 0,
    percent: 0,
    itemId: null,
  };
  const always = { itemIds: [], categoryIds: [], weekdays: [], minimumCents: 0, fromOn: null, untilOn: null };
  const anybody = { mostUses: null, mostPerCustomer: null, isFirstOrder: false };
  await boss.call(couponApi.add, { coupon: { ...coupon, ...always, ...anybody, types: ['delivery'] } });
  const visit = browser();
  const { jar } = await visit('/warenkorb');
  await addPizzas(jar, 2);
  await visit('/warenkorb', { act: 'goods_voucher', art: 'pickup', plz: '', code: 'FREIHAUS' });
  expect((await visit('/kasse/lieferung')).status).toBe(200);
  const cart = (await visit('/warenkorb')).html;
  expect(cart).toContain('value="goods_no_voucher"');
  expect(cart).toContain('auch ohne Code möglich');
  // One that nobody knows neither; what else stands in the form is kept.
  const typo = { art: 'pickup', plz: '', code: 'FREIHAU' };
  expect((await visit('/warenkorb', { act: 'goods_voucher', ...typo })).to).toBe(
    '/warenkorb?code=ungueltig#field-code',
  );
  expect((await visit('/warenkorb?code=ungueltig')).html).toContain('Dieser Code ist ungültig.');
  // Something else in the form is wrong: the code goes all the same.
  await visit('/warenkorb', { act: 'goods_no_voucher', art: 'delivery', plz: 'abcde', code: 'FREIHAUS' });
  expect((await visit('/warenkorb')).html).not.toContain('FREIHAUS');
});

test('without a script: bought, looked at, entered in the cart, and it pays', async () => {
  const visit = browser();
  const form = (await visit('/gutschein')).html;
  expect(form).toContain('Gutschein verschenken');
  const kauf = /name="kauf" value="([^"]+)"/.exec(form)![1]!;
  const wish = { act: 'buy', kauf, wert: 'own', betrag: '30', fuer: 'Ben', gruss: 'Alles Gute', ...BUYER };
  const refused = await visit('/gutschein', wish);
  expect([refused.status, refused.html.includes('value="Ben"')]).toEqual([422, true]);
  for (const betrag of ['3', 'dreißig', '']) {
    const wrong = await visit('/gutschein', { ...wish, ...CONSENTS, betrag });
    expect([wrong.status, wrong.html.includes('id="field-betrag-error"')]).toEqual([422, true]);
    expect(wrong.html).toMatch(/von 5,00.€ bis 500,00.€/);
  }
  const ordered = await visit('/gutschein', { ...wish, ...CONSENTS });
  expect([ordered.status, ordered.to]).toEqual([303, expect.stringContaining('/zahlung/test/')]);
  const ada = bella.visitor();
  await ada.pay(new URL(ordered.to, 'http://x.example').href);
  const order = (await bella.app.db.first<{ orderHash: string }>(bella.app.sql`
    select order_hash from orders.customer_order where company_id = ${bella.bella.id} order by id desc limit 1`))!;
  expect((await visit(`/bestellung/${order.orderHash}`)).html).toContain('als PDF zum Ausdrucken');
  const { orderId } = (await bella.app.db.first<{ orderId: string }>(
    bella.app.sql`select order_id from vouchers.gift_voucher where company_id = ${bella.bella.id}`,
  ))!;
  const [gift] = await bella.app.db.transaction((db) => listGiftsOf({ ...bella.inside(), db }, orderId));
  const code = codeOfGift(bella.inside(), gift!)!;

  const unknown = await visit('/gutschein/guthaben', { act: 'look', code: '0000-0000-0000-0000' });
  expect([unknown.status, unknown.html.includes('id="field-code-error"')]).toEqual([422, true]);
  const looked = await visit('/gutschein/guthaben', { act: 'look', code: giftCodeText(code) });
  expect(looked.to).toBe(`/gutschein/guthaben/${code}`);
  expect((await visit(looked.to)).html).toMatch(/30,00.*31\. Dezember 2029|30,00.*31\.12\.2029/s);

  await addPizzas(looked.jar, 2);
  await visit('/warenkorb', { act: 'goods_type', art: 'pickup', plz: '' });
  expect((await visit('/warenkorb', { act: 'goods_voucher', code: giftCodeText(code) })).to).toBe(
    '/warenkorb#field-code',
  );
  const cart = (await visit('/warenkorb')).html;
  expect(cart).toContain('Restbetrag');
  expect(cart).not.toContain(code);
  const contact = { vorname: 'Ben', nachname: 'Lang', email: 'ben@example.org', telefon: '' };
  // Nothing is left to pay, so nobody is asked how.
  const pay = (await visit('/kasse/lieferung')).html;
  expect(pay).toContain('Zahlungspflichtig mit Gutschein bestellen');
  const hidden = Object.fromEntries(
    [...pay.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
  const placed = await visit('/kasse/lieferung', {
    ...hidden,
    ...contact,
    art: 'pickup',
    tag: '',
    ...CONSENTS,
    act: 'place',
  });
  const hash = /\/bestellung\/([^/]+)\/zahlung/.exec(placed.to)?.[1];
  expect(await findOwnOrder(bella.inside(), hash!)).toMatchObject({ paymentState: 'paid', giftCents: 1800 });
});

test('every language says all of it', async () => {
  for (const language of ['en', 'it', 'ru']) {
    const visit = browser(language);
    for (const path of ['/gutschein', '/gutschein/guthaben'])
      expect((await visit(path)).html).not.toMatch(/>gift\.\w+/);
  }
});
