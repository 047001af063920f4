import { addMinutes } from '@fachwerk/base/time';
import { checkoutApi } from '@fachwerk/cart/contract';
import { controllerApi } from '@fachwerk/devices/contract-controller';
import { fulfilmentApi } from '@fachwerk/fulfilment/contract-staff';
import { cancelOrder } from '@fachwerk/orders/facade';
import { rentalSiteApi } from '@fachwerk/rentals/contract-site';
import { holdBox } from '@fachwerk/rentals/facade';
import { newId } from '@fachwerk/server/ids';
import { terminalApi } from '@fachwerk/terminals/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pickupApi } from '../contract.ts';
import { pickupSiteApi } from '../contract-site.ts';
import { openPickup, type TestPickup, type Wall } from './pickup.for-tests.ts';
import { watchParcels } from './watching/watch-parcels.job.ts';

let world: TestPickup;
beforeAll(async () => {
  world = await openPickup();
});
afterAll(() => world.app.close());
// The limits of the last test do not count.
beforeEach(() => world.later(10));

const site = () => ({ siteOf: world.bella.id });
const open = async (orderHash: string, parcelId: string, given: object = {}) => {
  const input = { ...(await world.own(orderHash)), parcelId, transactionId: newId(), ...given };
  return world.app.call(pickupSiteApi.open, input, site());
};
const alertsOf = async (lockId: string) => {
  const { db, sql } = world.app;
  const rows = await db.rows<{ kind: string }>(
    sql`select kind from alerts.open_alert_view where company_id = ${world.bella.id} and subject_id = ${lockId} order by kind`,
  );
  return rows.map(({ kind }) => kind);
};

test('an order goes into a box, the customer gets code and link, takes it out, and the box is free', async () => {
  const { boxes } = await world.wall(1);
  const { order } = await world.ordered(1, 'way@example.org');
  const [parcel] = await world.parcelsOf(order.id);
  expect([parcel!.state, await world.stateOf(boxes[0]!)]).toEqual(['held', 'reserved']);
  expect((await world.lay(parcel!.id)).body.code).toBe('pickup.not_accepted');
  expect((await open(order.orderHash, parcel!.id)).body.code).toBe('pickup.not_in_box');
  await world.move(order.id, 'new', 'accepted');

  const { status, body } = await world.lay(parcel!.id);
  expect(status).toBe(200);
  await world.app.runJobs();
  await world.door(boxes[0]!, 'open', body.id);
  expect((await world.shown(order.orderHash))!.parcels[0]).toMatchObject({ state: 'held', pin: null });
  await world.door(boxes[0]!, 'closed');
  const laid = (await world.shown(order.orderHash))!.parcels[0]!;
  expect(laid).toMatchObject({ state: 'laid', whyNotOpen: null, pin: expect.stringMatching(/^\d{6}$/) });
  expect(await world.stateOf(boxes[0]!)).toBe('rented');
  expect((await world.fulfilmentOf(order.id)).state).toBe('ready');
  const mails = await world.mailsTo('way@example.org');
  expect(mails.at(-1)).toMatchObject({
    subject: `Abholbereit: Ihre Bestellung ${order.number} in Fach ${parcel!.boxNumber}`,
  });
  expect(mails.at(-1)!.bodyText).toContain(laid.pin!);
  expect(mails.at(-1)!.bodyText).toContain(`/bestellung/${order.orderHash}`);

  const opened = await open(order.orderHash, parcel!.id);
  expect(opened.status).toBe(200);
  await world.throughDoor(boxes[0]!, opened.body.id);
  expect((await world.shown(order.orderHash))!.parcels[0]).toMatchObject({ state: 'collected', pin: null });
  expect([await world.stateOf(boxes[0]!), (await world.fulfilmentOf(order.id)).state]).toEqual([null, 'done']);
  expect((await open(order.orderHash, parcel!.id)).body.code).toBe('pickup.over');
  expect(await world.mailsTo('way@example.org')).toHaveLength(mails.length);
});

test('no key and no PIN is in what staff get; what they open is on the record as theirs, with the reason', async () => {
  await world.wall(1);
  const { order, parcels } = await world.laid();
  const { pin } = (await world.shown(order.orderHash))!.parcels[0]!;
  const said = JSON.stringify((await world.staff().call(pickupApi.parcels, {})).body);
  expect([said.includes(pin!), said.includes(order.orderHash), said.includes(order.number)]).toEqual([
    false,
    false,
    true,
  ]);
  const { db, sql } = world.app;
  const [attempt] = await db.rows(sql`
    select type, reason, person_name from openings.attempt where company_id = ${world.bella.id} and lock_id = ${parcels[0]!.lockId}`);
  expect(attempt).toEqual({
    type: 'operator',
    reason: `Bestellung ${order.number} ins Abholfach legen`,
    personName: 'Test Person',
  });
});

test('the secret of the order, which staff know too, shows where it lies and opens nothing: the browser that ordered does, and the mail', async () => {
  await world.wall(1);
  const { kim, order, parcels } = await world.laid(1, 'secret@example.org');
  const { orderHash } = order;
  const opening = { orderHash, parcelId: parcels[0]!.id, transactionId: newId() };
  for (const key of [undefined, '', 'x'.repeat(43)]) {
    const { body } = await world.app.call(pickupSiteApi.show, { orderHash, ...(key && { key }) }, site());
    expect(body.pickup!.parcels[0]).toMatchObject({ state: 'laid', pin: null, whyNotOpen: 'pickup.link_needed' });
    const opened = await world.app.call(pickupSiteApi.open, { ...opening, ...(key && { key }) }, site());
    expect([opened.status, opened.body.code]).toEqual([403, 'pickup.link_needed']);
  }
  const inBrowser = (await kim.call(pickupSiteApi.show, { orderHash })).body.pickup!.parcels[0]!;
  expect([inBrowser.whyNotOpen, inBrowser.pin]).toEqual([null, expect.stringMatching(/^\d{6}$/)]);
  const { bodyText } = (await world.mailsTo('secret@example.org')).at(-1)!;
  const key = new RegExp(`/bestellung/${orderHash}\\?fach=([\\w-]+)`).exec(bodyText)![1]!;
  expect((await world.app.call(pickupSiteApi.open, { ...opening, key }, site())).status).toBe(200);
});

test('a PIN at the terminal opens the box; a wrong one and one of elsewhere open nothing', async () => {
  const here = await world.wall(1);
  const { order, parcels } = await world.laid();
  const { pin } = (await world.shown(order.orderHash))!.parcels[0]!;
  const terminal = await paired(here);
  const typed = (given: string, at = terminal) =>
    world.app.call(terminalApi.open, { terminal: at, pin: given, transactionId: newId() }, site());
  expect((await typed(pin === '000000' ? '000001' : '000000')).body.code).toBe('pin.wrong');
  expect((await typed(pin!, await paired(await world.wall(1)))).body.code).toBe('pin.wrong');
  const { status, body } = await typed(pin!);
  expect([status, body.boxNumber, body.rental]).toEqual([200, parcels[0]!.boxNumber, null]);
  const asked = await world.app.call(terminalApi.attempt, { terminal, attemptId: body.id }, site());
  expect(asked.status).toBe(200);
  await world.throughDoor(parcels[0]!.lockId, body.id);
  expect((await world.fulfilmentOf(order.id)).state).toBe('done');
  expect((await typed(pin!)).body.code).toBe('pin.wrong');
});

async function paired({ id: locationId }: Wall): Promise<string> {
  const technician = world.staff(world.bella, ['controllers.manage']);
  const controller = { name: 'Eingang', kind: 'terminal', locationId, serial: '', note: '' } as const;
  const { token } = (await technician.call(controllerApi.add, { controller })).body.provisioning;
  return (await world.app.call(terminalApi.pair, { token }, site())).body.terminal;
}

test('of two orders that want the last box one gets it, the other nothing but a sentence', async () => {
  const { boxes } = await world.wall(1);
  const people = [await world.hungry(), await world.hungry()];
  const placements = await Promise.all(
    people.map(async (each, at) => each.placementOf(await each.cart(), { contact: contactOf(at) })),
  );
  const before = await world.orderCount();
  const answers = await world.app.race(lockRow(boxes[0]!), () =>
    people.map((each, at) => each.call(checkoutApi.pay, placements[at]!)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('pickup.none_free');
  expect((await world.orderCount()) - before).toBe(1);
});

test('of an order and a rental that want the last box one gets it', async () => {
  const { id, boxes } = await world.wall(1);
  const kim = await world.hungry();
  const placement = kim.placementOf(await kim.cart());
  const rent = async () => {
    const order = { cartId: newId(), locationId: id, sizeCode: 'S', period: { durationMinutes: 120 } };
    await world.app.db.transaction((db) =>
      holdBox({ ...world.inside(), db }, { ...order, language: 'de', isKnown: true }),
    );
    return { status: 200 };
  };
  const refused = (error: { code?: string }) => ({ status: 409, code: error.code });
  const answers = await world.app.race(lockRow(boxes[0]!), () => [
    kim.call(checkoutApi.pay, placement),
    rent().catch(refused),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { db, sql } = world.app;
  const inIt = sql`select from lockers.occupancy where company_id = ${world.bella.id} and lock_id = ${boxes[0]!} and released_at is null`;
  expect(await db.count(inIt)).toBe(1);
});

const watch = () => watchParcels.run(world.app.work(), {} as never);
const contactOf = (at: number) => ({
  email: `kim${at}@example.org`,
  firstName: 'Kim',
  lastName: 'Lang',
  phone: '0151 1',
});
const lockRow = (id: string) => {
  const { sql } = world.app;
  return sql`select from lockers.lock_state s join lockers.lock l on l.company_id = s.company_id and l.id = s.lock_id
    where s.company_id = ${world.bella.id} and s.lock_id = ${id} for update`;
};

test('for later a box is promised: nobody rents it then, and it is kept when the time comes', async () => {
  const { id, boxes } = await world.wall(1);
  const wishedAt = await wishIn(300);
  const { order } = await world.ordered(1, 'later@example.org', wishedAt);
  expect([(await world.parcelsOf(order.id))[0]!.state, await world.stateOf(boxes[0]!)]).toEqual(['planned', null]);
  const rent = (startsAt: Date) =>
    world.app.db.transaction((db) =>
      holdBox(
        { ...world.inside(), db },
        {
          cartId: newId(),
          locationId: id,
          sizeCode: 'S',
          language: 'de',
          isKnown: true,
          period: { startsAt, durationMinutes: 120 },
        },
      ),
    );
  const offered = await world.app.call(
    rentalSiteApi.offer,
    { locationId: id, period: { startsAt: wishedAt, durationMinutes: 120 } },
    site(),
  );
  expect(offered.body.sizes.map(({ free }) => free)).toEqual([0]);
  await expect(rent(wishedAt)).rejects.toMatchObject({ code: 'rental.size_unavailable' });
  const [late] = [await world.hungry(1, wishedAt)];
  expect((await late!.place({ contact: contactOf(7) })).body.code).toBe('pickup.none_free');
  world.app.time.now = addMinutes(wishedAt, -29);
  await world.app.runJobs();
  expect([(await world.parcelsOf(order.id))[0]!.state, await world.stateOf(boxes[0]!)]).toEqual(['held', 'reserved']);
});

async function wishIn(minutes: number): Promise<Date> {
  const step = 15 * 60_000;
  return new Date(Math.ceil(addMinutes(world.app.time.now, minutes).getTime() / step) * step);
}

test('too much for one box goes into two, too much for two to the counter; the mail comes when all lies there', async () => {
  await world.wall(3);
  const big = await world.hungry(30);
  expect((await big.shown()).whyNot).toEqual({ code: 'pickup.too_large', params: {} });
  expect((await big.place()).body.code).toBe('pickup.too_large');
  const { order } = await world.accepted(20, 'two@example.org');
  const [one, two] = await world.parcelsOf(order.id);
  expect([one!.of, one!.lockId === two!.lockId]).toEqual([2, false]);
  await world.throughDoor(one!.lockId, (await world.lay(one!.id)).body.id);
  const subjects = async () => (await world.mailsTo('two@example.org')).map(({ subject }) => subject);
  expect(await subjects()).not.toContainEqual(expect.stringContaining('Abholbereit'));
  await world.throughDoor(two!.lockId, (await world.lay(two!.id)).body.id);
  expect(await subjects()).toContainEqual(expect.stringContaining('Abholbereit'));
  const opened = await open(order.orderHash, one!.id);
  await world.throughDoor(one!.lockId, opened.body.id);
  expect((await world.fulfilmentOf(order.id)).state).toBe('ready');
  await world.throughDoor(two!.lockId, (await open(order.orderHash, two!.id)).body.id);
  expect((await world.fulfilmentOf(order.id)).state).toBe('done');
});

test('what is hot is reminded of, told of, and taken back with a reason', async () => {
  await world.wall(1);
  const { item } = { item: world.pizza };
  const packing = [{ categoryId: item.categoryId, volumeMl: 5000, warmth: 'hot' as const }];
  const { settings } = (await world.staff().call(pickupApi.settings, {})).body;
  expect((await world.staff().call(pickupApi.saveSettings, { settings, packing })).status).toBe(200);
  const { order, parcels } = await world.laid(1, 'hot@example.org');
  const { lockId, id } = parcels[0]!;
  const subjects = async () => (await world.mailsTo('hot@example.org')).map(({ subject }) => subject);
  world.later(16);
  await watch();
  await watch();
  expect((await subjects()).filter((subject) => subject.includes('Erinnerung'))).toHaveLength(1);
  expect(await alertsOf(lockId)).toEqual([]);
  world.later(15);
  await watch();
  expect(await alertsOf(lockId)).toEqual(['parcel_too_long']);
  const takeBack = (reason: string) =>
    world.staff().call(pickupApi.takeBack, { parcelId: id, transactionId: newId(), reason });
  expect((await takeBack(' ')).body.code).toBe('pickup.reason_missing');
  await world.throughDoor(lockId, (await takeBack('kalt geworden')).body.id);
  expect([await world.stateOf(lockId), await alertsOf(lockId)]).toEqual([null, []]);
  expect((await world.mailsTo('hot@example.org')).at(-1)!.bodyText).toContain('kalt geworden');
  expect((await world.shown(order.orderHash))!.parcels[0]).toMatchObject({ state: 'taken_back', pin: null });
  expect((await world.fulfilmentOf(order.id)).state).toBe('ready');
});

test('cancelled or handed over at the counter, the box is for others again', async () => {
  const { boxes } = await world.wall(1);
  const first = await world.ordered();
  await world.app.db.transaction((db) => cancelOrder({ ...world.inside(), db }, first.order.id, 'doch nicht'));
  await world.app.runJobs();
  expect(await world.stateOf(boxes[0]!)).toBeNull();
  const second = await world.accepted(1, 'counter@example.org');
  const giveUp = (by = world.staff()) => by.call(pickupApi.giveUp, { orderId: second.order.id, reason: 'passt nicht' });
  expect((await giveUp()).body).toEqual({ freed: 1 });
  expect((await giveUp()).body.code).toBe('pickup.over');
  expect(await world.stateOf(boxes[0]!)).toBeNull();
  expect((await world.mailsTo('counter@example.org')).at(-1)!.subject).toContain('an der Theke');
});

test('a door that nobody opened for it, and one that jams, lays nothing down', async () => {
  const { boxes } = await world.wall(1);
  const { order } = await world.accepted();
  await world.door(boxes[0]!, 'open');
  await world.door(boxes[0]!, 'closed');
  expect((await world.parcelsOf(order.id))[0]!.state).toBe('held');
});

test('where no sensor sees the door, whoever stands there says that it is closed', async () => {
  const { boxes } = await world.wall(1);
  const { order } = await world.accepted();
  const [parcel] = await world.parcelsOf(order.id);
  const close = () => world.staff().call(pickupApi.close, { parcelId: parcel!.id });
  expect((await close()).body.code).toBe('pickup.not_opened');
  const { body } = await world.lay(parcel!.id);
  await world.app.runJobs();
  await world.door(boxes[0]!, 'open', body.id);
  expect((await close()).body.code).toBe('pickup.door_open');
  const { db, sql } = world.app;
  await db.rows(
    sql`update lockers.lock_state set door_state = 'unknown' where company_id = ${world.bella.id} and lock_id = ${boxes[0]!}`,
  );
  expect((await close()).body).toEqual({ state: 'laid' });
  const own = await world.own(order.orderHash);
  const sayEmpty = () => world.app.call(pickupSiteApi.close, { ...own, parcelId: parcel!.id }, site());
  // What staff opened is not the customer's to close.
  expect((await sayEmpty()).body.code).toBe('pickup.not_opened');
});

test('another shop and another order see and open nothing of it', async () => {
  await world.wall(2);
  const [mine, theirs] = [await world.laid(), await world.laid()];
  const { id } = mine.parcels[0]!;
  const stranger = world.staff(world.other);
  expect((await stranger.call(pickupApi.parcels, {})).body.parcels).toEqual([]);
  const tries = [
    await stranger.call(pickupApi.lay, { parcelId: id, transactionId: newId() }),
    await stranger.call(pickupApi.takeBack, { parcelId: id, transactionId: newId(), reason: 'weil eben' }),
    await stranger.call(pickupApi.giveUp, { orderId: mine.order.id, reason: 'weil eben' }),
    await stranger.call(pickupApi.close, { parcelId: id }),
    await open(theirs.order.orderHash, id),
    await world.app.call(
      pickupSiteApi.open,
      { orderHash: mine.order.orderHash, parcelId: id, transactionId: newId() },
      { siteOf: world.other.id },
    ),
  ];
  expect(tries.map(({ status, body }) => [status, body.code])).toEqual(tries.map(() => [404, 'pickup.unknown']));
  expect(await world.shown(mine.order.orderHash, world.other.id)).toBeNull();
  expect((await world.settings({ locationId: newId() })).body.code).toBe('pickup.location_unknown');
});

test('two taps at the same moment are one opening; one that comes too late opens nothing', async () => {
  await world.wall(1);
  const { order, parcels } = await world.laid();
  const { id, lockId } = parcels[0]!;
  const late = await open(order.orderHash, id, { until: addMinutes(world.app.time.now, -1) });
  expect(late.body.code).toBe('pickup.opening_too_late');
  const answers = await world.app.race(lockRow(lockId), () => [open(order.orderHash, id), open(order.orderHash, id)]);
  expect(answers.map(({ body }) => body.code ?? body.state).sort()).toEqual(['open.under_way', 'requested']);
});

test('staff who tap it done free the box that is still empty', async () => {
  const { boxes } = await world.wall(1);
  const { order } = await world.accepted();
  const tapped = {
    orderId: order.id,
    from: 'accepted',
    to: 'done',
    tapId: newId(),
    reason: '',
    agoSeconds: 0,
  } as const;
  await world.staff().call(fulfilmentApi.move, tapped);
  await world.app.runJobs();
  expect(await world.stateOf(boxes[0]!)).toBeNull();
});
