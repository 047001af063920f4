// Keeps the data of a release for the test of upgrades (docs/operations/upgrade.md): the demo companies, as this very version makes them.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fachwerk/app-server/testing/free-port';
import { startProduct } from '@fachwerk/app-server/testing/product';
import { RELEASE_ENV, RELEASES } from '@fachwerk/app-server/testing/releases';
import { startThrowawayDatabase } from '@fachwerk/embedded-postgres/throwaway';
import { connect } from '@fachwerk/server/db';
import { acrossCompanies, rawSql } from '@fachwerk/server/sql';
import { ROOT } from './root.ts';
import { print, run } from './steps.ts';

/** A table with more rows than that keeps so many. */
const LONG_ROWS = 5_000;
const KEPT_ROWS = 300;
/** A file that is larger is left out: pictures were most of it, and no migration opens one. */
const KEPT_FILE_BYTES = 8_000;

const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const place = join(RELEASES, version);
if (existsSync(place)) {
  print(`${place} is there already: what was released does not change.`);
  process.exit(1);
}
const database = await startThrowawayDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fachwerk-release-'));
try {
  const env = { ...RELEASE_ENV, DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  const product = await startProduct({ port: await freePort(), dataDir: env.DATA_DIR, env });
  await product.stop();
  await thinOut(database.url);
  await leaveOutLargeFiles(join(env.DATA_DIR, 'files'));
  const command = join(ROOT, 'apps/server/src/backups/backup-command.ts');
  const isTaken = await run({
    name: `data of ${version}`,
    command: ['node', command, '--into', join(folder, 'backups')],
    env,
  });
  if (!isTaken) throw new Error('the data could not be kept');
  const [name] = await readdir(join(folder, 'backups'));
  await rename(join(folder, 'backups', name!), place);
  print(`${place}: commit it with the release.`);
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

/** A year of measurements and histories says no more about an upgrade than a day of them. What others point at stays. */
async function thinOut(url: string): Promise<void> {
  const db = connect({ url, poolSize: 1, pipelines: 0, statementTimeoutMs: 0 });
  const across = <Row>(text: string) => db.rows<Row>(acrossCompanies('the demo data of all companies', rawSql(text)));
  try {
    await across(`set session_replication_role = replica; analyze`);
    const tables = await across<{ name: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^(pg_|information_schema|graphile)' and c.relkind in ('r', 'p') and not c.relispartition and c.reltuples > ${LONG_ROWS}
        and not exists (select from pg_constraint where contype = 'f' and confrelid = c.oid)`);
    for (const { name } of tables) {
      await across(`
        delete from ${name} where (tableoid, ctid) not in (select tableoid, ctid from ${name} limit ${KEPT_ROWS})`);
    }
  } finally {
    await db.close();
  }
}

async function leaveOutLargeFiles(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await stat(path)).size > KEPT_FILE_BYTES) await rm(path);
  }
}
