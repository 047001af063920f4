import { addMinutes } from '@fachwerk/base/time';
import { fulfilmentApi } from '@fachwerk/fulfilment/contract-staff';
import type { Order } from '@fachwerk/orders/contract';
import { noteStep } from '@fachwerk/orders/facade-record';
import { newId } from '@fachwerk/server/ids';
import { shopOf } from '@fachwerk/shop/facade';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kitchenApi, kitchenCapabilities } from '../contract.ts';
import { type PrinterData, printerApi } from '../contract-printer.ts';
import { type KitchenApp, openKitchenApp } from './kitchen.for-tests.ts';
import { watchUnaccepted } from './watch/watch-unaccepted.job.ts';

let kitchen: KitchenApp;
beforeAll(async () => {
  kitchen = await openKitchenApp();
});
afterAll(() => kitchen.app.close());

/** Each test has the queue of its own printers, and the board of its own orders. */
beforeEach(async () => {
  const { db, sql } = kitchen.app;
  await db.rows(sql`delete from kitchen.printer where company_id = ${kitchen.trattoria.id}`);
  await db.rows(sql`update fulfilment.fulfilment set state = 'cancelled' where company_id = ${kitchen.trattoria.id}`);
});

const later = (minutes: number) => {
  kitchen.app.time.now = addMinutes(kitchen.app.time.now, minutes);
};
const accept = ({ id }: Order) =>
  kitchen.staff().call(fulfilmentApi.move, {
    orderId: id,
    tapId: newId(),
    from: 'new',
    to: 'accepted',
    promisedMinutes: 30,
    reason: '',
    agoSeconds: 0,
  });

test('the board shows what is to be made as the kitchen calls it, and nothing of another company', async () => {
  const order = await kitchen.place({ note: 'Bitte klingeln' });
  await kitchen.place({ isPaidFirst: true });
  await kitchen.place({}, kitchen.stranger.id);
  const { tickets } = (await kitchen.staff().call(kitchenApi.board, {})).body;
  expect(tickets).toHaveLength(1);
  expect(tickets[0]).toMatchObject({
    orderId: order.id,
    number: order.number,
    state: 'new',
    note: 'Bitte klingeln',
    dueCents: 2150,
    lines: [
      { title: 'Margherita', number: '12', quantity: 2, note: 'gut durch', extras: [{ title: 'Oliven', quantity: 1 }] },
    ],
    charges: [{ title: 'Lieferung', totalCents: 250 }],
  });
});

test('what a correction took off a paid order is not made any more', async () => {
  const order = await kitchen.place();
  const kept = { amountCents: -250, positions: [2], prices: [] };
  await noteStep(kitchen.scoped(), order.id, 'corrected', kept);
  const ticket = async () => (await kitchen.staff().call(kitchenApi.board, {})).body.tickets[0]!;
  expect(await ticket()).toMatchObject({ lines: [{ title: 'Margherita' }], charges: [] });
  await noteStep(kitchen.scoped(), order.id, 'corrected', { ...kept, positions: [1] });
  expect((await ticket()).lines).toEqual([]);
});

const star: PrinterData = { name: 'Herd', kind: 'star', prints: ['kitchen'], columns: 32 };
const epson: PrinterData = { name: 'Theke', kind: 'epson', prints: ['packing'], columns: 42 };

async function add(printer: PrinterData): Promise<{ id: string; path: string }> {
  const { body } = await kitchen.staff().call(printerApi.add, { printer });
  return { id: body.printer.id, path: new URL(body.address).pathname };
}
const printer = async (id: string) =>
  (await kitchen.staff().call(printerApi.list, {})).body.printers.find((each) => each.id === id)!;

/** What a Star printer with CloudPRNT does: it says how it is, fetches what is ready, and says what became of it. */
function starPrinter(path: string) {
  const { http } = kitchen.app;
  const mac = '00:11:62:00:00:01';
  return {
    poll: async (statusCode = '200%20OK') =>
      (
        await http.inject({
          method: 'POST',
          url: path,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify({
            status: '23 6 0 0 0 0 0 0 0',
            printerMAC: mac,
            statusCode,
            printingInProgress: false,
          }),
        })
      ).json<{ jobReady: boolean; mediaTypes?: string[]; jobToken?: string }>(),
    fetch: (token: string, type: string) => http.inject({ method: 'GET', url: path, query: { mac, type, token } }),
    confirm: (token: string, code: string) => http.inject({ method: 'DELETE', url: path, query: { mac, token, code } }),
  };
}

test('a Star printer prints each accepted order once, and again when it is asked to', async () => {
  const { id, path } = await add(star);
  const device = starPrinter(path);
  expect(await device.poll()).toEqual({ jobReady: false });
  const order = await kitchen.place();
  await kitchen.app.runJobs();
  expect((await device.poll()).jobReady).toBe(false);
  await accept(order);
  await kitchen.app.runJobs();

  const { jobToken, mediaTypes } = await device.poll();
  expect(mediaTypes).toContain('text/plain');
  // It is this printer's now: nobody is told twice.
  expect((await device.poll()).jobReady).toBe(false);
  const plain = await device.fetch(jobToken!, 'text/plain');
  expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(plain.body).toContain('2x Margherita\n  + Oliven\n  ! gut durch');
  expect(plain.body).not.toContain('€');
  const bytes = (await device.fetch(jobToken!, 'application/vnd.star.starprnt')).rawPayload;
  expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0x1b, 0x40]));
  expect(bytes.subarray(-3)).toEqual(Buffer.from([0x1b, 0x64, 3]));
  expect(bytes.includes(Buffer.from('Küchenbon', 'latin1'))).toBe(true);
  expect((await device.confirm(jobToken!, '200 OK')).statusCode).toBe(200);

  later(5);
  expect((await device.poll()).jobReady).toBe(false);
  expect((await device.fetch(jobToken!, 'text/plain')).statusCode).toBe(404);
  expect(await printer(id)).toMatchObject({ waiting: 0, failed: 0, status: '200 OK' });
  await kitchen.staff().call(printerApi.reprint, { orderId: order.id, kind: 'kitchen' });
  const again = await device.poll();
  expect((await device.fetch(again.jobToken!, 'text/plain')).body).toContain('Nachdruck');
});

test('out of paper it prints later; what it has lost it is told of again', async () => {
  const { path } = await add(star);
  const device = starPrinter(path);
  await accept(await kitchen.place());
  await kitchen.app.runJobs();
  expect((await device.poll('410%20Paper%20empty')).jobReady).toBe(false);
  const { jobToken } = await device.poll();
  await device.confirm(jobToken!, '420 Cover open');
  later(2);
  expect((await device.poll()).jobToken).toBe(jobToken);
});

/** What an Epson printer with Server Direct Print does: one form asks, another one says what became of it. */
function epsonPrinter(path: string) {
  const { http } = kitchen.app;
  const send = (form: Record<string, string>) =>
    http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ID: 'theke', ...form }).toString(),
    });
  return {
    ask: async () => (await send({ ConnectionType: 'GetRequest' })).body,
    answer: (jobId: string, success: boolean, code = '') =>
      send({
        ConnectionType: 'SetResponse',
        ResponseFile: `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${success}" code="${code}" status="251658262" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
      }),
  };
}

test('an Epson printer prints the slip for the bag, with address and what is to be paid', async () => {
  const { id, path } = await add(epson);
  const device = epsonPrinter(path);
  expect(await device.ask()).toBe('');
  await accept(await kitchen.place());
  await kitchen.app.runJobs();
  const xml = await device.ask();
  expect(xml).toContain('<devid>local_printer</devid>');
  expect(xml).toContain('Gasse 1');
  expect(xml.replaceAll('\u00a0', ' ')).toContain('ZU ZAHLEN: 21,50 €');
  expect(await device.ask()).toBe('');
  const jobId = /<printjobid>(\w{1,30})<\/printjobid>/.exec(xml)![1]!;
  await device.answer(jobId, false, 'EPTR_REC_EMPTY');
  expect(await printer(id)).toMatchObject({ waiting: 1, status: 'EPTR_REC_EMPTY' });
  later(2);
  expect(await device.ask()).toBe(xml);
  await device.answer(jobId, true);
  later(2);
  expect(await device.ask()).toBe('');
  expect(await printer(id)).toMatchObject({ waiting: 0, failed: 0 });
});

test('an address of nobody prints nothing, and a renewed one leaves the old behind', async () => {
  const { id, path } = await add(star);
  const { http } = kitchen.app;
  const poll = (url: string) => http.inject({ method: 'POST', url, payload: '{}' });
  expect((await poll('/api/public/printer/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).statusCode).toBe(404);
  const { body } = await kitchen.staff().call(printerApi.renew, { id });
  expect([(await poll(path)).statusCode, (await poll(new URL(body.address).pathname)).statusCode]).toEqual([404, 200]);
  const other = kitchen.staff(kitchen.stranger.id);
  expect((await other.call(printerApi.renew, { id })).status).toBe(404);
  expect((await other.call(printerApi.list, {})).body.printers).toEqual([]);
});

const mailsOf = () =>
  kitchen.app.db.rows<{ recipient: string; subject: string; bodyText: string }>(kitchen.app.sql`
    select recipient, subject, body_text from kit.mail where company_id = ${kitchen.trattoria.id} and subject like 'Bestellung nicht angenommen%' order by at, id`);

const watch = () => watchUnaccepted.run(kitchen.app.work(), {} as never);

test('what nobody accepts is told of once, and pauses the shop where it wants that', async () => {
  const settings = { unacceptedMinutes: 5, isMailing: true, pauseMinutes: 15, printsOn: 'accepted' } as const;
  await kitchen.staff().call(kitchenApi.saveSettings, { settings });
  const order = await kitchen.place();
  const forTomorrow = await kitchen.place({ wishedAt: addMinutes(kitchen.app.time.now, 60 * 20) });
  later(4);
  await watch();
  expect(await mailsOf()).toEqual([]);
  later(2);
  await watch();
  later(2);
  await watch();
  const mails = await mailsOf();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ recipient: 'chef@trattoria.example' });
  expect(mails[0]!.subject).toContain(order.number);
  expect(mails[0]!.subject).not.toContain(forTomorrow.number);
  expect((await shopOf(kitchen.scoped())).pause).toMatchObject({ reason: 'unaccepted' });
});

test('a support guest is never answered with a secret, and may not make one', async () => {
  const guest = kitchen.app.as({ companyId: kitchen.trattoria.id, capabilities: ['kitchen.manage'], isGuest: true });
  expect((await guest.call(printerApi.add, { printer: star })).body).toMatchObject({ printer: star, address: '' });
  expect(kitchenCapabilities['kitchen.manage'].isOwnStaffOnly).toBe(true);
});
