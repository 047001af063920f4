import type { Order } from '@fachwerk/orders/contract';
import { orderSiteApi } from '@fachwerk/orders/contract-site';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { openOrderAppWith } from '@fachwerk/orders/testing';
import { extractXml } from '@stackforge-eu/factur-x';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eInvoiceApi } from '../contract.ts';
import { brokenRules } from '../rules/en16931.for-tests.ts';
import { eInvoices } from './module.ts';

let world: Awaited<ReturnType<typeof openOrderAppWith>>;
beforeAll(async () => {
  world = await openOrderAppWith({}, eInvoices);
  await world.app.db.rows(world.app.sql`update companies.company set phone = '040 123' where id = ${world.hamburg.id}`);
});
afterAll(() => world.app.close());

const staff = (companyId = world.hamburg.id, rights = ['orders.read', 'orders.export', 'orders.refund']) =>
  world.staff(companyId, rights);
const papersOf = async (order: Order) => (await staff().call(orderApi.find, { id: order.id })).body.invoices;
const xrechnung = (order: Order, invoiceId: string) =>
  staff().call(eInvoiceApi.xrechnung, { orderId: order.id, invoiceId });
const bytesOf = ({ body }: { body: { base64: string } }) => Buffer.from(body.base64, 'base64');
async function sold(buyer: object, lines?: Parameters<typeof world.place>[1]): Promise<Order> {
  const order = await world.place(world.hamburg.id, { buyer, ...lines });
  await world.pay(order);
  return order;
}
/** As the buyer downloads it. */
const pdfOf = async ({ orderHash }: Order) =>
  bytesOf(await world.app.call(orderSiteApi.invoice, { orderHash }, { siteOf: world.city.id }));
const KONTOR = {
  company: 'Kontor & Söhne GmbH',
  vatId: 'DE999999999',
  street: 'Markt 2',
  postcode: '20095',
  city: 'Hamburg',
};

test('the PDF of a business carries the file, the same bytes each time, also after the company has moved; that of a person is plain', async () => {
  const order = await sold(KONTOR, {
    lines: [{}, { kind: 'discount', title: 'Rabatt', unitCents: -50 }, { kind: 'tip', unitCents: 100, vatPercent: 0 }],
  });
  const pdf = await pdfOf(order);
  const text = pdf.toString('latin1');
  for (const words of ['AFRelationship /Alternative', '/AF [', 'pdfaid:part>3', '>EN 16931<', 'GTS_PDFA1'])
    expect(text).toContain(words);
  const { xml } = await extractXml(pdf);
  expect(brokenRules(xml)).toEqual([]);
  for (const words of [
    'Kontor &amp; Söhne GmbH',
    'GrandTotalAmount>5.00<',
    'AllowanceTotalAmount>0.42<',
    'LineOne>Kai 1<',
  ])
    expect(xml).toContain(words);

  const { app } = world;
  await app.db.rows(app.sql`update companies.company set street = 'Hafen 9' where id = ${world.hamburg.id}`);
  expect((await pdfOf(order)).equals(pdf)).toBe(true);
  const onlyVatId = await pdfOf(await sold({ vatId: 'DE999999999' }));
  expect(onlyVatId.toString('latin1')).toContain('factur-x.xml');
  expect((await pdfOf(await sold({}))).toString('latin1')).not.toContain('factur-x.xml');
});

test('an XRechnung has the figures of the invoice, and its correction those of the refund', async () => {
  const order = await sold(KONTOR);
  await staff().call(orderApi.refund, {
    refundId: crypto.randomUUID(),
    orderId: order.id,
    amountCents: 119,
    reason: 'Kulanz',
  });
  await world.app.runJobs();
  const [invoice, credit] = await papersOf(order);
  expect([invoice!.hasFigures, credit!.hasFigures]).toEqual([true, true]);
  const first = bytesOf(await xrechnung(order, invoice!.id)).toString();
  expect(brokenRules(first)).toEqual([]);
  for (const words of ['GrandTotalAmount>4.50<', 'DuePayableAmount>0.00<', 'ID schemeID="VA">DE123456789<'])
    expect(first).toContain(words);
  const second = bytesOf(await xrechnung(order, credit!.id)).toString();
  expect(brokenRules(second)).toEqual([]);
  for (const words of ['TypeCode>381<', 'GrandTotalAmount>1.19<', `IssuerAssignedID>${invoice!.number}<`])
    expect(second).toContain(words);
});

test('what is missing is said: of a person, of a buyer without an address', async () => {
  const person = await sold({});
  const [paper] = await papersOf(person);
  expect(paper!.hasFigures).toBe(false);
  expect((await xrechnung(person, paper!.id)).body).toMatchObject({ code: 'e_invoice.not_kept' });
  const nowhere = await sold({ company: 'Kontor GmbH' });
  const [unplaced] = await papersOf(nowhere);
  expect((await xrechnung(nowhere, unplaced!.id)).body).toMatchObject({ code: 'e_invoice.buyer_incomplete' });
  const standing = async (order: Order, invoiceId: string) =>
    (await staff().call(eInvoiceApi.standing, { orderId: order.id, invoiceId })).body;
  expect(await standing(nowhere, unplaced!.id)).toEqual({ whyNot: 'e_invoice.buyer_incomplete' });
  const whole = await sold(KONTOR);
  expect(await standing(whole, (await papersOf(whole))[0]!.id)).toEqual({ whyNot: null });
});

test('who may not, another network and another order get nothing', async () => {
  const order = await sold(KONTOR);
  const [invoice] = await papersOf(order);
  const other = await sold({});
  const asked = { orderId: order.id, invoiceId: invoice!.id } as const;
  expect((await staff(world.stranger.id).call(eInvoiceApi.xrechnung, asked)).status).toBe(404);
  expect((await staff().call(eInvoiceApi.xrechnung, { ...asked, orderId: other.id })).status).toBe(404);
  expect((await staff(world.hamburg.id, ['orders.read']).call(eInvoiceApi.xrechnung, asked)).status).toBe(403);
});
