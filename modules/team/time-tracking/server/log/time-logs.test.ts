import { addMinutes } from '@fachwerk/base/time';
import { newId } from '@fachwerk/server/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeLogApi, timeLogStream } from '../../contract.ts';
import { openTimes } from '../time.for-tests.ts';

let world: Awaited<ReturnType<typeof openTimes>>;
beforeAll(async () => {
  world = await openTimes();
});
afterAll(() => world.app.close());

const at = (clock: string) => new Date(`2026-11-16T${clock}:00Z`);
const done = (from: string, to: string, description = 'Batterien getauscht') => ({
  startTime: at(from),
  endTime: at(to),
  description,
  hashtags: ['batterie'],
});

test('a timer is started, found on every device, and stopped with a description', async () => {
  const { timo, app, ids } = world;
  const projectId = await world.addProject();
  const tab = await app.socket({ token: timo.token });
  await tab.subscribe(timeLogStream.name);
  const started = (await timo.call(timeLogApi.save, { projectId })).body.timeLog;
  expect(started).toMatchObject({ endTime: null, totalTime: null, hourlyRateCents: 6000, userId: ids.timo });
  expect(await tab.next()).toMatchObject({ type: 'event', payload: { type: 'changed' } });
  tab.raw.close();
  expect((await timo.call(timeLogApi.running, {})).body.timeLog!.id).toBe(started.id);
  const { body } = await timo.call(timeLogApi.projects, {});
  expect(body.projects.find(({ id }) => id === projectId)!.timeLog!.id).toBe(started.id);

  app.time.now = addMinutes(app.time.now, 90);
  const input = { projectId, timeLogId: started.id };
  const wordless = { startTime: started.startTime, endTime: app.time.now, description: ' ', hashtags: [] };
  const refused = await timo.call(timeLogApi.save, { ...input, timeLog: wordless });
  expect(refused.body.code).toBe('time_log.not_described');
  const saved = await timo.call(timeLogApi.save, { ...input, timeLog: { ...wordless, description: 'Wand geprüft' } });
  expect(saved.body.timeLog).toMatchObject({ totalTime: 90, description: 'Wand geprüft' });
  expect((await timo.call(timeLogApi.running, {})).body.timeLog).toBeNull();
  const after = (await timo.call(timeLogApi.projects, {})).body.projects.find(({ id }) => id === projectId)!;
  expect(after).toMatchObject({ spentMinutes: 90, spentCents: 9000, timeLog: null });
});

test('of two devices that start at the same moment, one timer runs', async () => {
  const { lena, app, ids, city } = world;
  const projectId = await world.addProject();
  // Both have to come past the sheet of the month, which the race holds.
  await lena.call(timeLogApi.save, { projectId, timeLog: done('06:00', '06:30') });
  const sheet = app.sql`select from time_tracking.sheet where company_id = ${city.id} and user_id = ${ids.lena} for update`;
  const start = () => lena.call(timeLogApi.save, { projectId });
  const answers = await app.race(sheet, () => [start(), start()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('time_log.already_running');
});

test('of two devices that stop the same timer at the same moment, the second is told that it has stopped', async () => {
  const { lena, app, city } = world;
  const running = (await lena.call(timeLogApi.running, {})).body.timeLog!;
  const row = app.sql`select from time_tracking.time_log where company_id = ${city.id} and id = ${running.id} for update`;
  const stop = (description: string) =>
    lena.call(timeLogApi.save, {
      projectId: running.projectId,
      timeLogId: running.id,
      timeLog: {
        startTime: running.startTime,
        endTime: addMinutes(new Date(running.startTime), 1),
        description,
        hashtags: [],
      },
    });
  const answers = await app.race(row, () => [stop('Am Telefon'), stop('Am Rechner')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body.code).toBe('time_log.already_stopped');
  const { from, to } = { from: at('00:00'), to: addMinutes(at('00:00'), 24 * 60) };
  const { timeLogs } = (await lena.call(timeLogApi.list, { filter: { from, to } })).body;
  const kept = answers.find(({ status }) => status === 200)!.body.timeLog.description;
  expect(timeLogs.filter(({ id }) => id === running.id).map(({ description }) => description)).toEqual([kept]);
});

test('a new rate changes nothing that was logged before, unless it moves to another project', async () => {
  const { timo, boss } = world;
  const projectId = await world.addProject({ hourlyRateCents: 4000 });
  const { timeLog } = (await timo.call(timeLogApi.save, { projectId, timeLog: done('07:00', '08:00') })).body;
  const project = { id: projectId, name: 'Teurer', description: '', budgetMonthlyCents: 8000, hourlyRateCents: 9000 };
  expect((await boss.call(timeLogApi.saveProject, { project: { ...project, isClosed: false } })).status).toBe(200);
  const change = { id: timeLog.id, ...done('07:00', '08:30', 'Länger'), endTime: at('08:30') };
  const edited = await timo.call(timeLogApi.edit, { timeLog: { ...change, projectId } });
  expect(edited.body.timeLog).toMatchObject({ hourlyRateCents: 4000, totalTime: 90, description: 'Länger' });
  const other = await world.addProject({ hourlyRateCents: 7000 });
  const moved = await timo.call(timeLogApi.edit, { timeLog: { ...change, projectId: other } });
  expect(moved.body.timeLog.hourlyRateCents).toBe(7000);
});

test('a closed project takes no more time; its name is free again', async () => {
  const { timo, boss } = world;
  const projectId = await world.addProject();
  const project = { id: projectId, name: 'Altona', description: '', budgetMonthlyCents: null, hourlyRateCents: 100 };
  await boss.call(timeLogApi.saveProject, { project: { ...project, isClosed: true } });
  expect((await timo.call(timeLogApi.save, { projectId })).body.code).toBe('time_log.project_closed');
  const { id: _, ...data } = project;
  expect((await boss.call(timeLogApi.addProject, { project: data })).status).toBe(200);
  const again = await boss.call(timeLogApi.addProject, { project: { ...data, name: 'ALTONA' } });
  expect(again.body).toMatchObject({ code: 'time_log.project_name_taken', fields: [{ path: 'project.name' }] });
});

test('others see and change nothing of it, unless they manage; another company not even then', async () => {
  const { timo, lena, boss, otherBoss, ids } = world;
  const projectId = await world.addProject();
  const { timeLog } = (await timo.call(timeLogApi.save, { projectId, timeLog: done('09:00', '10:00') })).body;
  const remove = { timeLog: { id: timeLog.id } };
  expect((await lena.call(timeLogApi.delete, remove)).body.code).toBe('time_log.unknown');
  expect((await otherBoss.call(timeLogApi.delete, remove)).status).toBe(404);
  expect((await otherBoss.call(timeLogApi.save, { projectId })).body.code).toBe('time_log.project_unknown');
  const filter = { from: at('09:00'), to: at('10:00'), userId: ids.timo };
  expect((await lena.call(timeLogApi.list, { filter })).body.code).toBe('access.denied');
  expect((await otherBoss.call(timeLogApi.list, { filter })).body.timeLogs).toEqual([]);
  expect((await boss.call(timeLogApi.list, { filter })).body.timeLogs).toHaveLength(1);
  expect(
    (await lena.call(timeLogApi.projects, {})).body.projects.flatMap(({ timeLogs }) =>
      timeLogs.map(({ userId }) => userId),
    ),
  ).not.toContain(ids.timo);
  expect((await boss.call(timeLogApi.delete, remove)).status).toBe(200);
  expect(
    (
      await timo.call(timeLogApi.edit, {
        timeLog: { ...done('09:00', '10:00'), endTime: at('10:00'), id: timeLog.id, projectId },
      })
    ).status,
  ).toBe(404);
});

test('who keeps the budget is written to at 80, 100 and 105 percent, once each, and once for a leap', async () => {
  const { timo, app } = world;
  const projectId = await world.addProject({ budgetMonthlyCents: 10_000, hourlyRateCents: 6000 });
  const log = async (from: string, to: string) => {
    await timo.call(timeLogApi.save, { projectId, timeLog: done(from, to) });
    await app.runJobs();
    return (await world.mails()).map(({ subject }) => subject.replace(/^.*?: /, ''));
  };
  expect(await log('00:00', '01:19')).toEqual([]);
  expect(await log('01:19', '01:20')).toEqual(['80\u00a0% des Budgets verbraucht']);
  expect(await log('01:20', '01:30')).toHaveLength(1);
  expect(await log('02:00', '02:20')).toEqual(['80\u00a0% des Budgets verbraucht', 'Budget überschritten']);
  expect(await log('03:00', '04:00')).toHaveLength(2);
});

const refusals = [
  ['a timer that is nobody’s', { timeLogId: newId() }, 'time_log.unknown'],
  ['a time to come', { timeLog: { ...done('09:00', '10:00'), endTime: new Date('2026-12-01') } }, 'time_log.to_come'],
  ['a hashtag with a space', { timeLog: { ...done('09:00', '10:00'), hashtags: ['a b'] } }, 'input.invalid'],
] as const;
for (const [name, input, code] of refusals)
  test(`refuses ${name}`, async () => {
    const projectId = await world.addProject();
    const timeLog = 'timeLog' in input ? { ...input.timeLog, hashtags: [...input.timeLog.hashtags] } : null;
    expect((await world.timo.call(timeLogApi.save, { projectId, ...input, timeLog })).body.code).toBe(code);
  });
