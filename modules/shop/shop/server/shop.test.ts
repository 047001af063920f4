import type { CompanyRef } from '@fachwerk/companies/contract';
import { createCompany } from '@fachwerk/companies/facade';
import { addDomain } from '@fachwerk/companies/testing';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ShopData, shopApi, shopSiteApi } from '../contract.ts';
import { areaApi } from '../contract-area.ts';
import { tableApi } from '../contract-table.ts';
import type { ShopPayment } from '../contract-way.ts';
import { local, zoneLike } from '../rules/shop.for-tests.ts';
import { usualShop } from '../rules/way.ts';
import { bookedSlots, bookSlot, findTable, pauseShop, releaseSlot, shopOf, shopStanding } from './facade.ts';
import { openShop, shopDataLike, type TestShop } from './shop.for-tests.ts';
import { listTables } from './tables/table-store.ts';

let at: TestShop;
beforeAll(async () => {
  at = await openShop();
});
afterAll(() => at.app.close());
const NOON = local('2026-03-02T12:00');
beforeEach(() => {
  at.app.time.now = NOON;
});

const outcome = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code];
/** An instant as it travels. */
const sent = (text: string) => local(text).toISOString();
const bar = async (company: CompanyRef = at.bella) =>
  (await at.app.call(shopSiteApi.bar, {}, { siteOf: company.id })).body;

test('a company that has saved nothing has a shop that offers nothing', async () => {
  const found = (await at.reader(at.other).call(shopApi.find, {})).body;
  expect(found).toEqual({ ...usualShop(), version: 0 });
  expect(await bar(at.other)).toMatchObject({ refusal: 'shop.not_ready', types: [], hours: { state: 'closed' } });
  const { isOrderable, lines } = await shopStanding(at.scoped(at.other));
  expect(isOrderable).toBe(false);
  expect(lines.filter(({ state }) => state === 'open').map(({ topic }) => topic)).toEqual([
    'hours',
    'handover',
    'party',
    'domain',
  ]);
});

test('it takes orders as soon as the checklist is green, and says so everywhere at once', async () => {
  expect(outcome(await at.save())).toEqual([200, undefined]);
  expect((await bar()).refusal).toBe('shop.not_ready');
  await at.completeParty();
  expect(await bar()).toMatchObject({
    refusal: null,
    types: [
      { type: 'delivery', refusal: 'shop.not_ready' },
      { type: 'pickup', refusal: null },
    ],
  });
  // Nobody finds it yet.
  expect((await shopStanding(at.scoped())).isOrderable).toBe(false);
  await addDomain(at.app, at.bella.id, 'bella.example');
  expect((await shopStanding(at.scoped())).isOrderable).toBe(true);
  await at.addArea('80331');
  expect((await bar()).types[0]).toMatchObject({ type: 'delivery', refusal: null, hours: { state: 'break_in' } });
  const areas = (await at.reader().call(areaApi.list, {})).body.areas;
  await at.boss().call(areaApi.remove, { ids: areas.map(({ id }) => id) });
  expect((await bar()).types[0]).toMatchObject({ refusal: 'shop.not_ready' });
  expect(await at.trail()).toEqual(['shop.areas_changed', 'shop.areas_changed', 'shop.changed']);
});

test('who has no account at a provider takes cash, and what needs none', async () => {
  const corner = await createCompany(at.app.work(), { name: 'Corner', kind: 'merchant' });
  const { ways, ...data } = shopDataLike();
  await at.completeParty(corner);
  const offering = (payments: ShopPayment[]) =>
    at.save(
      { ...data, ways: { ...ways, delivery: usualShop().ways.delivery, pickup: { ...ways.pickup, payments } } },
      corner,
    );
  await offering(['card']);
  expect((await bar(corner)).refusal).toBe('shop.not_ready');
  await offering(['card', 'cash']);
  expect((await bar(corner)).refusal).toBeNull();
});

test('two who save at once are both told', async () => {
  const { version } = (await at.boss().call(shopApi.find, {})).body;
  const save = (itemsPerPage: number) =>
    at.boss().call(shopApi.save, { shop: { ...shopDataLike(), itemsPerPage }, version });
  const settings = at.app.sql`select from shop.settings where company_id = ${at.bella.id} for update`;
  const answers = await at.app.race(settings, () => [save(30), save(48)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body).toMatchObject({
    code: 'shop.changed_meanwhile',
    conflict: { changed: [{ field: 'itemsPerPage' }] },
  });
});

test('what contradicts itself is refused at its field, and nothing is changed', async () => {
  const before = (await at.boss().call(shopApi.find, {})).body;
  const { ways, hours } = shopDataLike();
  const refused: readonly (readonly [Partial<ShopData>, string, string])[] = [
    [{ mayOrderAsap: false, mayChooseTime: false }, 'shop.mayOrderAsap', 'shop.no_time_at_all'],
    [
      { ways: { ...ways, box: { ...ways.box, payments: ['cash'] } } },
      'shop.ways.box.payments',
      'shop.payment_not_for_type',
    ],
    [
      { hours: { ...hours, onHolidays: [{ from: '10:00', to: '10:00' }] } },
      'shop.hours.onHolidays.0.to',
      'field.hours_empty',
    ],
    [{ adminEmail: 'nobody' }, 'shop.adminEmail', 'field.email'],
    [{ slotMinutes: 7 as 5 }, 'shop.slotMinutes', 'field.choice'],
    [{ zones: [zoneLike({ countries: [] })] }, 'shop.zones.0.countries', 'shop.zone_nowhere'],
    [{ zones: [zoneLike({ countries: ['XX'] })] }, 'shop.zones.0.countries.0', 'field.country'],
    [{ zones: [zoneLike(), zoneLike()] }, 'shop.zones.1.name', 'field.twice'],
    [{ tips: { isOffered: true, percents: [10, 10], mayRoundUp: true } }, 'shop.tips.percents', 'field.twice'],
  ];
  for (const [given, path, code] of refused) {
    const { status, body } = await at.save(given);
    expect([status, body.fields?.[0]?.path, body.fields?.[0]?.code]).toEqual([422, path, code]);
  }
  expect((await at.boss().call(shopApi.find, {})).body).toEqual(before);
});

test('zones are kept as they were written, by their company alone, and a shop that ships needs one', async () => {
  const { ways } = shopDataLike();
  const sending = { ...ways, shipment: { ...ways.shipment, isOffered: true } };
  const zones = [
    zoneLike({
      tiers: [
        { upTo: 2000, priceCents: 490 },
        { upTo: null, priceCents: 990 },
      ],
      freeFromCents: 5000,
    }),
    zoneLike({
      id: newId(),
      name: 'Inseln',
      countries: [],
      postcodes: [{ from: '27498', to: '27499' }],
      deliveryDays: null,
    }),
    zoneLike({ id: newId(), name: 'Alpen', countries: ['AT', 'CH'], measure: 'value' }),
  ];
  expect((await at.save({ ways: sending, zones })).status).toBe(200);
  expect((await at.reader().call(shopApi.find, {})).body.zones).toEqual(zones);
  expect((await at.reader(at.other).call(shopApi.find, {})).body.zones).toEqual(usualShop().zones);
  expect((await bar()).types.find(({ type }) => type === 'shipment')).toMatchObject({ refusal: null });
  expect((await at.save({ ways: sending, zones: [] })).status).toBe(200);
  expect((await bar()).types.find(({ type }) => type === 'shipment')).toMatchObject({ refusal: 'shop.not_ready' });
});

test('a pause ends by itself, by hand, and over night', async () => {
  const paused = await at.cook().call(shopApi.pause, { length: 30 });
  expect(paused.body.pause).toMatchObject({ until: sent('2026-03-02T12:30'), reason: 'staff' });
  expect(await bar()).toMatchObject({ pausedUntil: sent('2026-03-02T12:30'), refusal: 'shop.paused' });
  at.app.time.now = local('2026-03-02T12:30');
  expect(await bar()).toMatchObject({ pausedUntil: null, refusal: null });
  await at.cook().call(shopApi.pause, { length: 'tomorrow' });
  expect((await at.reader().call(shopApi.now, {})).body.pause).toMatchObject({ until: sent('2026-03-03T04:00') });
  await at.cook().call(shopApi.resume, {});
  expect(outcome(await at.cook().call(shopApi.resume, {}))).toEqual([200, undefined]);
  expect((await at.reader().call(shopApi.now, {})).body.pause).toBeNull();
  await at.within((ctx) => pauseShop(ctx, { length: 15, reason: 'unaccepted' }));
  expect((await shopOf(at.scoped())).pause).toMatchObject({ reason: 'unaccepted', personName: '' });
  await at.cook().call(shopApi.resume, {});
  expect(await at.trail()).toContain('shop.resumed');
});

test('a change that was undone is not remembered', async () => {
  const cents = async () => (await shopOf(at.scoped())).ways.pickup.handlingCents;
  const { ways } = shopDataLike();
  const raised = { ways: { ...ways, pickup: { ...ways.pickup, handlingCents: 77 } } };
  await at
    .within(async (ctx) => {
      await ctx.db.rows(at.app.sql`
      update shop.settings set ways = ${JSON.stringify(raised.ways)}::jsonb, revision = gen_random_uuid() where company_id = ${at.bella.id}`);
      expect((await shopOf(ctx)).ways.pickup.handlingCents).toBe(77);
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await cents()).toBe(0);
  await at.save(raised);
  expect(await cents()).toBe(77);
  await at.save();
});

test('the last place of a slot goes to one of two', async () => {
  const { ways } = shopDataLike();
  await at.save({ ways: { ...ways, pickup: { ...ways.pickup, slotCapacity: 2 } } });
  const from = local('2026-03-02T13:00');
  const book = (reference: string) => at.within((ctx) => bookSlot(ctx, { reference, type: 'pickup', from }));
  const first = newId();
  expect(await book(first)).toMatchObject({ from, to: local('2026-03-02T13:15') });
  expect(await book(first)).toMatchObject({ from });
  const slot = at.app.sql`
    select from shop.slot where company_id = ${at.bella.id} and type = 'pickup' and starts_at = ${from} for update`;
  const told = await at.app.race(slot, () =>
    [newId(), newId()].map((id) =>
      book(id).then(
        () => 'booked',
        (error) => error.code,
      ),
    ),
  );
  expect(told.sort()).toEqual(['booked', 'shop.time_full']);
  expect((await bookedSlots(at.scoped(), 'pickup', NOON)).get(from.getTime())).toBe(2);
  for (const _ of [1, 2]) await at.within((ctx) => releaseSlot(ctx, first));
  expect((await bookedSlots(at.scoped(), 'pickup', NOON)).get(from.getTime())).toBe(1);
});

test('who wants it as soon as possible gets the next slot that has room, and the one after when somebody was quicker', async () => {
  const soon = () => at.within((ctx) => bookSlot(ctx, { reference: newId(), type: 'pickup', from: null }));
  expect(await soon()).toMatchObject({ from: local('2026-03-02T12:15'), readyAt: local('2026-03-02T12:20') });
  const slot = at.app.sql`
    select from shop.slot where company_id = ${at.bella.id} and type = 'pickup' and starts_at = ${local('2026-03-02T12:15')} for update`;
  const both = await at.app.race(slot, () => [soon(), soon()]);
  expect(both.map(({ from }) => from.toISOString()).sort()).toEqual(
    [local('2026-03-02T12:15'), local('2026-03-02T12:30')].map((one) => one.toISOString()),
  );
});

test('no place where nothing can be ordered', async () => {
  const wish = { reference: newId(), type: 'pickup', from: null } as const;
  const told = () => at.within((ctx) => bookSlot(ctx, wish)).catch((error) => error.code);
  at.app.time.now = local('2026-03-02T15:00');
  expect(await told()).toBe('shop.closed');
  at.app.time.now = NOON;
  await at.cook().call(shopApi.pause, { length: 15 });
  expect(await told()).toBe('shop.paused');
  await at.cook().call(shopApi.resume, {});
});

test('areas: one postcode each, seen before it is changed, many at once or none', async () => {
  const added = (await at.addArea('80333', { name: 'Maxvorstadt' })).body;
  expect((await at.addArea('80333')).body).toMatchObject({
    code: 'area.postcode_taken',
    fields: [{ path: 'area.postcode' }],
  });
  expect((await at.addArea('803A')).body.fields?.[0]).toMatchObject({
    path: 'area.postcode',
    code: 'field.area_postcode',
  });
  const { id, version, ...area } = added;
  const save = () => at.boss().call(areaApi.save, { id, version, area: { ...area, priceCents: 300 } });
  expect(outcome(await save())).toEqual([200, undefined]);
  expect(outcome(await save())).toEqual([409, 'area.changed_meanwhile']);
  const lines = [area, { ...area, postcode: '804' }, { ...area, postcode: '804' }];
  expect(outcome(await at.boss().call(areaApi.import, { areas: lines }))).toEqual([422, 'area.twice']);
  expect((await at.boss().call(areaApi.import, { areas: lines.slice(0, 2) })).body).toEqual({ added: 1, changed: 1 });
  expect((await at.boss().call(areaApi.import, { areas: lines.slice(0, 2) })).body).toEqual({ added: 0, changed: 0 });
  const coverage = (await at.reader().call(areaApi.coverage, {})).body;
  expect(coverage.places.find(({ postcode }) => postcode === '80333')).toMatchObject({ name: 'München', areaId: id });
  expect([coverage.isMore, coverage.unknownIds, coverage.home?.latitude.toFixed(0)]).toEqual([false, [], '48']);
});

test('tables have a code nobody guesses, which can be renewed', async () => {
  const add = (...names: string[]) => at.boss().call(tableApi.add, { names });
  const [one] = (await add('1', '2')).body.tables;
  expect(outcome(await add('3', '1'))).toEqual([409, 'table.name_taken']);
  expect((await at.reader().call(tableApi.list, {})).body.tables.map(({ name }) => name)).toEqual(['1', '2']);
  const tokens = async () => (await listTables(at.scoped())).map(({ token }) => token);
  const [before] = await tokens();
  expect(Buffer.from(before!, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect(await findTable(at.scoped(), before!)).toEqual(one);
  expect(await findTable(at.scoped(at.other), before!)).toBeUndefined();
  await at.boss().call(tableApi.save, { ...one!, isRenewed: true });
  expect(await findTable(at.scoped(), before!)).toBeUndefined();
  expect((await at.boss().call(tableApi.save, { id: one!.id, name: 'Fenster', isRenewed: false })).body.name).toBe(
    'Fenster',
  );
  expect(outcome(await at.boss().call(tableApi.save, { id: one!.id, name: '2', isRenewed: false }))).toEqual([
    409,
    'table.name_taken',
  ]);
  const sheet = (await at.reader().call(tableApi.print, { ids: [] })).body;
  expect(Buffer.from(sheet.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(outcome(await at.reader(at.other).call(tableApi.print, { ids: [one!.id] }))).toEqual([404, 'table.unknown']);
  await at.boss().call(tableApi.remove, { id: one!.id });
  expect(await tokens()).toHaveLength(1);
});

test('another company finds nothing of it, and who may not is refused', async () => {
  const { id, version, ...area } = (await at.addArea('80335')).body;
  const [table] = (await at.boss().call(tableApi.add, { names: ['Theke'] })).body.tables;
  const stranger = at.boss(at.other);
  expect(outcome(await stranger.call(areaApi.save, { id, version, area }))).toEqual([404, 'area.unknown']);
  expect(outcome(await stranger.call(areaApi.remove, { ids: [id] }))).toEqual([404, 'area.unknown']);
  expect(outcome(await stranger.call(tableApi.save, { id: table!.id, name: 'X', isRenewed: true }))).toEqual([
    404,
    'table.unknown',
  ]);
  expect(outcome(await stranger.call(tableApi.remove, { id: table!.id }))).toEqual([404, 'table.unknown']);
  expect((await stranger.call(areaApi.list, {})).body.areas).toEqual([]);
  expect(outcome(await at.reader().call(shopApi.pause, { length: 15 }))).toEqual([403, 'access.denied']);
  expect(outcome(await at.cook().call(areaApi.remove, { ids: [id] }))).toEqual([403, 'access.denied']);
});

test('a ring around a postcode serves what lies within, changes like every area, and is of this company alone', async () => {
  const ring = { name: 'Umkreis', radiusMeters: 4000, priceCents: 450 };
  expect(outcome(await at.addArea('00000', ring))).toEqual([422, 'area.center_unknown']);
  const added = (await at.addArea('50823', ring)).body;
  expect(outcome(await at.addArea('50823', ring))).toEqual([409, 'area.postcode_taken']);
  const listed = (await at.reader().call(areaApi.list, {})).body.areas.find(({ id }) => id === added.id)!;
  expect(listed).toMatchObject({ radiusMeters: 4000, postcodes: expect.arrayContaining(['50823', '50825']) });
  expect(listed.postcodes).not.toContain('10115');
  const coverage = (await at.reader().call(areaApi.coverage, {})).body;
  expect(coverage.rings).toEqual([expect.objectContaining({ id: added.id, radiusMeters: 4000 })]);
  expect(coverage.places.find(({ postcode }) => postcode === '50825')).toMatchObject({ areaId: added.id });
  const { id, version, postcodes: _, ...area } = listed;
  const save = (more: object) => at.boss().call(areaApi.save, { id, version, area: { ...area, ...more } });
  expect(outcome(await save({ radiusMeters: 1000 }))).toEqual([200, undefined]);
  expect(outcome(await save({ radiusMeters: 2000 }))).toEqual([409, 'area.changed_meanwhile']);
  const boss = at.boss(at.other);
  expect(outcome(await boss.call(areaApi.save, { id, version: 2, area }))).toEqual([404, 'area.unknown']);
  expect(outcome(await at.boss().call(areaApi.import, { areas: [area] }))).toEqual([409, 'area.not_in_table']);
  // By postcode from now on, as the same area.
  const named = { id, version: 2, area: { ...area, postcode: '50827', radiusMeters: null } };
  expect((await at.boss().call(areaApi.save, named)).body).toMatchObject({ id, version: 3 });
  const after = (await at.reader().call(areaApi.list, {})).body.areas.find((each) => each.id === id);
  expect(after).toMatchObject({ postcode: '50827', radiusMeters: null, version: 3 });
  expect((await at.boss().call(areaApi.remove, { ids: [id] })).body).toEqual({ removed: 1 });
});
