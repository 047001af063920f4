import { addMinutes } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertApi } from '../../contract.ts';
import { type AlertApp, openAlertApp } from '../alerts.for-tests.ts';
import { type Cause, raiseAlert, settleAlert } from '../facade.ts';

let world: AlertApp;
let city: string;
let hamburg: string;
beforeAll(async () => {
  world = await openAlertApp();
  [city, hamburg] = [world.city.id, world.hamburg.id];
});
afterAll(() => world.app.close());

let cause: Cause;
let id: string;
beforeEach(async () => {
  cause = world.cause({ kind: 'jam', subject: { kind: 'lock', id: newId(), name: '12' } });
  id = await raise();
});

const later = (minutes: number) => {
  world.app.time.now = addMinutes(world.app.time.now, minutes);
};
const raise = async (companyId = hamburg) => (await raiseAlert(world.scoped(companyId), cause)).alertId;
const found = async (alertId = id) => (await world.staff(city).call(alertApi.find, { id: alertId })).body;
const audited = (alertId = id) =>
  world.app.db.rows<{ action: string; after: Record<string, unknown>; actorName: string }>(world.app.sql`
    select action, after, actor_name from kit.audit_entry
    where company_id = ${hamburg} and subject_kind = 'alert' and subject_id = ${alertId} order by at, id`);
const alertRow = () => world.app.sql`select from alerts.alert where company_id = ${hamburg} and id = ${id} for update`;

test('an alert is given to somebody of the own company, and taken back', async () => {
  const toni = await world.person(hamburg, ['technician']);
  const told = (await world.told(hamburg)).length;
  const given = await world.staff(hamburg).call(alertApi.assign, { id, userId: toni });
  expect(given.body.assignee).toEqual({ id: toni, name: 'Toni Test' });
  expect((await found()).assignee?.name).toBe('Toni Test');
  await world.staff(hamburg).call(alertApi.assign, { id, userId: toni });
  expect((await world.staff(hamburg).call(alertApi.assign, { id, userId: null })).body.assignee).toBeNull();
  expect((await audited()).map(({ action, after }) => [action, after.subject])).toEqual([
    ['alert.assigned', '12'],
    ['alert.assigned', '12'],
  ]);
  expect((await world.told(hamburg)).slice(told)).toEqual(
    Array(2).fill({ type: 'changed', kinds: ['jam'], subjectIds: [cause.subject.id], locationIds: [] }),
  );
});

test('a franchisor gives an alert to its own people and to the franchisee’s; a franchisee to its own alone', async () => {
  const ours = await world.person(city, ['support'], 'Ada Oben');
  const theirs = await world.person(hamburg, ['administrator'], 'Bo Unten');
  const people = async (companyId: string) =>
    (await world.staff(companyId).call(alertApi.people, { id })).body.people.map(({ name, companyName }) => [
      name,
      companyName,
    ]);
  expect(await people(city)).toEqual(
    expect.arrayContaining([
      ['Ada Oben', 'City'],
      ['Bo Unten', 'Hamburg'],
    ]),
  );
  expect(await people(hamburg)).not.toContainEqual(['Ada Oben', 'City']);
  for (const userId of [ours, theirs]) {
    expect((await world.staff(city).call(alertApi.assign, { id, userId })).status).toBe(200);
  }
  const refused = await world.staff(hamburg).call(alertApi.assign, { id, userId: ours });
  expect([refused.status, refused.body.code]).toEqual([404, 'alert.assignee_unknown']);
});

test('who may not handle alerts, is deactivated or a stranger cannot be given one', async () => {
  const nobodies = [
    await world.person(hamburg, ['reader'], 'Rea Nur'),
    await world.person(hamburg, ['technician'], 'Weg Gegangen', 'deactivated'),
    await world.person(world.stranger.id, ['technician']),
    newId(),
  ];
  for (const userId of nobodies) {
    expect((await world.staff(hamburg).call(alertApi.assign, { id, userId })).body.code).toBe('alert.assignee_unknown');
  }
  const { people } = (await world.staff(hamburg).call(alertApi.people, { id })).body;
  expect(people.filter((person) => nobodies.includes(person.id))).toEqual([]);
});

test('comments stand in their order with who wrote them', async () => {
  await world.staff(hamburg).call(alertApi.comment, { id, text: 'Fahre hin.' });
  later(5);
  const { body } = await world.staff(city).call(alertApi.comment, { id, text: 'Danke.\nBitte Ersatz mitnehmen.' });
  expect(body).toMatchObject({ personName: 'Test Person', text: 'Danke.\nBitte Ersatz mitnehmen.' });
  const { talk, comments } = await found();
  expect([talk.map(({ text }) => text), comments]).toEqual([['Fahre hin.', 'Danke.\nBitte Ersatz mitnehmen.'], 2]);
  expect((await audited()).map(({ action }) => action)).toEqual(['alert.commented', 'alert.commented']);
  const empty = await world.staff(hamburg).call(alertApi.comment, { id, text: ' ' });
  expect([empty.status, empty.body.fields?.[0]?.path]).toEqual([422, 'text']);
});

test('two comments at the same moment are both there and both counted', async () => {
  const write = (text: string) => world.staff(hamburg).call(alertApi.comment, { id, text });
  await world.app.race(alertRow(), () => [write('eins'), write('zwei')]);
  const { talk, comments } = await found();
  expect([talk.map(({ text }) => text).sort(), comments]).toEqual([['eins', 'zwei'], 2]);
});

test('somebody says how urgent it is, and a report does not take that back', async () => {
  const changed = await world.staff(hamburg).call(alertApi.prioritize, { id, priority: 'normal' });
  expect(changed.body.priority).toBe('normal');
  later(5);
  await raise();
  expect(await found()).toMatchObject({ priority: 'normal', times: 2 });
  await world.staff(hamburg).call(alertApi.prioritize, { id, priority: 'normal' });
  expect((await audited()).map(({ action }) => action)).toEqual(['alert.prioritized']);
});

test('several are done at once, with one comment for all; what is done stays as it is', async () => {
  const [first, firstCause] = [id, cause];
  cause = world.cause({ kind: 'jam' });
  const second = await raise(city);
  const bulk = { ids: [first, second, first], comment: 'Schlösser getauscht' };
  expect((await world.staff(city).call(alertApi.finish, bulk)).body).toEqual({ finished: 2 });
  expect((await world.staff(city).call(alertApi.finish, bulk)).body).toEqual({ finished: 0 });
  for (const each of [first, second]) {
    expect(await found(each)).toMatchObject({ state: 'done', comments: 1, talk: [{ text: 'Schlösser getauscht' }] });
  }
  expect((await audited()).map(({ action, after }) => [action, after.text])).toEqual([
    ['alert.done', 'Schlösser getauscht'],
  ]);
  cause = firstCause;
  expect(await raise()).not.toBe(first);
});

test('the story tells who did what, in its order', async () => {
  const toni = await world.person(hamburg, ['technician']);
  const staff = world.staff(hamburg);
  await world.app.runJobs();
  const steps = [
    () => staff.call(alertApi.assign, { id, userId: toni }),
    () => staff.call(alertApi.assign, { id, userId: null }),
    () => staff.call(alertApi.prioritize, { id, priority: 'high' }),
    () => staff.call(alertApi.comment, { id, text: 'x' }),
    () => staff.call(alertApi.finish, { ids: [id] }),
    () => staff.call(alertApi.reopen, { id }),
  ];
  for (const step of steps) {
    later(1);
    await step();
  }
  const { deeds, mailedAt } = await found();
  expect(mailedAt).not.toBeNull();
  expect(deeds.map(({ action, assigneeName, priority }) => [action, assigneeName, priority])).toEqual([
    ['assigned', 'Toni Test', null],
    ['assigned', null, null],
    ['prioritized', null, 'high'],
    ['done', null, null],
    ['reopened', null, null],
  ]);
  expect(deeds.every(({ personName }) => personName === 'Test Person')).toBe(true);
});

test('one unknown alert refuses all of them', async () => {
  cause = world.cause();
  const foreign = await raise(world.stranger.id);
  for (const unknown of [foreign, newId()]) {
    const answer = await world.staff(hamburg).call(alertApi.finish, { ids: [id, unknown] });
    expect([answer.status, answer.body.code]).toEqual([404, 'alert.unknown']);
  }
  expect((await found()).state).toBe('open');
});

test('a report against “done” at the same moment: the jam is open once, in the old alert or in a new one', async () => {
  later(5);
  const finish = async () => (await world.staff(hamburg).call(alertApi.finish, { ids: [id] })).status;
  await world.app.race<unknown>(alertRow(), () => [raise(), finish()]);
  const rows = await world.app.db.rows<{ state: string }>(world.app.sql`
    select state from alerts.alert where company_id = ${hamburg} and subject_id = ${cause.subject.id} order by raised_at, id`);
  expect([['done'], ['done', 'open']]).toContainEqual(rows.map(({ state }) => state));
});

test('settling against “done” at the same moment ends it once', async () => {
  const settle = () => settleAlert(world.scoped(hamburg), cause.kind, cause.subject.id);
  const finish = async () => void (await world.staff(hamburg).call(alertApi.finish, { ids: [id] }));
  await world.app.race<void>(alertRow(), () => [settle(), finish()]);
  const entries = (await world.logged(hamburg)).filter((entry) => entry.lockId === cause.subject.id);
  const settled = entries.filter(({ type }) => type === 'alert.settled').length;
  const done = (await audited()).filter(({ action }) => action === 'alert.done').length;
  expect([settled + done, (await found()).state]).toEqual([1, settled ? 'settled' : 'done']);
});

test('an alert is taken up again, unless it is open or its cause is open anew', async () => {
  const reopen = async () => {
    const { status, body } = await world.staff(hamburg).call(alertApi.reopen, { id });
    return [status, body.code ?? body.state];
  };
  expect(await reopen()).toEqual([409, 'alert.not_done']);
  await world.staff(hamburg).call(alertApi.finish, { ids: [id] });
  expect(await reopen()).toEqual([200, 'open']);
  expect((await audited()).at(-1)).toMatchObject({ action: 'alert.reopened', after: { state: 'open' } });
  await world.staff(hamburg).call(alertApi.finish, { ids: [id] });
  const newer = await raise();
  expect(await reopen()).toEqual([409, 'alert.open_anew']);
  await world.staff(hamburg).call(alertApi.finish, { ids: [newer] });
  expect(await reopen()).toEqual([200, 'open']);
  expect((await raiseAlert(world.scoped(hamburg), cause)).alertId).toBe(id);
});

test('taking up again against a report at the same moment: one alert is open', async () => {
  await world.staff(hamburg).call(alertApi.finish, { ids: [id] });
  const reopen = async () => (await world.staff(hamburg).call(alertApi.reopen, { id })).status;
  await world.app.race<unknown>(alertRow(), () => [raise(), reopen()]);
  const rows = await world.app.db.rows(world.app.sql`
    select from alerts.alert where company_id = ${hamburg} and subject_id = ${cause.subject.id} and state = 'open'`);
  expect(rows).toHaveLength(1);
});

test('a stranger’s alert is unknown to every change, and reading alone changes nothing', async () => {
  const changes = (person: ReturnType<AlertApp['staff']>) =>
    Promise.all([
      person.call(alertApi.assign, { id, userId: null }),
      person.call(alertApi.comment, { id, text: 'x' }),
      person.call(alertApi.prioritize, { id, priority: 'high' }),
      person.call(alertApi.finish, { ids: [id] }),
      person.call(alertApi.reopen, { id }),
    ]);
  const codes = async (person: ReturnType<AlertApp['staff']>) => (await changes(person)).map(({ body }) => body.code);
  expect(await codes(world.staff(world.stranger.id))).toEqual(Array(5).fill('alert.unknown'));
  expect(await codes(world.reader(hamburg))).toEqual(Array(5).fill('access.denied'));
  expect((await world.staff(world.stranger.id).call(alertApi.people, { id })).body.code).toBe('alert.unknown');
  expect(await audited()).toEqual([]);
});
