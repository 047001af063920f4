import { operatorCompany } from '@fachwerk/companies/facade';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLogs, type TestLogs } from './logs.for-tests.ts';
import { notifyLostJob } from './notify-lost-job.ts';

let world: TestLogs;
beforeAll(async () => {
  world = await openLogs();
});
afterAll(() => world.app.close());

test('a job that was given up stands in the log of its company, and one of nobody with the operator', async () => {
  const company = await world.somewhere();
  const ctx = world.app.work();
  await notifyLostJob(ctx, { job: 'automation.call-webhook', jobId: '7', tries: 1, companyId: company });
  const { entries } = await world.page(company);
  expect(entries).toMatchObject([{ type: 'job.given_up', data: { job: 'automation.call-webhook', tries: 1 } }]);
  await notifyLostJob(ctx, { job: 'backup.take', jobId: '8', tries: 3, companyId: undefined });
  const operator = await operatorCompany(ctx);
  const found = await world.app.db.rows(
    world.app.sql`select data from logs.log_entry where company_id = ${operator} and type = 'job.given_up'`,
  );
  expect(found).toContainEqual({ data: { job: 'backup.take', tries: 3 } });
});
