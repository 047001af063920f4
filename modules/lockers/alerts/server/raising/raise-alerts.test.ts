import { addMinutes } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AlertKind } from '../../contract.ts';
import { type AlertApp, openAlertApp } from '../alerts.for-tests.ts';
import { type Cause, raiseAlert, raiseAlerts, settleAlert, settleAlerts } from '../facade.ts';

let world: AlertApp;
let companyId: string;
beforeAll(async () => {
  world = await openAlertApp();
  companyId = world.hamburg.id;
});
afterAll(() => world.app.close());

const later = (minutes: number) => {
  world.app.time.now = addMinutes(world.app.time.now, minutes);
};
const raise = (cause: Cause) => raiseAlert(world.scoped(companyId), cause);
const settle = ({ kind, subject }: Cause) => settleAlert(world.scoped(companyId), kind, subject.id);
const alertsOf = ({ subject }: Cause) =>
  world.app.db.rows<{ id: string; state: string; times: number; data: object; priority: string }>(world.app.sql`
    select id, state, times, data, priority from alerts.alert
    where company_id = ${companyId} and subject_id = ${subject.id} order by raised_at, id`);
const streamRow = () =>
  world.app.sql`select from kit.stream where company_id = ${companyId} and name = 'alerts' for update`;
const alertRow = ({ subject }: Cause) =>
  world.app.sql`select from alerts.alert where company_id = ${companyId} and subject_id = ${subject.id} for update`;

test('a cause that is reported again and again has one alert, with what was reported last', async () => {
  const cause = world.cause({ kind: 'battery_low', data: { battery: 28 } });
  const first = await raise(cause);
  later(5);
  const second = await raise({ ...cause, data: { battery: 27 } });
  expect([first.isNew, second.isNew, second.alertId]).toEqual([true, false, first.alertId]);
  await raiseAlert(world.scoped(companyId), { ...world.cause({ kind: 'battery_low' }), subject: cause.subject });
  expect(await alertsOf(cause)).toEqual([
    { id: first.alertId, state: 'open', times: 1, data: { battery: 27 }, priority: 'normal' },
  ]);
});

test('a jam on top of a jam is counted', async () => {
  const cause = world.cause({ kind: 'jam' });
  await raise(cause);
  later(2);
  expect((await raise(cause)).isNew).toBe(false);
  expect(await alertsOf(cause)).toMatchObject([{ state: 'open', times: 2 }]);
});

test('an outage that flaps is one alert, and half an hour of rest makes the next a new one', async () => {
  const cause = world.cause();
  const { alertId } = await raise(cause);
  for (let i = 0; i < 3; i++) {
    later(1);
    await settle(cause);
    later(20);
    expect(await raise(cause)).toEqual({ alertId, isNew: false });
  }
  await settle(cause);
  expect(await alertsOf(cause)).toMatchObject([{ state: 'settled', times: 4 }]);
  later(30);
  expect((await raise(cause)).isNew).toBe(true);
  expect((await alertsOf(cause)).map(({ state }) => state)).toEqual(['settled', 'open']);
});

test('two reports at the same moment make one alert, and one of them is told that it is new', async () => {
  await raise(world.cause());
  const cause = world.cause();
  // The first waits here with its alert written, the second waits for the first.
  const both = await world.app.race(streamRow(), () => [raise(cause), raise(cause)]);
  expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  expect(both[0]!.alertId).toBe(both[1]!.alertId);
  expect(await alertsOf(cause)).toMatchObject([{ state: 'open', times: 1 }]);
});

test('two reports of an outage that is back count it once', async () => {
  const cause = world.cause();
  await raise(cause);
  await settle(cause);
  await world.app.race(alertRow(cause), () => [raise(cause), raise(cause)]);
  expect(await alertsOf(cause)).toMatchObject([{ state: 'open', times: 2 }]);
});

/** Two batches with the same causes, one the other way round; says how often a transaction had to begin. */
async function crossing(causes: readonly Cause[], held: Parameters<AlertApp['app']['race']>[0]): Promise<number> {
  let begun = 0;
  const batch = (some: readonly Cause[]) =>
    world.app.db.transaction(async (db) => {
      begun++;
      return raiseAlerts({ ...world.scoped(companyId), db }, some);
    });
  const [one, other] = await world.app.race(held, () => [batch(causes), batch(causes.toReversed())]);
  expect(other!.map(({ alertId }) => alertId).toReversed()).toEqual(one!.map(({ alertId }) => alertId));
  return begun;
}

test('two batches that name the same causes the other way round do not block each other', async () => {
  const causes = [1, 2, 3, 4].map(() => world.cause());
  const { kind, subject } = causes[1]!;
  const somebodyElses = world.app.sql`
    insert into alerts.alert (company_id, id, kind, priority, state, subject_kind, subject_id, subject_name, raised_at, last_at)
    values (${companyId}, ${newId()}, ${kind}, 'high', 'open', ${subject.kind}, ${subject.id}, '', ${world.app.time.now}, ${world.app.time.now})`;
  expect(await crossing(causes, somebodyElses)).toBe(2);
  expect(await crossing(causes, alertRow(causes[1]!))).toBe(2);
  for (const cause of causes) expect(await alertsOf(cause)).toHaveLength(1);
});

test('a batch is answered in its order, names a cause twice without harm, and is told once per company', async () => {
  const before = { own: (await world.told(companyId)).length, above: (await world.told(world.city.id)).length };
  const [a, b] = [world.cause(), world.cause({ kind: 'jam', subject: { kind: 'lock', id: newId(), name: '7' } })];
  const raised = await raiseAlerts(world.scoped(companyId), [b, a, b]);
  expect(raised.map(({ isNew }) => isNew)).toEqual([true, true, true]);
  expect(raised[0]!.alertId).toBe(raised[2]!.alertId);
  const told = [(await world.told(companyId)).slice(before.own), (await world.told(world.city.id)).slice(before.above)];
  const event = { type: 'raised', kinds: ['controller_offline', 'jam'], subjectIds: [a.subject.id, b.subject.id] };
  for (const events of told) expect(events.map(sorted)).toEqual([sorted(event)]);
});

const sorted = (event: unknown) => {
  const { type, kinds, subjectIds } = event as { type: string; kinds: string[]; subjectIds: string[] };
  return [type, kinds.toSorted(), subjectIds.toSorted()];
};

test('what happened stands in the log, and an empty batch leaves no trace', async () => {
  const cause = world.cause({ kind: 'jam', subject: { kind: 'lock', id: newId(), name: '7' } });
  await raise(cause);
  later(1);
  await settle(cause);
  await settle(cause);
  await raiseAlerts(world.scoped(companyId), []);
  await settleAlerts(world.scoped(companyId), []);
  const entries = (await world.logged(companyId)).filter(({ lockId }) => lockId === cause.subject.id);
  expect(entries.map(({ type, data }) => [type, data.kind])).toEqual([
    ['alert.raised', 'jam'],
    ['alert.settled', 'jam'],
  ]);
  const t = world.app.app.texts.in('de');
  expect(entries.map(({ type }) => t(`log.${type}`, { kind: 'jam' }))).toEqual([
    'Meldung: Schloss klemmt',
    'Automatisch behoben: Schloss klemmt',
  ]);
});

test('settling one cause leaves the others, and the same cause of another company', async () => {
  const cause = world.cause();
  const [jam, foreign] = [{ ...cause, kind: 'jam' as const }, world.scoped(world.city.id)];
  await raiseAlerts(world.scoped(companyId), [cause, jam]);
  await raiseAlert(foreign, cause);
  await settle(cause);
  expect((await alertsOf(cause)).map(({ state }) => state).sort()).toEqual(['open', 'settled']);
  const open = await world.app.db.rows(world.app.sql`
    select from alerts.open_alert_view where company_id = ${world.city.id} and subject_id = ${cause.subject.id}`);
  expect(open).toHaveLength(1);
});

test('whatever is reported and whenever: one open alert at most, and as many as the pauses say', async () => {
  const Step = fc.record({
    what: fc.constantFrom('raise' as const, 'settle' as const),
    kind: fc.constantFrom<AlertKind>('jam', 'lock_unseen'),
    minutes: fc.integer({ min: 1, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 12 }), async (steps) => {
      const cause = world.cause();
      const expected = { jam: 0, lock_unseen: 0 } as Record<AlertKind, number>;
      const ended: Partial<Record<AlertKind, number>> = {};
      const isOpen: Partial<Record<AlertKind, boolean>> = {};
      let clock = 0;
      for (const { what, kind, minutes } of steps) {
        later(minutes);
        clock += minutes;
        if (what === 'raise') {
          if (!isOpen[kind] && clock - (ended[kind] ?? -60) >= 30) expected[kind]++;
          isOpen[kind] = true;
          await raise({ ...cause, kind });
        } else {
          if (isOpen[kind]) ended[kind] = clock;
          isOpen[kind] = false;
          await settle({ ...cause, kind });
        }
      }
      const all = await world.app.db.rows<{ kind: AlertKind; state: string }>(world.app.sql`
        select kind, state from alerts.alert where company_id = ${companyId} and subject_id = ${cause.subject.id}`);
      for (const kind of ['jam', 'lock_unseen'] as const) {
        const own = all.filter((alert) => alert.kind === kind);
        expect(own).toHaveLength(expected[kind]);
        expect(own.filter(({ state }) => state === 'open')).toHaveLength(isOpen[kind] ? 1 : 0);
      }
    }),
    { numRuns: 25 },
  );
});
