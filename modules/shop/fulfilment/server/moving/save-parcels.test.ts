import { afterAll, beforeAll, expect, test } from 'vitest';
import { fulfilmentSiteApi } from '../../contract-site.ts';
import { fulfilmentApi } from '../../contract-staff.ts';
import { type FulfilmentApp, openFulfilmentApp, type Placed } from '../fulfilment.for-tests.ts';

let at: FulfilmentApp;
beforeAll(async () => {
  at = await openFulfilmentApp();
});
afterAll(() => at.app.close());

const DHL = { carrier: 'dhl', number: '00340434161094000000' } as const;
const OTHER = { carrier: 'other', number: 'KURIER-7' } as const;

const send = (placed: Placed, parcels: readonly { carrier: 'dhl' | 'other'; number: string }[], by = at.staff()) =>
  by.call(fulfilmentApi.saveParcels, { orderId: placed.order.id, parcels: [...parcels] });

type State = 'accepted' | 'ready' | 'on_way';

async function move(placed: Placed, states: readonly State[], begin: 'new' | State = 'new') {
  let from = begin;
  for (const to of states) {
    const answer = await at.staff().call(fulfilmentApi.move, {
      orderId: placed.order.id,
      tapId: crypto.randomUUID(),
      from,
      to,
      reason: '',
      agoSeconds: 0,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    from = to;
  }
  await at.app.runJobs();
}

const mailsOf = async (placed: Placed) =>
  (await at.mails()).filter(({ subject }) => subject.includes(placed.order.number));

test('numbers named before go along with the mail that it is sent, and stand on the order’s page', async () => {
  const placed = await at.place({ type: 'shipment' });
  await move(placed, ['accepted', 'ready']);
  expect(await send(placed, [DHL, OTHER, DHL])).toMatchObject({ status: 200, body: { parcels: [DHL, OTHER] } });
  await move(placed, ['on_way'], 'ready');
  const sent = (await mailsOf(placed)).filter(({ bodyText }) => bodyText.includes(DHL.number));
  expect(sent).toHaveLength(1);
  expect(sent[0]!.bodyText).toContain(
    `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${DHL.number}`,
  );
  expect(sent[0]!.bodyText).toContain('Anderer Versanddienst: KURIER-7');
  const { body } = await at.app.call(
    fulfilmentSiteApi.show,
    { orderHash: placed.order.orderHash },
    { siteOf: at.shop.id },
  );
  expect(body.fulfilment?.parcels).toEqual([DHL, OTHER]);
});

test('numbers that come later are written once, and the same again changes nothing', async () => {
  const placed = await at.place({ type: 'shipment' });
  await move(placed, ['accepted', 'ready', 'on_way']);
  const before = (await mailsOf(placed)).length;
  await send(placed, [DHL]);
  await send(placed, [DHL]);
  await send(placed, [DHL, OTHER]);
  await at.app.runJobs();
  expect(await mailsOf(placed)).toHaveLength(before + 1);
  const { body } = await at.staff().call(fulfilmentApi.find, { orderId: placed.order.id });
  expect(body.fulfilment?.parcels).toEqual([DHL, OTHER]);
});

test('a delivery has no parcels, and neither readers nor other merchants name any', async () => {
  const brought = await at.place({ type: 'delivery' });
  expect(await send(brought, [DHL])).toMatchObject({ status: 409, body: { code: 'fulfilment.not_sent' } });
  const placed = await at.place({ type: 'shipment' });
  expect((await send(placed, [DHL], at.staff(at.stranger.id))).status).toBe(404);
  expect((await send(placed, [DHL], at.staff(at.shop.id, ['fulfilment.read']))).status).toBe(403);
  const { body } = await at.staff().call(fulfilmentApi.find, { orderId: placed.order.id });
  expect(body.fulfilment?.parcels).toEqual([]);
});
