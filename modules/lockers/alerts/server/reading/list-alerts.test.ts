import type { Input } from '@fachwerk/base/contract';
import { addDays, addMinutes, dayOf } from '@fachwerk/base/time';
import { createCompany } from '@fachwerk/companies/facade';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AlertPriority, alertApi } from '../../contract.ts';
import { type AlertApp, openAlertApp } from '../alerts.for-tests.ts';
import { type Cause, raiseAlert, raiseAlerts, settleAlert } from '../facade.ts';
import { PAGE_SIZE } from './list-alerts.ts';

let world: AlertApp;
let own: string;
let below: string;
beforeAll(async () => {
  world = await openAlertApp();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  const [name, ctx] = [newId(), world.app.work()];
  const above = await createCompany(ctx, { name, kind: 'franchisor' });
  own = above.id;
  below = (await createCompany(ctx, { name: `${name}-f`, kind: 'franchisee', franchisorCompany: above.code })).id;
});

const later = (minutes: number) => {
  world.app.time.now = addMinutes(world.app.time.now, minutes);
};
async function raised(name: string, given: Partial<Cause> = {}, companyId = own): Promise<string> {
  later(1);
  const subject = { kind: 'lock' as const, id: newId(), name };
  const cause = { ...world.cause({ kind: 'jam' }), subject, ...given };
  return (await raiseAlert(world.scoped(companyId), cause)).alertId;
}
type Filter = Input<typeof alertApi.list>['filter'];
const list = async (filter: Filter, companyId = own) =>
  (await world.reader(companyId).call(alertApi.list, { filter })).body;
const names = async (filter: Filter, companyId = own) =>
  (await list(filter, companyId)).alerts.map(({ subject }) => subject.name);

test('open ones stand by priority, then newest first; all together newest first', async () => {
  for (const [name, priority] of Object.entries({ a: 'normal', b: 'urgent', c: 'high', d: 'urgent' })) {
    await raised(name, { priority: priority as AlertPriority });
  }
  expect(await names({ states: ['open'] })).toEqual(['d', 'b', 'c', 'a']);
  expect(await names({})).toEqual(['d', 'c', 'b', 'a']);
});

test('pages follow each other without a gap, over companies and priorities', async () => {
  const causes = (count: number, priority: AlertPriority) =>
    Array.from({ length: count }, () => ({ ...world.cause(), priority }));
  await raiseAlerts(world.scoped(own), [...causes(30, 'normal'), ...causes(15, 'high')]);
  await raiseAlerts(world.scoped(below), [...causes(30, 'normal'), ...causes(5, 'urgent')]);
  for (const states of [['open' as const], undefined]) {
    const first = await list({ ...(states && { states }) });
    const second = await list({ ...(states && { states }), before: first.next! });
    expect([first.alerts.length, second.alerts.length, second.next]).toEqual([PAGE_SIZE, 80 - PAGE_SIZE, null]);
    const all = [...first.alerts, ...second.alerts];
    expect(new Set(all.map(({ id }) => id)).size).toBe(80);
    if (states) expect(all.slice(0, 20).every(({ priority }) => priority !== 'normal')).toBe(true);
  }
});

test('filters narrow the list, each by itself and together', async () => {
  const place = await world.location(own);
  const person = newId();
  const offline = await raised('Nord', { kind: 'controller_offline', location: place });
  const jam = await raised('12 % neu');
  await raised('13', { kind: 'battery_low' });
  await world.app.db.rows(world.app.sql`
    update alerts.alert set assignee_id = ${person}, assignee_name = 'Kim Licht' where company_id = ${own} and id = ${jam}`);
  const { subject } = (await list({})).alerts.find(({ id }) => id === offline)!;
  const { now } = world.app.time;
  const today = dayOf(now).toString();
  const cases: [Filter, string[]][] = [
    [{ kinds: ['controller_offline', 'battery_low'] }, ['13', 'Nord']],
    [{ kinds: [] }, []],
    [{ priorities: ['normal'] }, ['13']],
    [{ locationIds: [place.id] }, ['Nord']],
    [{ assigned: 'nobody' }, ['13', 'Nord']],
    [{ subjectId: subject.id }, ['Nord']],
    [{ search: 'haupt nord' }, ['Nord']],
    [{ search: '2 %' }, ['12 % neu']],
    [{ search: '_' }, []],
    [{ search: 'licht' }, ['12 % neu']],
    [{ states: ['settled', 'done'] }, []],
    [{ kinds: ['jam'], priorities: ['normal'] }, []],
    [{ from: today, to: today }, ['13', '12 % neu', 'Nord']],
    [{ from: dayOf(addDays(now, 1)).toString() }, []],
    [{ to: dayOf(addDays(now, -1)).toString() }, []],
  ];
  for (const [filter, expected] of cases) expect([filter, await names(filter)]).toEqual([filter, expected]);
  const mine = await world.staff(own, person).call(alertApi.list, { filter: { assigned: 'mine' } });
  expect(mine.body.alerts.map(({ id }) => id)).toEqual([jam]);
});

test('a franchisor sees its franchisees’ alerts, a franchisee only its own, anybody else none', async () => {
  const [mine, theirs] = [await raised('oben'), await raised('unten', {}, below)];
  expect(await names({})).toEqual(['unten', 'oben']);
  expect(await names({}, below)).toEqual(['unten']);
  expect(await names({}, world.stranger.id)).toEqual([]);
  expect((await list({ before: mine }, world.stranger.id)).alerts).toEqual([]);
  const found = await world.reader(own).call(alertApi.find, { id: theirs });
  expect(found.body).toMatchObject({
    companyId: below,
    kind: 'jam',
    state: 'open',
    times: 1,
    assignee: null,
    talk: [],
  });
  const refusals = [
    await world.reader(below).call(alertApi.find, { id: mine }),
    await world.reader(world.stranger.id).call(alertApi.find, { id: theirs }),
    await world.reader(own).call(alertApi.find, { id: newId() }),
  ].map(({ status, body }) => [status, body.code, body.error]);
  expect(refusals).toEqual(Array(3).fill([404, 'alert.unknown', 'Diese Meldung gibt es nicht.']));
});

test('the counts say what is open in sight, by priority and kind', async () => {
  await raised('a');
  await raised('b', {}, below);
  await raised('c', { kind: 'battery_low' });
  const gone = world.cause();
  await raiseAlert(world.scoped(own), gone);
  await settleAlert(world.scoped(own), gone.kind, gone.subject.id);
  const counts = async (companyId: string) => (await world.reader(companyId).call(alertApi.counts, {})).body;
  expect(await counts(own)).toEqual({
    open: 3,
    unassigned: 3,
    mine: 0,
    byPriority: { urgent: 2, high: 0, normal: 1 },
    byKind: { jam: 2, battery_low: 1 },
  });
  expect((await counts(below)).open).toBe(1);
  expect(await counts(world.stranger.id)).toMatchObject({ open: 0, byKind: {} });
});

test('only who may read alerts reads them', async () => {
  const nobody = world.app.as({ companyId: own });
  expect((await world.app.call(alertApi.list, { filter: {} })).status).toBe(401);
  expect((await nobody.call(alertApi.list, { filter: {} })).status).toBe(403);
  expect((await nobody.call(alertApi.counts, {})).status).toBe(403);
});
