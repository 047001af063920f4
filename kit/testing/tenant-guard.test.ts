import { acrossCompanies, rawSql, sql } from '@fachwerk/server/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { tenantGuard } from './tenant-guard.ts';

let house: TestHouse;
let guard: Awaited<ReturnType<typeof tenantGuard>>;
beforeAll(async () => {
  house = await openHouse();
  guard = await tenantGuard(house.db);
});
afterAll(() => house.close());

const cases = [
  ['a read within the company', 'select id from kit.mail where company_id = $1', true],
  [
    'a join along the company',
    'select 1 from kit.stream s join kit.stream_event e on e.company_id = s.company_id',
    true,
  ],
  ['an insert that names it', 'insert into kit.mail (company_id, id) values ($1, $2)', true],
  ['several companies on purpose of the list', 'select id from kit.mail where company_id in ($1, $2)', true],
  ['a table without companies', 'select id from kit.job_worker', true],
  ['a read without it', 'select id from kit.mail where id = $1', false],
  ['a read that only shows it', 'select company_id, id from kit.mail where id = $1', false],
  ['a delete without it', 'delete from kit.mail', false],
  ['an insert without it', 'insert into kit.mail (id) values ($1)', false],
] as const;
for (const [name, text, mayPass] of cases) {
  test(`${name} ${mayPass ? 'passes' : 'is stopped'}`, () => {
    if (mayPass) expect(() => guard(rawSql(text))).not.toThrow();
    else expect(() => guard(rawSql(text))).toThrow('without company_id');
  });
}

test('whoever says why may cross companies', () => {
  expect(() => guard(acrossCompanies('housekeeping for everybody', sql`delete from kit.mail`))).not.toThrow();
  expect(() => acrossCompanies('because', sql`delete from kit.mail`)).toThrow('say why');
});
