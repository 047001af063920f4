import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeLogApi } from '../../contract.ts';
import { teamApi } from '../../contract-team.ts';
import { openTimes } from '../time.for-tests.ts';

const MONTH = '2026-10';
let world: Awaited<ReturnType<typeof openTimes>>;
let projectId: string;
beforeAll(async () => {
  world = await openTimes();
  projectId = await world.addProject();
});
afterAll(() => world.app.close());

type Person = (typeof world)['timo'];
const log = (person: Person, from: string, to: string, description = 'Rundgang') =>
  person.call(timeLogApi.save, {
    projectId,
    timeLog: {
      startTime: new Date(`${from}:00+01:00`),
      endTime: new Date(`${to}:00+01:00`),
      description,
      hashtags: [],
    },
  });

test('a month tells the working days, what the law says to them, and who was away', async () => {
  const { timo, boss, ids } = world;
  // The evening of 30 September tells that there was too little rest.
  await log(timo, '2026-09-30T18:00', '2026-09-30T23:00');
  await log(timo, '2026-10-01T06:00', '2026-10-01T13:00');
  await log(timo, '2026-10-01T12:30', '2026-10-01T14:00');
  await timo.call(teamApi.addAbsence, {
    absence: { kind: 'vacation', fromOn: '2026-10-30', untilOn: '2026-11-06', note: '' },
  });
  const { sheet } = (await timo.call(teamApi.sheet, { month: MONTH })).body;
  expect(sheet).toMatchObject({ state: 'open', minutes: 480, cents: 51_000 });
  expect(sheet.shifts).toMatchObject([
    { on: '2026-10-01', workMinutes: 480, overlaps: [{}], hints: ['missing_break', 'short_rest'] },
  ]);
  expect(sheet.absences).toMatchObject([{ kind: 'vacation', untilOn: '2026-11-06' }]);
  const { sheets } = (await boss.call(teamApi.sheets, { month: MONTH })).body;
  expect(sheets.map(({ userId, minutes }) => [userId, minutes])).toEqual([[ids.timo, 480]]);
  expect((await timo.call(teamApi.sheets, { month: MONTH })).status).toBe(403);
  expect((await world.otherBoss.call(teamApi.sheets, { month: MONTH })).body.sheets).toEqual([]);
});

test('a night that goes into the next month counts once, in the month it began', async () => {
  const { boss } = world;
  await log(boss, '2026-10-31T22:00', '2026-10-31T23:59');
  await log(boss, '2026-11-01T00:00', '2026-11-01T02:00');
  const minutes = async (month: string) => (await boss.call(teamApi.sheet, { month })).body.sheet.minutes;
  expect([await minutes('2026-10'), await minutes('2026-11')]).toEqual([239, 0]);
});

test('what is handed in is changed by who manages alone, what is approved by nobody, until it is given back', async () => {
  const { timo, boss, ids } = world;
  const decide = (decision: 'approve' | 'give_back') =>
    boss.call(teamApi.decide, { userId: ids.timo, month: MONTH, decision });
  expect((await decide('approve')).body.code).toBe('time_sheet.not_handed_in');
  expect((await timo.call(teamApi.submit, { month: MONTH })).status).toBe(200);
  expect((await timo.call(teamApi.submit, { month: MONTH })).body.code).toBe('time_sheet.not_open');
  expect((await log(timo, '2026-10-02T08:00', '2026-10-02T09:00')).body.code).toBe('time_log.month_handed_in');
  const filter = { from: new Date('2026-10-01T00:00:00Z'), to: new Date('2026-10-31T00:00:00Z'), userId: ids.timo };
  const [known] = (await boss.call(timeLogApi.list, { filter })).body.timeLogs;
  const corrected = { ...known!, endTime: known!.endTime!, description: 'Von der Leitung ergänzt' };
  expect((await boss.call(timeLogApi.edit, { timeLog: corrected })).status).toBe(200);
  expect((await decide('approve')).status).toBe(200);
  expect((await boss.call(timeLogApi.edit, { timeLog: corrected })).body.code).toBe('time_log.month_approved');
  const intoIt = {
    ...corrected,
    startTime: new Date('2026-11-02T08:00:00Z'),
    endTime: new Date('2026-11-02T09:00:00Z'),
  };
  expect((await boss.call(timeLogApi.edit, { timeLog: intoIt })).body.code).toBe('time_log.month_approved');
  expect((await decide('give_back')).status).toBe(200);
  expect((await log(timo, '2026-10-02T08:00', '2026-10-02T09:00')).status).toBe(200);
});

test('nothing slips into a month while it is handed in', async () => {
  const { lena, app, ids, city } = world;
  await log(lena, '2026-10-05T08:00', '2026-10-05T09:00');
  const sheet = app.sql`select from time_tracking.sheet where company_id = ${city.id} and user_id = ${ids.lena} for update`;
  const [submitted, logged] = await app.race<{ status: number }>(sheet, () => [
    lena.call(teamApi.submit, { month: MONTH }),
    log(lena, '2026-10-05T10:00', '2026-10-05T11:00'),
  ]);
  // Whoever came first: a log that got in was there when the month was handed in.
  const { sheet: month } = (await lena.call(teamApi.sheet, { month: MONTH })).body;
  expect(submitted!.status).toBe(200);
  expect(month).toMatchObject({ state: 'submitted', minutes: logged!.status === 200 ? 120 : 60 });
});

test('a month is not handed in before it begins, nor while its timer runs', async () => {
  const { lena } = world;
  expect((await lena.call(teamApi.submit, { month: '2026-12' })).body.code).toBe('time_sheet.to_come');
  await lena.call(timeLogApi.save, { projectId });
  expect((await lena.call(teamApi.submit, { month: '2026-11' })).body.code).toBe('time_sheet.running');
});

test('nobody is away twice on a day; an absence is taken back by its person or who manages', async () => {
  const { lena, timo, boss } = world;
  const add = (fromOn: string, untilOn: string) =>
    lena.call(teamApi.addAbsence, { absence: { kind: 'sick', fromOn, untilOn, note: '' } });
  const { id } = (await add('2026-11-02', '2026-11-03')).body;
  expect((await add('2026-11-03', '2026-11-04')).body.code).toBe('absence.twice');
  expect((await add('2026-11-09', '2026-11-08')).body.code).toBe('absence.ends_before_start');
  expect((await timo.call(teamApi.removeAbsence, { id })).body.code).toBe('absence.unknown');
  expect((await boss.call(teamApi.removeAbsence, { id })).status).toBe(200);
  expect((await add('2026-11-03', '2026-11-04')).status).toBe(200);
});

test('a month leaves as CSV, XLSX and PDF, rounded for the paper alone', async () => {
  const { timo, boss } = world;
  const take = async (person: Person, format: 'csv' | 'xlsx' | 'pdf', rounding: '0' | '15' = '0') => {
    const scope = person === boss ? 'team' : 'own';
    const { body } = await person.call(teamApi.export, { month: '2026-09', format, scope, rounding });
    return { body, bytes: Buffer.from(body.base64, 'base64') };
  };
  await log(timo, '2026-09-29T09:00', '2026-09-29T09:50', '=1+1');
  const csv = (await take(timo, 'csv', '15')).bytes.toString();
  expect(csv).toContain(";'=1+1;;1:00;1;60");
  expect(csv).toContain('Rundgang;;5:00;5;300');
  expect((await take(timo, 'csv')).bytes.toString()).toContain(';0:50;0,83;50');
  const xlsx = await take(boss, 'xlsx');
  expect([xlsx.bytes.subarray(0, 2).toString(), xlsx.body.fileName]).toEqual(['PK', 'zeiten-2026-09.xlsx']);
  expect((await take(boss, 'pdf')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const forbidden = await timo.call(teamApi.export, { month: '2026-09', format: 'csv', scope: 'team', rounding: '0' });
  expect(forbidden.status).toBe(403);
});
