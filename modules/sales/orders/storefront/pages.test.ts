import { siteForTests } from '@fachwerk/site/site-for-tests';
import { siteHostFor } from '@fachwerk/testing/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import { orders } from '../server/module.ts';
import { type OrderApp, openOrderAppWith } from '../server/orders.for-tests.ts';
import { pages } from './pages.tsx';

let world: OrderApp;
beforeAll(async () => {
  world = await openOrderAppWith({ site: siteForTests(pages, { texts: orders.texts! }) });
});
afterAll(() => world.app.close());

async function visit(url: string, order?: Order, language = 'de') {
  const reply = await world.app.http.inject({
    url,
    headers: { host: siteHostFor(world.city.id), 'accept-language': language },
    cookies: order ? { fw_session: `${order.customerId}.${order.networkId}` } : {},
  });
  return { status: reply.statusCode, to: reply.headers.location ?? '', html: reply.body };
}

test('the archive needs somebody who is signed in', async () => {
  const { status, to } = await visit('/konto/bestellungen');
  expect([status, to]).toEqual([302, expect.stringMatching(/^\/anmelden/)]);
});

test('the archive shows what was ordered at any company of the network, with the way to its papers', async () => {
  const order = await world.place(world.hamburg.id, { email: 'seite@example.org' });
  await world.pay(order);
  const { html } = await visit('/konto/bestellungen', order);
  for (const words of [
    order.number,
    'Fach 12 (M), Hauptbahnhof',
    'Bezahlt',
    'Hamburg',
    `/bestellung/${order.orderHash}/rechnung`,
  ]) {
    expect(html).toContain(words);
  }
  const [, address = ''] = /href="([^"]*\/rechnung\?beleg=[^"]+)"/.exec(html) ?? [];
  const paper = (await visit(address)).html;
  const [, base64 = ''] = /href="data:application\/pdf;base64,([^"]+)" download="2026-\d{6}\.pdf"/.exec(paper) ?? [];
  expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('whoever has ordered nothing is told what to do', async () => {
  const somebody = await world.place(world.stranger.id, { email: 'leer@example.org' });
  const { html } = await visit('/konto/bestellungen?vor=nonsense', { ...somebody, networkId: world.city.id });
  expect(html).toContain('Noch keine Bestellung');
  expect(html).toContain('Fach mieten');
});

test('a wrong secret leads nowhere, a missing invoice is said in the visitor’s language', async () => {
  const order = await world.place();
  expect((await visit(`/bestellung/${'x'.repeat(32)}/rechnung`)).status).toBe(404);
  for (const [language, sentence] of [
    ['en', 'Failed to download. Please try again.'],
    ['it', 'Il download non è riuscito.'],
  ] as const) {
    const missing = await visit(`/bestellung/${order.orderHash}/rechnung`, undefined, language);
    expect([missing.status, missing.html.includes(sentence)]).toEqual([409, true]);
  }
});
