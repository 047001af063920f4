import { foundItemApi } from '@fachwerk/found-items/contract';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StocktakeSheet, stocktakeApi } from '../contract.ts';
import { EVERYTHING, openStocktakes, type TestStocktakes } from './stocktakes.for-tests.ts';

let world: TestStocktakes;
beforeAll(async () => {
  world = await openStocktakes();
});
afterAll(() => world.app.close());

const boxOf = ({ boxes }: StocktakeSheet, lockId: string) => boxes.find((box) => box.lockId === lockId)!;

test('a stocktake lists every box in the order of the wall, and the rented one as left to its renter', async () => {
  const place = await world.wall(3);
  const rental = await world.rent({ place });
  const sheet = await world.begin(place.id);
  expect(sheet.boxes.map(({ lockId }) => lockId)).toEqual(place.boxes);
  expect(sheet.stocktake).toMatchObject({ state: 'running', boxes: 3, checked: 0, rented: 1, differences: 0 });
  expect(boxOf(sheet, rental.lockId)).toMatchObject({ state: 'rented', result: null });
  expect(JSON.stringify(sheet)).not.toContain(rental.customerName);
  for (const lockId of place.boxes.filter((id) => id !== rental.lockId))
    await world.check(sheet.stocktake.id, lockId, 'empty');
  const { body } = await world.tell(sheet.stocktake.id, 'finished');
  expect(body.sheet.stocktake).toMatchObject({
    state: 'finished',
    checked: 2,
    rented: 1,
    finishedByName: 'Test Person',
  });
  expect(boxOf(body.sheet, rental.lockId)).toMatchObject({ expected: 'rented', result: null });
});

test('a second person joins the one that is open; after its end a new one begins', async () => {
  const place = await world.wall(1);
  const row = world.app.sql`select from companies.company where id = ${world.city.id} for update`;
  const starts = await world.app.race(row, () =>
    [world.toni, world.ada].map((who) => world.crew(who).call(stocktakeApi.start, { locationId: place.id })),
  );
  expect(new Set(starts.map(({ body }) => body.id)).size).toBe(1);
  const { id } = starts[0]!.body;
  await world.tell(id, 'finished');
  expect((await world.begin(place.id)).stocktake.id).not.toBe(id);
});

test('two technicians at one box at the same moment: both reports are kept, one result stands', async () => {
  const place = await world.wall(1);
  const { stocktake } = await world.begin(place.id);
  const lockId = place.boxes[0]!;
  const row = world.app
    .sql`select from stocktakes.stocktake where company_id = ${world.city.id} and id = ${stocktake.id} for update`;
  const answers = await world.app.race(row, () => [
    world.check(stocktake.id, lockId, 'empty', { userId: world.toni }),
    world.check(stocktake.id, lockId, 'not_empty', { userId: world.ada }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.outcome]).sort()).toEqual([
    [200, 'applied'],
    [200, 'replaced'],
  ]);
  const { body } = await world.crew().call(stocktakeApi.find, { id: stocktake.id });
  expect(body.records).toHaveLength(2);
  expect(body.stocktake.checked).toBe(1);
});

test('what comes late from a phone does not overwrite what a colleague saw after it', async () => {
  const place = await world.wall(2);
  const { stocktake } = await world.begin(place.id);
  const [first, second] = place.boxes as [string, string];
  world.later(10);
  await world.check(stocktake.id, first, 'dirty', { userId: world.ada });
  const late = await world.check(stocktake.id, first, 'empty', { agoSeconds: 300 });
  expect([late.body.outcome, boxOf(late.body.sheet, first).result]).toEqual(['already', 'dirty']);
  await world.tell(stocktake.id, 'finished');
  const after = await world.check(stocktake.id, second, 'empty', { agoSeconds: 300 });
  expect([after.body.outcome, after.body.sheet.stocktake.state, after.body.sheet.stocktake.checked]).toEqual([
    'applied',
    'finished',
    2,
  ]);
  expect(boxOf(after.body.sheet, second).expected).toBe('free');
});

test('a phone sends everything twice, and it is there once', async () => {
  const place = await world.wall(4);
  const { stocktake } = await world.begin(place.id);
  const waiting = place.boxes.map((lockId) => ({ lockId, recordId: newId() }));
  for (const { lockId, recordId } of [...waiting, ...waiting]) {
    const { status, body } = await world.check(stocktake.id, lockId, 'empty', { recordId, agoSeconds: 60 });
    expect([status, body.outcome]).toEqual([200, 'applied']);
  }
  const { body } = await world.crew().call(stocktakeApi.find, { id: stocktake.id });
  expect([body.records.length, body.stocktake.checked]).toEqual([4, 4]);
});

test('a report opens nothing: a box that was never opened stays off sale', async () => {
  const place = await world.wall(1);
  const [fresh] = await world.boxes(place, 1, { isProven: false });
  const { stocktake } = await world.begin(place.id);
  await world.check(stocktake.id, fresh!, 'empty');
  expect(await world.stateOf({ companyId: world.city.id, lockId: fresh! })).toBe('not_on_sale');
});

test('it is paused, and continued by the next report', async () => {
  const place = await world.wall(2);
  const { stocktake } = await world.begin(place.id);
  expect((await world.tell(stocktake.id, 'paused')).body.sheet.stocktake.state).toBe('paused');
  const { body } = await world.check(stocktake.id, place.boxes[0]!, 'empty');
  expect(body.sheet.stocktake.state).toBe('running');
});

test('differences are followed: out of service, back in service, free again, an alert, a found item', async () => {
  const place = await world.wall(4, { checkMinutes: 60 });
  const rental = await world.rent({ place });
  await world.stop(rental);
  const [full, broken, stuck] = place.boxes.filter((id) => id !== rental.lockId) as [string, string, string];
  await world.putOut(place.companyId, broken);
  const { stocktake } = await world.begin(place.id);
  const { id } = stocktake;
  await world.check(id, full, 'not_empty', { text: 'Koffer' });
  await world.check(id, broken, 'empty');
  await world.check(id, stuck, 'jammed');
  const { body } = await world.check(id, rental.lockId, 'empty');
  expect(body.sheet.stocktake.differences).toBe(4);
  const follow = (
    lockId: string,
    what: 'out_of_service' | 'in_service' | 'release' | 'alert',
    capabilities = EVERYTHING,
  ) => world.crew(world.toni, world.city, capabilities).call(stocktakeApi.follow, { id, lockId, what });
  const denied = await follow(full, 'out_of_service', ['stocktakes.read', 'stocktakes.work']);
  expect([denied.status, denied.body.code]).toEqual([403, 'stocktake.right_missing']);
  const wrong = await follow(full, 'in_service');
  expect([wrong.status, wrong.body.code]).toEqual([409, 'stocktake.no_difference']);

  for (let twice = 0; twice < 2; twice++) {
    for (const [lockId, what, state] of [
      [full, 'out_of_service', 'out_of_service'],
      [broken, 'in_service', 'free'],
      [rental.lockId, 'release', 'free'],
      [stuck, 'alert', 'alarm'],
    ] as const) {
      const answer = await follow(lockId, what);
      expect([answer.status, boxOf(answer.body, lockId).state]).toEqual([200, state]);
    }
  }
  const alerts = await world.app.db.rows(world.app.sql`
    select from alerts.alert where company_id = ${world.city.id} and subject_id = ${stuck} and kind = 'jam'`);
  expect(alerts).toHaveLength(1);

  const found = await world.crew().call(foundItemApi.add, {
    itemId: newId(),
    what: 'Koffer',
    note: '',
    keptWhere: '',
    isValuable: true,
    locationId: place.id,
    lockId: full,
    origin: 'stocktake',
    originId: id,
  });
  expect(found.status, found.body.error).toBe(200);
  const sheet = (await world.crew().call(stocktakeApi.find, { id })).body;
  expect([boxOf(sheet, full).foundItems, boxOf(sheet, stuck).alerts]).toEqual([1, 1]);
});

test('a box that was rented meanwhile is not put aside', async () => {
  const place = await world.wall(1);
  const { stocktake } = await world.begin(place.id);
  const lockId = place.boxes[0]!;
  await world.check(stocktake.id, lockId, 'dirty');
  await world.rent({ place });
  const { status, body } = await world
    .crew()
    .call(stocktakeApi.follow, { id: stocktake.id, lockId, what: 'out_of_service' });
  expect([status, body.code]).toEqual([409, 'stocktake.not_open_any_more']);
});

test('the protocol is printed', async () => {
  const place = await world.wall(1);
  const { stocktake } = await world.begin(place.id);
  await world.check(stocktake.id, place.boxes[0]!, 'not_empty');
  const { status, body } = await world.crew().call(stocktakeApi.print, { id: stocktake.id });
  expect([status, body.contentType]).toEqual([200, 'application/pdf']);
  expect(Buffer.from(body.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('what is missing or foreign in a report is refused', async () => {
  const place = await world.wall(1);
  const { stocktake } = await world.begin(place.id);
  const elsewhere = (await world.wall(1)).boxes[0]!;
  const send = (given: { kind: 'checked' | 'opened'; lockId?: string; result?: 'empty' }) =>
    world.crew().call(stocktakeApi.record, { id: stocktake.id, recordId: newId(), text: '', agoSeconds: 0, ...given });
  expect((await send({ kind: 'checked', lockId: place.boxes[0]! })).body.code).toBe('stocktake.result_missing');
  expect((await send({ kind: 'opened' })).body.code).toBe('stocktake.box_unknown');
  expect((await send({ kind: 'checked', lockId: elsewhere, result: 'empty' })).body.code).toBe('stocktake.box_unknown');
  const bare = await world.place(world.city, 'Leer');
  expect((await world.crew().call(stocktakeApi.start, { locationId: bare.id })).body.code).toBe('stocktake.no_boxes');
});

test('a franchisor works in its franchisee, whose stocktake it is; for everybody else it does not exist', async () => {
  await world.boxes(world.altona, 2);
  const { stocktake } = await world.begin(world.altona.id);
  const { id } = stocktake;
  expect([stocktake.companyId, stocktake.companyName]).toEqual([world.hamburg.id, 'Hamburg']);
  expect((await world.crew(newId(), world.hamburg).call(stocktakeApi.find, { id })).status).toBe(200);

  const at = await world.wall(1);
  const ours = (await world.begin(at.id)).stocktake.id;
  for (const [stranger, hidden] of [
    [world.crew(newId(), world.other), id],
    [world.crew(newId(), world.hamburg), ours],
  ] as const) {
    const about = { id: hidden, recordId: newId(), kind: 'paused' as const, text: '', agoSeconds: 0 };
    const answers = [
      await stranger.call(stocktakeApi.find, { id: hidden }),
      await stranger.call(stocktakeApi.print, { id: hidden }),
      await stranger.call(stocktakeApi.record, about),
      await stranger.call(stocktakeApi.follow, { id: hidden, lockId: newId(), what: 'alert' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'stocktake.unknown']),
    );
    const foreign = await stranger.call(stocktakeApi.start, { locationId: at.id });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'stocktake.location_unknown']);
  }
  expect((await world.crew(newId(), world.other).call(stocktakeApi.list, { filter: {} })).body.stocktakes).toEqual([]);
  const reader = world.crew(newId(), world.city, ['stocktakes.read']);
  expect((await reader.call(stocktakeApi.start, { locationId: at.id })).body.code).toBe('access.denied');
  const listed = await reader.call(stocktakeApi.list, { filter: { states: ['running'], locationId: at.id } });
  expect(listed.body.stocktakes.map((each) => each.id)).toEqual([ours]);
  const { body } = await world.crew().call(stocktakeApi.locations, {});
  expect(body.locations.find(({ locationId }) => locationId === at.id)).toMatchObject({ boxes: 1, openId: ours });
});
