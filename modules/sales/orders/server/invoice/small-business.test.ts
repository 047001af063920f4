import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OrderApp, openOrderApp } from '../orders.for-tests.ts';

let world: OrderApp;
beforeAll(async () => {
  world = await openOrderApp();
  await world.app.db.rows(world.app.sql`update companies.company set is_small_business = true, vat_id = ''`);
});
afterAll(() => world.app.close());

/** The one sentence that may name it. */
const SENTENCE = /Gemäß § 19 UStG wird keine Umsatzsteuer berechnet \(Kleinunternehmer\)\./g;
const VAT = /MwSt|USt|Umsatzst|Mehrwertst|VAT\b|19 %/;

test('papers and mails of a small business name no VAT but why there is none (§ 19 UStG)', async () => {
  const order = await world.place(undefined, { lines: [{}, { kind: 'gift', vatPercent: 0, detail: '' }] });
  await world.pay(order);
  const [invoice] = await world.app.db.rows<{ document: object }>(world.app.sql`
    select document - 'figures' as document from orders.invoice where company_id = ${order.companyId} and order_id = ${order.id}`);
  const printed = JSON.stringify(invoice!.document);
  expect(printed).toMatch(SENTENCE);
  expect(printed.replace(SENTENCE, '')).not.toMatch(VAT);
  const mails = await world.mails();
  expect(mails.length).toBeGreaterThan(0);
  for (const { bodyText } of mails) expect(bodyText.replace(SENTENCE, '')).not.toMatch(VAT);
});
