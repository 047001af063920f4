import { addMinutes } from '@fachwerk/base/time';
import { sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LogFilter, logApi } from '../../contract.ts';
import { openLogs, type TestLogs } from '../logs.for-tests.ts';
import { MOST_EXPORTED } from './export-log.ts';

let world: TestLogs;
beforeAll(async () => {
  world = await openLogs();
});
afterAll(() => world.app.close());

async function exported(companyId: string, filter: LogFilter = {}, language = 'de') {
  const { token } = world.reader(companyId);
  const { body } = await world.app.call(logApi.exportCsv, { filter }, { token, headers: { 'x-language': language } });
  return { ...body, lines: Buffer.from(body.base64, 'base64').toString('utf8').trimEnd().split('\r\n') };
}

test('the table speaks the caller’s language, in local time, and its cells cannot run', async () => {
  const { write, app } = world;
  const company = await world.somewhere();
  const location = { id: app.work().newId(), name: '=HYPERLINK("x")' };
  await write(company, { type: 'door.opened', location, orderNumber: '-1', data: { reason: '@cmd; ja' } });
  await write(company, { type: 'strange.thing', at: addMinutes(app.time.now, -1) });
  const { lines, fileName } = await exported(company);
  expect(fileName).toBe('log-2026-03-01.csv');
  expect(lines).toEqual([
    '\ufeffZeitpunkt;Ereignis;Standort;Fach;Person;Vorgang;Art',
    `2026-03-01 11:00:00;"Tür geöffnet (@cmd; ja)";"'=HYPERLINK(""x"")";;;'-1;door.opened`,
    '2026-03-01 10:59:00;strange.thing;;;;;strange.thing',
  ]);
  expect((await exported(company, {}, 'en')).lines[1]).toContain('Door opened');
  expect((await exported(company, { search: 'nirgends' })).lines).toHaveLength(1);
  expect((await exported(company, { search: '%' })).lines).toHaveLength(1);
});

test('no more than fifty thousand lines, all of them different, newest first', async () => {
  const { app } = world;
  const company = await world.somewhere();
  await app.db.rows(sql`
    insert into logs.log_entry (company_id, at, id, type, order_number)
    select ${company}, ${app.time.now}::timestamptz - n / 3 * interval '1 minute', gen_random_uuid(), 'door.closed', 'N' || n
    from generate_series(1, ${MOST_EXPORTED + 5}::int) as n`);
  const { lines } = await exported(company, { subjects: ['door'] });
  expect([lines.length, new Set(lines).size]).toEqual([MOST_EXPORTED + 1, MOST_EXPORTED + 1]);
  const times = lines.slice(1).map((line) => line.slice(0, 19));
  expect(times).toEqual(times.toSorted().reverse());
});

test('the other company’s entries are not in it', async () => {
  const { write, branch, network, stranger } = world;
  await write(branch.id, { type: 'branch.only' });
  const has = async (companyId: string) =>
    (await exported(companyId)).lines.some((line) => line.endsWith('branch.only'));
  expect([await has(network.id), await has(branch.id), await has(stranger.id)]).toEqual([true, true, false]);
});
