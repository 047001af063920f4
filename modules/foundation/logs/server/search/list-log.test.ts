import { ask } from '@fachwerk/base/contract';
import { secret } from '@fachwerk/base/secret';
import { addDays, addMinutes } from '@fachwerk/base/time';
import { audit } from '@fachwerk/server/audit';
import { newId } from '@fachwerk/server/ids';
import { on } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LogSubject, logApi } from '../../contract.ts';
import { listForLock, record } from '../facade.ts';
import { openLogs, type TestLogs } from '../logs.for-tests.ts';
import { makeRoomInLog } from '../room/partitions.ts';
import { LOG_PAGE } from './list-log.ts';

const declaresKey = ask({
  method: 'GET',
  path: '/test/terminal',
  access: 'staff',
  summary: 'x',
  input: z.object({ terminalKey: secret(z.string()) }),
  output: z.object({}),
});

let world: TestLogs;
let now: Date;
beforeAll(async () => {
  world = await openLogs({ name: 'keys', routes: [on(declaresKey, async () => ({}))] });
  now = world.app.time.now;
});
afterAll(() => world.app.close());

const somewhere = () => world.somewhere();
const place = (name: string) => ({ id: newId(), name });

test('what was recorded stands newest first, with its names and who did it', async () => {
  const { write, page } = world;
  const company = await somewhere();
  const [location, lock, person] = [place('Köln Dom'), place('Fach 7'), place('Kim Meier')];
  await write(company, { type: 'door.opened', at: addMinutes(now, -2), location, lock, person, orderNumber: 'ZL-7' });
  await write(company, { type: 'door.closed', at: addMinutes(now, -1), location, data: { seconds: 60 } });
  const { entries, next, searchedTo } = await page(company);
  expect(entries.map(({ type }) => type)).toEqual(['door.closed', 'door.opened']);
  expect(entries[0]).toMatchObject({ data: { seconds: 60 }, lockId: null, personName: '' });
  expect(entries[1]).toMatchObject({
    locationId: location.id,
    lockName: 'Fach 7',
    personName: 'Kim Meier',
    orderNumber: 'ZL-7',
  });
  expect([next, searchedTo]).toEqual([null, null]);
});

test('each word of a search begins one of the entry: names, order number, person, the texts of its data', async () => {
  const { write, types } = world;
  const company = await somewhere();
  await write(company, { type: 'a.one', location: place('Köln Dom'), lock: place('Fach B-12') });
  await write(company, { type: 'a.two', orderNumber: 'ZL-2026-0815', person: place('Ärzin Öztürk') });
  await write(company, { type: 'a.three', data: { reason: 'Kundin stand davor', deep: { list: ['Ünique'] } } });
  const cases: [string, string[]][] = [
    ['köl', ['a.one']],
    ['KÖLN dom', ['a.one']],
    ['b-12', ['a.one']],
    ['dom 12', ['a.one']],
    ['0815', ['a.two']],
    ['zl-2026', ['a.two']],
    ['öztürk ärz', ['a.two']],
    ['davor', ['a.three']],
    ['ünique', ['a.three']],
    ['öln', []],
    ['köln davor', []],
    ['reason', []],
  ];
  for (const [search, expected] of cases)
    expect([search, await types(company, { search })]).toEqual([search, expected]);
});

test('signs of a search only separate words, and never mean anything', async () => {
  const { write, types } = world;
  const company = await somewhere();
  await write(company, { type: 'a.one', data: { reason: 'Rabatt 100% & mehr' } });
  for (const search of [
    '%',
    '_',
    '%_%',
    '*',
    ':*',
    '&',
    '|',
    "'",
    '\\',
    '@ta.one',
    '!rabatt',
    "x' | 'rabatt",
    '(rabatt',
    '<->',
  ])
    expect([search, await types(company, { search })]).toEqual([
      search,
      search.includes('rabatt') && !search.includes('x') ? ['a.one'] : [],
    ]);
  expect(await types(company, { search: '100% & rabatt:*' })).toEqual(['a.one']);
});

test('a word of the sentence finds its entries, in the language of whoever searches', async () => {
  const { write, types, reader } = world;
  const company = await somewhere();
  await write(company, { type: 'battery.low', lock: place('1') }, { type: 'door.opened', data: { reason: 'Test' } });
  await write(
    company,
    { type: 'alert.raised', data: { kind: 'door_forced' } },
    { type: 'alert.raised', data: { kind: 'jam' } },
  );
  expect(await types(company, { search: 'batterie' })).toEqual(['battery.low']);
  expect(await types(company, { search: 'geöff test' })).toEqual(['door.opened']);
  expect(await types(company, { search: 'battery' })).toEqual([]);
  const kinds = async (search: string) => (await world.page(company, { search })).entries.map(({ data }) => data.kind);
  expect(await kinds('meldung aufgeb')).toEqual(['door_forced']);
  expect(await kinds('schloss')).toEqual(['jam']);
  expect(await kinds('alert')).toEqual([]);
  const english = await world.app.call(
    logApi.list,
    { filter: { search: 'battery' } },
    { token: reader(company).token, headers: { 'x-language': 'en' } },
  );
  expect(english.body.entries.map(({ type }) => type)).toEqual(['battery.low']);
});

test('every filter narrows, and all of them together', async () => {
  const { write, types } = world;
  const company = await somewhere();
  const [here, there, lock, person, controllerId] = [place('Hier'), place('Dort'), place('1'), place('Kim'), newId()];
  await write(company, { type: 'door.opened', location: here, lock, person, orderNumber: 'A1', controllerId });
  await write(company, { type: 'door.closed', location: here });
  await write(company, { type: 'rental.started', location: there, orderNumber: 'A12' });
  const sorted = async (filter: Parameters<typeof types>[1]) => (await types(company, filter)).sort();
  expect(await sorted({ locationIds: [here.id] })).toEqual(['door.closed', 'door.opened']);
  expect(await sorted({ locationIds: [here.id, there.id] })).toHaveLength(3);
  expect(await sorted({ lockIds: [lock.id, newId()] })).toEqual(['door.opened']);
  expect(await sorted({ personId: person.id })).toEqual(['door.opened']);
  expect(await sorted({ controllerId })).toEqual(['door.opened']);
  expect(await sorted({ orderNumber: 'A1' })).toEqual(['door.opened']);
  expect(await sorted({ subjects: ['door'] })).toEqual(['door.closed', 'door.opened']);
  expect(await sorted({ types: ['door.closed', 'rental.started'] })).toEqual(['door.closed', 'rental.started']);
  expect(await sorted({ subjects: ['door'], locationIds: [there.id] })).toEqual([]);
  const all = {
    locationIds: [here.id],
    lockIds: [lock.id],
    controllerId,
    subjects: ['door' as const],
    types: ['door.opened'],
  };
  expect(await sorted({ ...all, personId: person.id, orderNumber: 'A1', search: 'hier kim' })).toEqual(['door.opened']);
  expect(await sorted({ ...all, search: 'dort' })).toEqual([]);
});

test('every subject of the contract is one of the database', async () => {
  const { write, types } = world;
  const company = await somewhere();
  for (const subject of LogSubject.options)
    await write(company, { type: subject === 'other' ? 'call.sent' : `${subject}.happened` });
  for (const subject of LogSubject.options)
    expect(await types(company, { subjects: [subject] })).toEqual([
      subject === 'other' ? 'call.sent' : `${subject}.happened`,
    ]);
});

test('a stretch of time has its first moment inside and its last one outside', async () => {
  const { write, types } = world;
  const company = await somewhere();
  const at = (minute: number) => addMinutes(now, -minute);
  await write(company, { type: 'm.3', at: at(3) }, { type: 'm.2', at: at(2) }, { type: 'm.1', at: at(1) });
  expect(await types(company, { from: at(2), to: at(1) })).toEqual(['m.2']);
});

test('pages follow each other without gaps and doubles, also at one instant and across partitions', async () => {
  const { write, everything, app } = world;
  const company = await somewhere();
  await makeRoomInLog(app.db, addDays(now, -100), now);
  const lock = place('Fach 3');
  const many = Array.from({ length: LOG_PAGE * 3 + 7 }, (_, i) => ({
    type: 'door.opened',
    at: addDays(now, -Math.floor(i / 20) * 12),
    lock,
    data: { reason: i % 2 ? 'ungerade' : 'gerade' },
  }));
  await write(company, ...many);
  const orders = [
    {},
    { lockIds: [lock.id] },
    { subjects: ['door' as const] },
    { search: 'ger' },
    { search: 'tür gerad' },
  ];
  for (const filter of orders) {
    const found = await everything(company, filter);
    const expected = 'search' in filter ? Math.ceil(many.length / 2) : many.length;
    expect([filter, found.length, new Set(found.map(({ id }) => id)).size]).toEqual([filter, expected, expected]);
    const keys = found.map(({ at, id }) => `${at} ${id}`);
    expect(keys).toEqual(keys.toSorted().reverse());
  }
});

test('a search that finds little stops after a month, says so, and goes on further back', async () => {
  const { write, page, app } = world;
  const company = await somewhere();
  // More than is looked at one by one, so that the index has to tell.
  await app.db.rows(sql`
    insert into logs.log_entry (company_id, at, id, type, person_name)
    select ${company}, ${now}::timestamptz - n * interval '20 minutes', gen_random_uuid(), 'door.opened', 'Jemand' from generate_series(1, 6000) as n`);
  await write(company, { type: 'rare.near', at: addDays(now, -25), data: { reason: 'Seltenes' } });
  await write(company, { type: 'rare.far', at: addDays(now, -75), data: { reason: 'Seltenes' } });
  // Somebody else's, at the same time, in the same pages of the index.
  await write(await somewhere(), { type: 'rare.foreign', at: addDays(now, -25), data: { reason: 'Seltenes' } });
  const first = await page(company, { search: 'seltenes' });
  expect(first.entries.map(({ type }) => type)).toEqual(['rare.near']);
  expect(new Date(first.searchedTo!)).toEqual(addDays(now, -31));
  const second = await page(company, { search: 'seltenes', before: first.next! });
  expect([second.entries.length, new Date(second.searchedTo!)]).toEqual([0, addDays(now, -62)]);
  const third = await page(company, { search: 'seltenes', before: second.next! });
  expect(third.entries.map(({ type }) => type)).toEqual(['rare.far']);
  expect([third.next, third.searchedTo]).toEqual([null, null]);
  const asked = await page(company, { search: 'seltenes', from: addDays(now, -80) });
  expect([asked.entries.length, asked.next]).toEqual([2, null]);
});

test('what became frequent only further back is found newest first all the same', async () => {
  const { page, app } = world;
  const company = await somewhere();
  await app.db.rows(sql`
    insert into logs.log_entry (company_id, at, id, type, location_name)
    select ${company}, ${now}::timestamptz - n * interval '1 minute', gen_random_uuid(), 'door.opened',
      case when n < 2000 then 'Neustadt' else 'Altstadt' || n end from generate_series(1, 8000) as n`);
  const { entries } = await page(company, { search: 'altstadt' });
  expect(entries.map(({ locationName }) => locationName)).toEqual(
    Array.from({ length: LOG_PAGE }, (_, i) => `Altstadt${2000 + i}`),
  );
});

test('a franchisor sees its franchisees, a franchisee only itself, a stranger nothing', async () => {
  const { network, branch, stranger, write, types, page, reader } = world;
  const lock = place('Fach 1');
  await write(network.id, { type: 'net.a', at: addMinutes(now, -3) }, { type: 'net.b', at: addMinutes(now, -1) });
  await write(branch.id, { type: 'branch.a', at: addMinutes(now, -2), lock, data: { reason: 'Hafen' } });
  expect(await types(network.id)).toEqual(['net.b', 'branch.a', 'net.a']);
  expect(await types(network.id, { search: 'hafen' })).toEqual(['branch.a']);
  expect(await types(network.id, { lockIds: [lock.id] })).toEqual(['branch.a']);
  expect(await types(branch.id)).toEqual(['branch.a']);
  expect(await types(stranger.id)).toEqual([]);
  expect(await types(stranger.id, { lockIds: [lock.id], search: 'hafen' })).toEqual([]);

  const { at, id } = (await page(branch.id)).entries[0]!;
  const one = (companyId: string, wanted = id) => reader(companyId).call(logApi.find, { at, id: wanted });
  expect([(await one(network.id)).body.type, (await one(branch.id)).body.type]).toEqual(['branch.a', 'branch.a']);
  const [foreign, nobody] = [await one(stranger.id), await one(stranger.id, newId())];
  expect([foreign.status, foreign.body.code]).toEqual([404, 'log_entry.unknown']);
  expect([nobody.status, nobody.body.error]).toEqual([foreign.status, foreign.body.error]);

  const names = async (companyId: string) => (await reader(companyId).call(logApi.names, { kind: 'lock' })).body.names;
  expect((await names(network.id)).map(({ name }) => name)).toContain('Fach 1');
  expect(await names(stranger.id)).toEqual([]);
});

test('names to filter by are the latest ones, and are found by a part', async () => {
  const { write, reader } = world;
  const company = await somewhere();
  const [location, lock] = [place('Alter Markt'), place('Fach 10%')];
  await write(company, { type: 'a.a', location, lock, person: place('Kim Meier') });
  await write(company, { type: 'a.b', location: { ...location, name: 'Neuer Markt' } });
  const names = async (
    kind: 'location' | 'lock' | 'person' | 'type',
    more: { search?: string; parentId?: string } = {},
  ) => (await reader(company).call(logApi.names, { kind, ...more })).body.names.map(({ name }) => name);
  expect(await names('location')).toEqual(['Neuer Markt']);
  expect(await names('lock', { parentId: location.id, search: '0%' })).toEqual(['Fach 10%']);
  expect(await names('lock', { parentId: newId() })).toEqual([]);
  expect(await names('person', { search: 'meier k' })).toEqual(['Kim Meier']);
  expect(await names('person', { search: '%' })).toEqual([]);
  expect(await names('type')).toEqual(['a.a', 'a.b']);
});

test('an audit entry is in the log by itself, with place and person, and without secrets', async () => {
  const { write, scoped, page } = world;
  const company = await somewhere();
  const [location, lock, actor] = [place('Köln Dom'), place('Fach 7'), place('Kim Meier')];
  await write(company, { type: 'door.opened', location, lock });
  await audit(scoped(company), {
    subjectKind: 'lock',
    subjectId: lock.id,
    action: 'lock.edited',
    before: { number: '7', 'contact.phone': '1' },
    after: { number: '8', terminalKey: 'PLANTED', inner: [{ terminalKey: 'PLANTED', name: 'ok' }] },
    actor,
  });
  const { entries } = await page(company, { types: ['lock.edited'] });
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    lockId: lock.id,
    lockName: 'Fach 7',
    locationId: location.id,
    locationName: 'Köln Dom',
    personId: actor.id,
    personName: 'Kim Meier',
    data: {
      subjectKind: 'lock',
      subjectId: lock.id,
      before: { number: '7', 'contact.phone': '1' },
      after: {
        number: '8',
        terminalKey: '[redacted]',
        inner: [{ terminalKey: '[redacted]', name: 'ok' }],
      },
    },
  });
  expect(JSON.stringify(entries)).not.toContain('PLANTED');
});

test('the history of one lock is its own, page by page', async () => {
  const { write, scoped } = world;
  const company = await somewhere();
  const [lock, other] = [place('1'), place('2')];
  await write(company, ...Array.from({ length: 60 }, (_, i) => ({ type: `n.${i}`, at: addMinutes(now, -i), lock })));
  await write(company, { type: 'x.other', lock: other });
  const first = await listForLock(scoped(company), lock.id);
  const second = await listForLock(scoped(company), lock.id, first.next!);
  expect([...first.entries, ...second.entries].map(({ type }) => type)).toEqual(
    Array.from({ length: 60 }, (_, i) => `n.${i}`),
  );
  expect(second.next).toBeNull();
  expect((await listForLock(scoped(newId()), lock.id)).entries).toEqual([]);
});

test('only who may read the log reads it', async () => {
  const { app } = world;
  for (const endpoint of [logApi.list, logApi.exportCsv] as const)
    expect((await app.as({ companyId: newId() }).call(endpoint, { filter: {} })).body.code).toBe('access.denied');
  expect((await app.call(logApi.names, { kind: 'person' })).body.code).toBe('access.signed_out');
});

test('the plot counts what the list finds, in stretches from the beginning of the span', async () => {
  const { write, reader } = world;
  const company = await somewhere();
  const [yard, dom] = [place('Hof'), place('Dom')];
  const at = (minutes: number) => addMinutes(now, -minutes);
  await write(company, ...[10, 11, 50].map((minutes) => ({ type: 'door.opened', at: at(minutes), location: dom })));
  await write(company, { type: 'battery.low', at: at(10), location: yard });
  const ask = async (filter: object) =>
    z.parse(logApi.plot.output, (await reader(company).call(logApi.plot, { filter })).body);

  const hour = await ask({ from: at(60) });
  expect(hour).toMatchObject({ from: at(60), to: now, stepMinutes: 1 });
  expect(hour.bars).toEqual([
    { at: at(50), count: 1 },
    { at: at(11), count: 1 },
    { at: at(10), count: 2 },
  ]);
  expect((await ask({ from: at(60), search: 'geöffnet dom' })).bars.map(({ count }) => count)).toEqual([1, 1, 1]);
  expect((await ask({ from: at(60), types: ['battery.low'] })).bars).toEqual([{ at: at(10), count: 1 }]);
  expect((await ask({ search: '…' })).bars).toEqual([]);
  expect((await ask({ from: now, to: at(60) })).bars).toEqual([]);
  expect(await ask({})).toMatchObject({ from: addDays(now, -31), stepMinutes: 720 });
  const elsewhere = await reader(world.stranger.id).call(logApi.plot, { filter: { from: at(60) } });
  expect(elsewhere.body.bars).toEqual([]);
});

test('what nobody can say is not recorded: a type made at run time does not get past the tests', async () => {
  const company = await somewhere();
  const kind = ['moved', 'by', 'night'].join('_');
  await expect(record(world.scoped(company), { type: `door.${kind}` })).rejects.toThrow('door.moved_by_night');
  await record(world.scoped(company), { type: 'door.opened' });
  expect(await world.types(company)).toEqual(['door.opened']);
});
