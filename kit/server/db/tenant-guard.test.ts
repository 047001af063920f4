import { openApp, type TestApp } from '@fachwerk/testing/app';
import type { Logger } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Database } from './db.ts';
import { acrossCompanies, sql } from './sql.ts';
import { tenantGuard } from './tenant-guard.ts';

let app: TestApp;
let guard: Awaited<ReturnType<typeof tenantGuard>>;
beforeAll(async () => {
  app = await openApp();
  guard = await tenantGuard(app.db);
});
afterAll(() => app.close());

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
    if (mayPass) expect(() => guard(text)).not.toThrow();
    else expect(() => guard(text)).toThrow('without company_id');
  });
}

describe('a server in use', () => {
  const refused: unknown[] = [];
  const asked: string[] = [];
  let db: Database;
  beforeAll(async () => {
    db = connect({ url: app.url });
    const log = { error: (what: unknown) => void refused.push(what) } as unknown as Logger;
    const inUse = await tenantGuard(db, log);
    db.guardBy((text) => {
      asked.push(text);
      inUse(text);
    });
  });
  afterAll(() => db.close());

  const leak = () => db.rows(sql`select id from kit.mail where id = ${null}::uuid`);

  test('refuses a statement without the company, says its text, and refuses it again', async () => {
    await expect(leak()).rejects.toThrow('without company_id');
    await expect(db.transaction((tx) => tx.write(sql`delete from kit.mail`))).rejects.toThrow('without company_id');
    await expect(leak()).rejects.toThrow('without company_id');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ statement: expect.stringContaining('kit.mail') });
  });

  test('lets pass who says why, and still asks for the same text without a reason', async () => {
    const count = sql`select count(*) from kit.mail`;
    await db.rows(acrossCompanies('a test counts what is there', count));
    await expect(db.rows(count)).rejects.toThrow('without company_id');
    expect(() => acrossCompanies('because', count)).toThrow('say why');
  });

  test('looks at a text once', async () => {
    asked.length = 0;
    const own = () => db.rows(sql`select id from kit.mail where company_id = ${null}::uuid and id = ${null}::uuid`);
    await own();
    await own();
    await db.transaction(
      async (tx) =>
        void (await tx.rows(sql`select id from kit.mail where company_id = ${null}::uuid and id = ${null}::uuid`)),
    );
    expect(asked).toHaveLength(1);
  });
});
