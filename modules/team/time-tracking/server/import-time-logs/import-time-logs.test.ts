import { exampleFile, type Importing, openImports, type TestImports } from '@fachwerk/imports/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { timeLogApi } from '../../contract.ts';
import { timeTracking } from '../module.ts';

let world: TestImports;
let shop: Importing;
beforeAll(async () => {
  world = await openImports(timeTracking);
  world.app.time.now = new Date('2026-04-20T08:00:00Z');
});
afterAll(() => world.app.close());
beforeEach(async () => {
  shop = await world.company();
});

const times = async () => {
  const filter = { from: new Date('2026-01-01'), to: new Date('2026-12-31') };
  return (await shop.staff.call(timeLogApi.list, { filter })).body.timeLogs;
};

test.each([
  ['toggl.csv', '2026-03-02T08:00:00.000Z'],
  ['clockify.csv', '2026-03-23T08:00:00.000Z'],
])('the times of %s, which name a colleague', async (name, start) => {
  await world.app.db.rows(world.app.sql`
    update access.user set email = ${`ada${shop.companyId}@example.org`} where company_id = ${shop.companyId} and id = ${shop.userId}`);
  const text = exampleFile(name).toString('utf8').replace('ada@example.org', `ada${shop.companyId}@example.org`);
  const done = await shop.run(await shop.check(await shop.upload(text, undefined, name)));
  const [log] = await times();
  expect(log).toMatchObject({
    projectName: 'Webseite',
    totalTime: 90,
    description: 'Startseite entworfen',
    hashtags: ['design'],
  });
  expect([log!.startTime, log!.userId]).toEqual([start, shop.userId]);
  expect((await shop.check(await shop.upload(text, undefined, name))).counts).toMatchObject({ unchanged: 1, new: 0 });
  expect((await shop.undo(done)).counts.kept).toBe(0);
  expect(await times()).toEqual([]);
});

test('whoever does not work here, and a time without an end, are named at their cell', async () => {
  const file = 'Projekt;Beschreibung;Beginn;Ende;Dauer;Person\nA;b;2.3.2026 9:00;;;\nA;b;3.3.2026 9:00;;1:30;Niemand';
  const checked = await shop.check(await shop.upload(file, 'time_logs'));
  const wrong = await shop.rows(checked.id, 'wrong');
  expect(wrong.map(({ problems }) => problems.map(({ column }) => column))).toEqual([[3], [5]]);
});
