import type { Person } from '@fachwerk/server/ctx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../../contract.ts';
import { orderSiteApi } from '../../contract-site.ts';
import { orderApi } from '../../contract-staff.ts';
import { findOrder, linesOf } from '../facade.ts';
import { type OrderApp, openOrderApp } from '../orders.for-tests.ts';
import { orderPersonalData } from '../privacy/personal-data.ts';

let world: OrderApp;
beforeAll(async () => {
  world = await openOrderApp();
});
afterAll(() => world.app.close());

const show = (orderHash: string, siteOf = world.city.id, language = 'de') =>
  world.app.call(orderSiteApi.show, { orderHash }, { siteOf, headers: { 'x-language': language } });
const invoice = (orderHash: string, siteOf = world.city.id, invoiceId?: string) =>
  world.app.call(orderSiteApi.invoice, { orderHash, ...(invoiceId && { invoiceId }) }, { siteOf });

test('whoever has the secret sees the order, on the site of the network too', async () => {
  const order = await world.place();
  await world.pay(order);
  const { body } = await show(order.orderHash);
  expect(body).toMatchObject({
    number: order.number,
    status: 'approved',
    paymentState: 'paid',
    contractParty: 'Hamburg Fach GmbH',
    totalCents: 450,
    lines: [{ kind: 'rental', title: 'Fach 12 (M), Hauptbahnhof', totalCents: 450 }],
    invoices: [{ kind: 'invoice' }],
  });
});

test('a wrong secret, and the site of somebody else, get the sentence of the specification in every language', async () => {
  const order = await world.place();
  const sentences = {
    de: 'Die Bestelldaten konnten nicht abgerufen werden.',
    en: 'Error retrieving order data.',
    it: 'Non è stato possibile recuperare i dati dell’ordine.',
    ru: 'Не удалось получить данные заказа.',
  };
  for (const [language, sentence] of Object.entries(sentences)) {
    const answers = [
      await show('x'.repeat(32), world.city.id, language),
      await show(order.orderHash, world.stranger.id, language),
    ];
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(Array(2).fill([404, sentence]));
  }
  const missing = await invoice(order.orderHash);
  expect([missing.status, missing.body.code]).toEqual([409, 'invoice.not_downloaded']);
  const foreign = await invoice(order.orderHash, world.stranger.id);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'order.not_retrieved']);
});

test('the invoice is a PDF, the same bytes whenever it is printed, for customers and staff', async () => {
  const order = await world.place();
  await world.pay(order);
  const first = await invoice(order.orderHash);
  expect(first.body.contentType).toBe('application/pdf');
  expect(Buffer.from(first.body.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  world.app.time.now = new Date('2031-01-01T00:00:00Z');
  const { sql } = world.app;
  await world.app.db.rows(sql`update companies.company set legal_name = 'Anders GmbH' where id = ${world.hamburg.id}`);
  const second = await invoice(order.orderHash);
  const staff = await world.staff().call(orderApi.export, { orderHash: order.orderHash, format: 'pdf' });
  expect(second.body.base64).toBe(first.body.base64);
  expect(staff.body.base64).toBe(first.body.base64);
  world.app.time.now = new Date('2026-03-01T10:00:00Z');
});

test('before the payment staff can print the order, which is no invoice', async () => {
  const order = await world.place();
  const { body } = await world.staff().call(orderApi.export, { orderHash: order.orderHash, format: 'pdf' });
  expect(body.fileName).toBe(`${order.number}.pdf`);
  expect((await show(order.orderHash)).body.invoices).toEqual([]);
});

const cookies = (order: Order, networkId = order.networkId) => ({ fw_session: `${order.customerId}.${networkId}` });
const mine = async (order: Order, networkId?: string) =>
  world.app.call(orderSiteApi.mine, {}, { siteOf: world.city.id, cookies: cookies(order, networkId) });

test('a signed-in customer sees the own orders at all companies of the network, and nobody else’s', async () => {
  const email = 'archiv@example.org';
  const first = await world.place(world.hamburg.id, { email });
  const second = await world.place(world.city.id, { email });
  const other = await world.place(world.city.id, { email: 'andere@example.org' });
  const numbers = (await mine(first)).body.orders.map(({ number }) => number);
  expect(numbers.sort()).toEqual([first.number, second.number].sort());
  expect((await mine(other)).body.orders.map(({ number }) => number)).toEqual([other.number]);
  expect((await mine(first, world.stranger.id)).body.orders).toEqual([]);
  const signedOut = await world.app.call(orderSiteApi.mine, {}, { siteOf: world.city.id });
  expect(signedOut.status).toBe(401);
});

const personOf = (order: Order): Person => ({
  companyId: order.networkId,
  id: order.customerId,
  email: order.contact.email,
  name: 'Kim Kunde',
});

test('a customer can have everything that is kept about their orders, and reads why invoices stay', async () => {
  const order = await world.place(world.hamburg.id, { email: 'auskunft@example.org' });
  await world.pay(order);
  const ctx = world.scoped(world.city.id);
  const handedOut = await orderPersonalData.export(ctx, personOf(order));
  expect(handedOut.orders).toMatchObject([
    {
      number: order.number,
      email: 'auskunft@example.org',
      contractParty: expect.stringMatching(/GmbH$/),
      invoices: [{ kind: 'invoice' }],
    },
  ]);
  const personId = personOf(order).id;
  const open = { personId, reason: 'hold.orders.open', params: { number: order.number }, kind: 'open', until: null };
  const law = {
    personId,
    reason: 'hold.orders.invoices',
    params: { years: 8 },
    kind: 'law',
    until: new Date('2034-12-31T23:00:00Z'),
  };
  expect(await orderPersonalData.holds(ctx, [personOf(order)])).toEqual([open, law]);
  await world.staff().call(orderApi.setStatus, { orderId: order.id, status: 'finished', reason: '' });
  expect(await orderPersonalData.holds(ctx, [personOf(order)])).toEqual([law]);
  const steps = await orderPersonalData.timeline!(ctx, personOf(order), 10);
  expect(steps.map(({ what }) => what).sort()).toEqual([
    'person.order.accepted',
    'person.order.paid',
    'person.order.placed',
  ]);
});

test('erasing blanks who it was where no invoice has to be kept, and the rest when its years are over', async () => {
  const email = 'weg@example.org';
  const said = (detail: string) => ({ title: 'Pizza', detail });
  const pizza = {
    kind: 'item',
    ...said('groß · „für Oma Erna“'),
    data: {
      note: 'für Oma Erna',
      choice: {},
      staff: { de: said('groß · „für Oma Erna“'), en: said('„für Oma Erna“') },
    },
  } as const;
  const gift = {
    kind: 'gift',
    title: 'Gutschein',
    detail: 'Einlösbar im Shop',
    subjectId: null,
    vatPercent: 0,
    data: { recipient: 'Erna', message: 'Alles Gute, Oma Erna' },
  } as const;
  const kept = await world.place(world.hamburg.id, {
    email,
    buyer: { company: 'Weg GmbH' },
    lines: [pizza, { ...pizza, detail: 'klein', data: { note: '', choice: {} } }, gift],
  });
  await world.pay(kept);
  const gone = await world.place(world.city.id, { email, note: 'Kim kommt später' });
  const other = await world.place(world.city.id, { email: 'bleibt@example.org' });
  const erase = () =>
    world.app.db.transaction((db) => orderPersonalData.erase({ ...world.scoped(world.city.id), db }, personOf(kept)));
  await erase();
  await erase();
  const seen = async (order: Order) => {
    const found = (await findOrder(world.scoped(order.companyId), order.id))!;
    return [found.contact.email, found.note];
  };
  expect(await seen(gone)).toEqual(['', '']);
  // Other people's names and the customer's own words go at once, whatever the law keeps: no book needs them.
  const lines = await linesOf(world.scoped(kept.companyId), kept.id);
  expect(JSON.stringify(lines)).not.toContain('Erna');
  expect(lines.map(({ detail, data }) => [detail, 'choice' in data])).toEqual([
    ['', true],
    ['klein', true],
    ['Einlösbar im Shop', false],
  ]);
  expect(await seen(kept)).toEqual([email, '']);
  expect(await seen(other)).toEqual(['bleibt@example.org', '']);
  // What the law keeps is not shown to whoever still has the link.
  const byLink = async ({ orderHash }: Order) =>
    (await world.app.call(orderSiteApi.show, { orderHash }, { siteOf: world.city.id })).status;
  expect([await byLink(kept), await byLink(gone), await byLink(other)]).toEqual([404, 404, 200]);
  const forget = async (year: number) => {
    world.app.time.now = new Date(`${year}-01-01T03:20:00Z`);
    const { forgetErasedJob } = await import('../privacy/forget-erased-orders.job.ts');
    await forgetErasedJob.run(world.app.work(), {} as never);
  };
  await forget(2034);
  expect((await seen(kept))[0]).toBe(email);
  expect((await invoice(kept.orderHash)).status).toBe(404);
  await forget(2035);
  expect((await seen(kept))[0]).toBe('');
  expect((await seen(other))[0]).toBe('bleibt@example.org');
  const { sql } = world.app;
  const [paper] = await world.app.db.rows(sql`
    select document -> 'buyer' as buyer, document #> '{figures,buyer}' as read_by_programs, document::text ~ 'Weg GmbH|Erna' as is_known
    from orders.invoice where company_id = ${kept.companyId} and order_id = ${kept.id}`);
  expect(paper).toEqual({ buyer: [], readByPrograms: null, isKnown: false });
});
