import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_PROPOSED, type RecordKind, type RoundSheet } from '../contract.ts';
import { roundApi } from '../contract-round.ts';
import { openRounds, type TestRounds } from './rounds.for-tests.ts';

let world: TestRounds;
beforeAll(async () => {
  world = await openRounds();
});
afterAll(() => world.app.close());

const names = ({ stops }: RoundSheet) => stops.map(({ name }) => name);
const alertState = async (id: string) =>
  (await world.app.db.first<{ state: string }>(
    world.app
      .sql`select state from alerts.alert where company_id = any(${[world.city.id, world.hamburg.id]}) and id = ${id}`,
  ))!.state;
const report = (id: string, kind: Exclude<RecordKind, 'photo'>, given: object = {}) =>
  world
    .crew(world.city)
    .call(roundApi.record, { id, recordId: newId(), kind, text: '', count: 0, agoSeconds: 0, ...given });

test('a round is planned from what is open, ordered by distance and by opening hours', async () => {
  const closed = { isAlwaysOpen: false, weekly: everyDay([]), holidaysOf: null, onHolidays: [], exceptions: [] };
  const late = { ...closed, weekly: everyDay([{ from: '08:20', to: '22:00' }]) };
  const [west, far, middle, shut] = [
    await world.wallAt('West', 13.0, { openingHours: late }),
    await world.wallAt('Fern', 13.09),
    await world.wallAt('Mitte', 13.03),
    await world.wallAt('Zu', 13.04, { openingHours: closed }),
  ];
  await world.jam(middle);
  const sheet = await world.sheet([far.id, shut.id, middle.id, west.id]);
  expect(sheet.round).toMatchObject({
    state: 'planned',
    technicianName: 'Toni Technik',
    stops: 4,
    tasks: 1,
    tasksOpen: 1,
  });
  expect(names(sheet)[0]).not.toBe('Zu');
  expect(sheet.stops.map(({ name, isClosed }) => [name, isClosed]).at(-1)).toEqual(['Zu', true]);
  expect(sheet.stops.filter(({ isClosed }) => isClosed)).toHaveLength(1);
  const [task] = sheet.stops.find(({ name }) => name === 'Mitte')!.tasks;
  expect(task).toMatchObject({ kind: 'alert', state: 'open', lockId: middle.lockId, data: { alertKind: 'jam' } });
  expect(task!.qrCode).not.toBe('');
});

test('a tick finishes the alert with the notes as comment, once', async () => {
  const at = await world.wallAt('Klemmt', 13.1);
  const alertId = await world.jam(at);
  const { round, stops } = await world.sheet([at.id]);
  const { id: taskId, stopId } = stops[0]!.tasks[0]!;
  await report(round.id, 'note', { taskId, stopId, text: 'Schließblech gerichtet' });
  const recordId = newId();
  const first = await world.tick(round.id, taskId, recordId);
  expect([first.status, first.body.outcome, first.body.sheet.round.tasksOpen]).toEqual([200, 'applied', 0]);
  expect(await alertState(alertId)).toBe('done');
  const again = await world.tick(round.id, taskId, recordId);
  expect([again.body.outcome, again.body.sheet.records.filter(({ kind }) => kind === 'done')]).toEqual([
    'applied',
    [expect.anything()],
  ]);
  expect((await world.tick(round.id, taskId)).body.outcome).toBe('already');
  const comments = await world.app.db.rows<{ text: string }>(
    world.app.sql`select text from alerts.alert_comment where company_id = ${world.city.id} and alert_id = ${alertId}`,
  );
  expect(comments).toEqual([{ text: 'Schließblech gerichtet' }]);
  expect((await report(round.id, 'reopened', { taskId })).body.outcome).toBe('applied');
  expect(await alertState(alertId)).toBe('open');
});

test('a checked box is free, a repaired box is in service, and who comes late is told', async () => {
  const place = await world.wall(2, { checkMinutes: 60 });
  const rental = await world.rent({ place });
  await world.stop(rental);
  const broken = place.boxes.find((id) => id !== rental.lockId)!;
  await world.app.db.rows(world.app.sql`
    update lockers.lock set out_cause = 'staff', out_since = ${world.app.time.now}, out_reason = 'Verbogen', out_person = 'Ada'
    where company_id = ${world.city.id} and id = ${broken}`);
  const { round, stops } = await world.sheet([place.id]);
  const taskOf = (kind: string) => stops[0]!.tasks.find((task) => task.kind === kind)!;
  expect([taskOf('check').lockId, taskOf('out_of_service').lockId]).toEqual([rental.lockId, broken]);
  expect((await world.tick(round.id, taskOf('check').id)).body.outcome).toBe('applied');
  expect(await world.stateOf(rental)).toBe('free');
  expect((await world.tick(round.id, taskOf('out_of_service').id)).body.outcome).toBe('applied');
  expect(await world.stateOf({ companyId: place.companyId, lockId: broken })).toBe('free');

  const second = await world.rent({ place });
  await world.stop(second);
  const next = await world.sheet([place.id]);
  world.later(61);
  await world.app.runJobs();
  expect((await world.tick(next.round.id, next.stops[0]!.tasks[0]!.id)).body.outcome).toBe('already');
});

test('without the single right a tick is kept, says so, and settles nothing', async () => {
  const place = await world.wall(3, { checkMinutes: 60 });
  const rental = await world.rent({ place });
  await world.stop(rental);
  const [broken, stuck] = place.boxes.filter((id) => id !== rental.lockId) as [string, string];
  await world.app.db.rows(world.app.sql`
    update lockers.lock set out_cause = 'staff', out_since = ${world.app.time.now}, out_reason = 'Verbogen', out_person = 'Ada'
    where company_id = ${world.city.id} and id = ${broken}`);
  const alertId = await world.jam({ ...place, lockId: stuck });
  const { round, stops } = await world.sheet([place.id]);
  const worker = world.crew(world.city, world.technicianId, ['rounds.read', 'rounds.work']);
  const given = { id: round.id, kind: 'done' as const, text: '', count: 0, agoSeconds: 0 };
  for (const { id: taskId } of stops[0]!.tasks) {
    const { status, body } = await worker.call(roundApi.record, { ...given, recordId: newId(), taskId });
    expect([status, body.outcome]).toEqual([200, 'not_settled']);
    expect(body.sheet.stops[0]!.tasks.find(({ id }) => id === taskId)!.state).toBe('done');
  }
  expect(await alertState(alertId)).toBe('open');
  expect(await world.stateOf(rental)).toBe('to_check');
  expect(await world.stateOf({ companyId: place.companyId, lockId: broken })).toBe('out_of_service');
  const { body } = await worker.call(roundApi.find, { id: round.id });
  expect(body.records.map(({ outcome }) => outcome)).toEqual(['not_settled', 'not_settled', 'not_settled']);
});

test('everything that waited on a phone arrives, also after the office has called the round off', async () => {
  const at = await world.wallAt('Funkloch', 13.2);
  await world.jam(at);
  const { round, stops } = await world.sheet([at.id]);
  const stopId = stops[0]!.id;
  const taskId = stops[0]!.tasks[0]!.id;
  await world.crew(world.city).call(roundApi.cancel, { id: round.id });
  const ago = { agoSeconds: 3600 };
  await report(round.id, 'skipped', { taskId, text: 'Ersatzteil fehlt', ...ago });
  await report(round.id, 'part', { stopId, text: 'Batteriesatz', count: 2, ...ago });
  await report(round.id, 'added', { stopId, text: 'Aufkleber erneuern', ...ago });
  const { body } = await report(round.id, 'stop_finished', {
    stopId,
    text: 'open_tasks',
    nextVisitOn: '2026-03-09',
    ...ago,
  });
  expect(body.sheet.round).toMatchObject({
    state: 'running',
    stopsFinished: 1,
    tasks: 2,
    tasksOpen: 1,
    tasksSkipped: 1,
  });
  expect(body.sheet.round.startedAt).toEqual(new Date(world.app.time.now.getTime() - 3_600_000).toISOString());
  expect(body.sheet.stops[0]).toMatchObject({ nextVisitOn: '2026-03-09', nextVisitReason: 'open_tasks' });
  expect(body.sheet.records.map(({ kind, text, count }) => [kind, text, count])).toEqual([
    ['skipped', 'Ersatzteil fehlt', 0],
    ['part', 'Batteriesatz', 2],
    ['added', 'Aufkleber erneuern', 0],
    ['stop_finished', 'open_tasks', 0],
  ]);
  expect(body.sheet.partNames).toContain('Batteriesatz');
  await report(round.id, 'finished');
  const late = await report(round.id, 'note', { stopId, text: 'Nachtrag', agoSeconds: 10 });
  expect([late.status, late.body.sheet.round.state]).toEqual([200, 'finished']);
  const proposed = await world.crew(world.city).call(roundApi.proposal, { day: '2026-03-09' });
  expect(proposed.body.locations.find(({ locationId }) => locationId === at.id)).toMatchObject({
    dueOn: '2026-03-09',
    plannedOn: null,
  });
});

test('a phone that was away for eight locations sends everything, twice, and it is there once', async () => {
  const walls = [];
  for (let n = 0; n < 8; n++) walls.push(await world.wallAt(`Acht ${n}`, 15 + n / 100));
  for (const at of walls) await world.jam(at);
  const { round, stops } = await world.sheet(walls.map(({ id }) => id));
  const waiting = stops.flatMap(({ id: stopId, tasks }) => [
    ...tasks.map(({ id: taskId }) => ({ recordId: newId(), kind: 'done' as const, taskId })),
    { recordId: newId(), kind: 'part' as const, stopId, text: 'Schließblech', count: 1 },
    { recordId: newId(), kind: 'stop_finished' as const, stopId, text: 'routine', nextVisitOn: '2026-04-01' },
  ]);
  for (const record of [...waiting, ...waiting]) {
    const sent = await world
      .crew(world.city)
      .call(roundApi.record, { id: round.id, text: '', count: 0, agoSeconds: 60, ...record });
    expect([sent.status, sent.body.outcome]).toEqual([200, 'applied']);
  }
  const { body } = await world.crew(world.city).call(roundApi.find, { id: round.id });
  expect(body.round).toMatchObject({ stops: 8, stopsFinished: 8, tasks: 8, tasksOpen: 0 });
  expect(body.records).toHaveLength(24);
  const done = await world.app.db.rows(world.app.sql`
    select from alerts.alert where company_id = ${world.city.id} and state = 'done' and location_id = any(${walls.map(({ id }) => id)}::uuid[])`);
  expect(done).toHaveLength(8);
});

test('the same report twice at the same moment is done once', async () => {
  const at = await world.wallAt('Doppelt', 13.3);
  await world.jam(at);
  const { round, stops } = await world.sheet([at.id]);
  const recordId = newId();
  const send = () => world.tick(round.id, stops[0]!.tasks[0]!.id, recordId);
  const row = world.app
    .sql`select from rounds.round where company_id = ${world.city.id} and id = ${round.id} for update`;
  const answers = await world.app.race(row, () => [send(), send()]);
  expect(answers.map(({ status, body }) => [status, body.outcome])).toEqual([
    [200, 'applied'],
    [200, 'applied'],
  ]);
  const { body } = await world.crew(world.city).call(roundApi.find, { id: round.id });
  expect(body.records).toHaveLength(1);
});

test('a photo is drawn anew and kept once', async () => {
  const at = await world.wallAt('Foto', 13.4);
  const { round, stops } = await world.sheet([at.id]);
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const recordId = newId();
  const send = (bytes: Uint8Array, id = recordId) =>
    world.crew(world.city).call(roundApi.photo, {
      id: round.id,
      recordId: id,
      stopId: stops[0]!.id,
      agoSeconds: 0,
      file: { name: 'foto.png', type: 'image/png', bytes },
    });
  await send(new Uint8Array(picture));
  const { body } = await send(new Uint8Array(picture));
  expect(body.sheet.records.map(({ kind, url }) => [kind, url])).toEqual([
    ['photo', expect.stringMatching(/^\/api\/files\/.+\.webp$/)],
  ]);
  const refused = await send(new Uint8Array([1, 2, 3]), newId());
  expect([refused.status, refused.body.code]).toEqual([422, 'round.photo_not_taken']);
});

test('stops are ordered by hand, from where one stands, and given to somebody else', async () => {
  const walls = [await world.wallAt('A', 14.0), await world.wallAt('B', 14.01), await world.wallAt('C', 14.02)];
  const { round, stops } = await world.sheet(walls.map(({ id }) => id));
  const crew = world.crew(world.city);
  const idOf = (name: string) => stops.find((stop) => stop.name === name)!.id;
  const byHand = await crew.call(roundApi.order, { id: round.id, stopIds: [idOf('B'), idOf('C'), idOf('A')] });
  expect(names(byHand.body)).toEqual(['B', 'C', 'A']);
  const fromEast = await crew.call(roundApi.order, { id: round.id, start: { latitude: 52.5, longitude: 14.1 } });
  expect(names(fromEast.body)).toEqual(['C', 'B', 'A']);
  const changed = await crew.call(roundApi.order, { id: round.id, stopIds: [idOf('A')] });
  expect([changed.status, changed.body.code]).toEqual([409, 'round.stops_changed']);
  await report(round.id, 'stop_finished', { stopId: idOf('A') });
  const rest = await crew.call(roundApi.order, { id: round.id, stopIds: [idOf('B'), idOf('C')] });
  expect(names(rest.body)).toEqual(['A', 'B', 'C']);
  const nobody = await crew.call(roundApi.assign, { id: round.id, technicianId: newId() });
  expect([nobody.status, nobody.body.code]).toEqual([404, 'round.technician_unknown']);
  const running = await crew.call(roundApi.cancel, { id: round.id });
  expect([running.status, running.body.code]).toEqual([409, 'round.started']);
});

test('a stop is added to a running round with its work, and taken out while nothing was done there', async () => {
  const first = await world.wallAt('Erst', 14.5);
  const later = await world.wallAt('Später', 14.51);
  await world.jam(later);
  const { round } = await world.sheet([first.id]);
  const { id } = round;
  await report(id, 'started');
  const crew = world.crew(world.city);
  const row = world.app.sql`select from rounds.round where company_id = ${world.city.id} and id = ${id} for update`;
  const add = () => crew.call(roundApi.addStop, { id, locationId: later.id });
  const added = await world.app.race(row, () => [add(), add()]);
  expect(added.map(({ status, body }) => [status, names(body), body.round.tasksOpen])).toEqual([
    [200, ['Erst', 'Später'], 1],
    [200, ['Erst', 'Später'], 1],
  ]);
  const stopId = added[0]!.body.stops[1]!.id;
  expect(added[0]!.body.stops[1]!.arrivesAt).not.toBeNull();
  for (let twice = 0; twice < 2; twice++)
    expect(names((await crew.call(roundApi.removeStop, { id, stopId })).body)).toEqual(['Erst']);
  const only = (await crew.call(roundApi.find, { id })).body.stops[0]!;
  expect((await crew.call(roundApi.removeStop, { id, stopId: only.id })).body.code).toBe('round.last_stop');
  await add();
  await report(id, 'note', { stopId: only.id, text: 'Sauber' });
  expect((await crew.call(roundApi.removeStop, { id, stopId: only.id })).body.code).toBe('round.stop_begun');
  expect((await crew.call(roundApi.addStop, { id, locationId: world.abroad.id })).body.code).toBe(
    'round.location_unknown',
  );
  await report(id, 'finished');
  expect((await crew.call(roundApi.addStop, { id, locationId: world.berlin.id })).body.code).toBe('round.over');
});

test('nobody else’s round can be seen or worked on, and no round goes to foreign locations', async () => {
  const at = await world.wallAt('Unser', 13.5);
  await world.jam(at);
  const { round, stops } = await world.sheet([at.id]);
  const { id } = round;
  for (const stranger of [world.crew(world.other), world.crew(world.hamburg)]) {
    const answers = [
      await stranger.call(roundApi.find, { id }),
      await stranger.call(roundApi.order, { id }),
      await stranger.call(roundApi.assign, { id, technicianId: newId() }),
      await stranger.call(roundApi.cancel, { id }),
      await stranger.call(roundApi.addStop, { id, locationId: at.id }),
      await stranger.call(roundApi.removeStop, { id, stopId: stops[0]!.id }),
      await stranger.call(roundApi.record, {
        id,
        recordId: newId(),
        kind: 'done',
        taskId: stops[0]!.tasks[0]!.id,
        text: '',
        count: 0,
        agoSeconds: 0,
      }),
      await stranger.call(roundApi.photo, {
        id,
        recordId: newId(),
        stopId: stops[0]!.id,
        agoSeconds: 0,
        file: { name: 'x', type: '', bytes: new Uint8Array(1) },
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'round.unknown']));
    expect((await stranger.call(roundApi.list, { filter: {} })).body.rounds).toEqual([]);
  }
  const abroad = await world.plan([world.altona.id], { company: world.other });
  expect(abroad.body.code).toBe('round.technician_unknown');
  const denied = await world.crew(world.city, newId(), ['rounds.read']).call(roundApi.cancel, { id });
  expect([denied.status, denied.body.code]).toEqual([403, 'access.denied']);
  expect((await world.plan([world.abroad.id])).body.code).toBe('round.location_unknown');
});

test('a franchisor’s round goes to its franchisee, and what is done there is written there', async () => {
  const at = await world.wallAt('Elbe', 10.0, {}, world.hamburg);
  const alertId = await world.jam(at);
  const { round, stops } = await world.sheet([at.id]);
  expect(stops[0]).toMatchObject({ name: 'Elbe', companyName: 'Hamburg' });
  expect((await world.tick(round.id, stops[0]!.tasks[0]!.id)).body.outcome).toBe('applied');
  expect(await alertState(alertId)).toBe('done');
  const audited = await world.app.db.rows<{ action: string }>(world.app.sql`
    select action from kit.audit_entry where company_id = ${world.hamburg.id} and subject_id = ${alertId}`);
  expect(audited).toEqual([{ action: 'alert.done' }]);
  const list = await world.crew(world.city).call(roundApi.list, { filter: { isMine: true, search: 'elb' } });
  expect(list.body.rounds.map(({ id }) => id)).toEqual([round.id]);
});

type Hours = readonly { readonly from: string; readonly to: string }[];
const everyDay = (hours: Hours) =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, hours]),
  );

test('a proposal holds the most urgent locations; a search finds the others, in sight only', async () => {
  for (let n = 0; n < MOST_PROPOSED; n++) await world.place(world.city, `Ruhig ${n}`);
  const urgent = await world.wallAt('Zzz Eilig', 13.2);
  await world.jam(urgent);
  const propose = async (search?: string) =>
    (await world.crew(world.city).call(roundApi.proposal, { day: '2026-03-02', ...(search && { search }) })).body;
  const { locations, total } = await propose();
  expect(locations).toHaveLength(MOST_PROPOSED);
  expect(total).toBeGreaterThan(MOST_PROPOSED);
  expect(locations.map(({ locationId }) => locationId)).toContain(urgent.id);
  const scores = locations.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  const left = `Ruhig ${MOST_PROPOSED - 1}`;
  expect((await propose(left)).locations.map(({ name }) => name)).toEqual([left]);
  expect(await propose('nirgendwo')).toMatchObject({ locations: [], total: 0 });
  const abroad = await world.crew(world.hamburg).call(roundApi.proposal, { day: '2026-03-02', search: left });
  expect(abroad.body.locations).toEqual([]);
});
