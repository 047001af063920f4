import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authApi } from '@fachwerk/auth/contract';
import { restoreBackup } from '@fachwerk/backup/restore-backup';
import { migrateDatabase } from '@fachwerk/server/migrate';
import { acrossCompanies, rawSql } from '@fachwerk/server/sql';
import { openApp, openSecondServer, type TestApp } from '@fachwerk/testing/app';
import { emptyDatabase } from '@fachwerk/testing/database';
import { expect, test } from 'vitest';
import { SCHEMAS } from '../src/backups/source.ts';
import { readConfig } from '../src/config.ts';
import { fillOnFirstStart } from '../src/first-start.ts';
import { DEMO_ACCOUNTS } from '../src/greeting.ts';
import { modules } from '../src/modules.ts';
import { RELEASE_ENV, RELEASES } from '../src/testing/releases.ts';

const CHANGELOG = new URL('../../../CHANGELOG.md', import.meta.url);

/** A house with all modules on a database that was there before. */
const appOn = (url: string) => openSecondServer({ url, modules: [...modules], time: { now: new Date() } } as TestApp);

/** Undefined when today has no such table. */
async function countOf({ db }: TestApp, table: string): Promise<number | undefined> {
  const across = <Row>(text: string) => db.first<Row>(acrossCompanies('a test counts what is there', rawSql(text)));
  const known = await across<{ is: boolean }>(`select to_regclass('${table}') is not null as is`);
  return known!.is ? (await across<{ count: number }>(`select count(*) from ${table}`))!.count : undefined;
}

const releases = existsSync(RELEASES) ? readdirSync(RELEASES).filter((name) => /^\d/.test(name)) : [];

for (const release of releases) {
  test(`the data of ${release} is brought to today, and its people sign in`, async () => {
    const database = await emptyDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'fachwerk-upgrade-'));
    try {
      const { manifest } = await restoreBackup(
        {
          dataDir,
          databaseUrl: database.url,
          modules,
          schemas: SCHEMAS,
          files: join(dataDir, 'files'),
          secret: RELEASE_ENV.SECRET,
          openEmbedded: () => expect.unreachable('there is a database'),
        },
        { from: join(RELEASES, release), keys: undefined, until: undefined },
      );
      await migrateDatabase(database.url, modules);
      const app = await appOn(database.url);
      try {
        for (const [email] of DEMO_ACCOUNTS) {
          const { status } = await app.call(authApi.signIn, { email, password: RELEASE_ENV.DEMO_PASSWORD });
          expect(status).toBe(200);
        }
        const { tables } = manifest.database as { tables: { name: string; rows: number }[] };
        for (const { name, rows } of tables.filter((table) => /^(companies|orders|rentals)\./.test(table.name))) {
          const found = await countOf(app, name);
          if (found !== undefined) expect([name, found]).toEqual([name, rows]);
        }
        // As the first start of a new version does: modules that the release did not have put their demo beside its data.
        await fillOnFirstStart(app.work(), readConfig({ ...RELEASE_ENV }));
      } finally {
        await app.close();
      }
    } finally {
      await database.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}

test('the data of every release was kept', () => {
  expect(releases, 'without one this file proves nothing').not.toEqual([]);
  const released = [...readFileSync(CHANGELOG, 'utf8').matchAll(/^## (\d+\.\d+\S*)(?! – unreleased)( |$)/gm)].map(
    ([, name]) => name!,
  );
  const kept = releases.map((name) => name.replace(/\.0(?=-|$)/, ''));
  const missing = released.filter(
    (version) => !kept.some((name) => name === version || name.startsWith(`${version}-`)),
  );
  expect(missing, 'npm run freeze:release keeps it').toEqual([]);
});

test('a house of fewer modules, with people in it, becomes the house of today', async () => {
  const earlier = await openApp(...modules.slice(0, 6));
  try {
    const person = { email: 'inhaberin@kiosk.example', password: 'Regenbogen-Laterne-7' };
    const config = readConfig({ DEMO: 'off', ADMIN_EMAIL: person.email, ADMIN_PASSWORD: person.password });
    await fillOnFirstStart(earlier.work(), config);
    const ran = await migrateDatabase(earlier.url, modules);
    expect(ran.length).toBeGreaterThan(10);
    const app = await appOn(earlier.url);
    try {
      expect((await app.call(authApi.signIn, person)).status).toBe(200);
    } finally {
      await app.close();
    }
  } finally {
    await earlier.close();
  }
});
