import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@fachwerk/embedded-postgres/database';
import { stopPostmaster } from '@fachwerk/embedded-postgres/postmaster';
import { visitEmbeddedDatabase } from '@fachwerk/embedded-postgres/visit';
import { migrateDatabase } from '@fachwerk/server/migrate';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keysOf } from './archive/keys.ts';
import { pruneBackups } from './archive/shelf.ts';
import { endWalArchive, openWalArchive, type WalArchive } from './cluster/wal-archive.ts';
import { pruneChanges } from './cluster/wal-store.ts';
import { type RestoreOptions, type RestoreTarget, restoreBackup } from './restore-backup.ts';
import { addUpload, ask, COMPANY, everything, fillShop, SCHEMAS, shopForTests } from './shop.for-tests.ts';
import { takeBackup } from './take-backup.ts';

/** Only for what never comes: each test brings a database back, some two. */
const LIMIT_MS = 240_000;
const SECRET = 'the secret of this installation, which is long enough';
const keys = keysOf('Regenschirm im Koffer');

let shop: Awaited<ReturnType<typeof shopForTests>>;
let place: string;
let backups: string;
let running: EmbeddedDatabase | undefined;
/** What happened, in this order: a backup, an egg, this instant, another egg, and then the data folder was lost. */
let instant: Date;
let atTheEnd: unknown;

const dataDir = (name: string) => join(place, name);

async function start(name: string): Promise<EmbeddedDatabase> {
  running = await startEmbeddedDatabase({ dataDir: dataDir(name) });
  return running;
}

function archiveOf({ url, folder }: EmbeddedDatabase, name: string): WalArchive {
  return openWalArchive({ url, cluster: folder, backups, keys, files: join(dataDir(name), 'files') });
}

const source = (url: string, name: string) => ({
  product: '1.19-p',
  database: { kind: 'cluster', url } as const,
  files: { folder: join(dataDir(name), 'files') },
  secret: SECRET,
});

async function instantOf(url: string): Promise<Date> {
  await sleep(20);
  const [row] = await ask(url, 'select clock_timestamp() as at');
  await sleep(20);
  return row!.at as Date;
}

beforeAll(async () => {
  shop = await shopForTests();
  place = await mkdtemp(join(tmpdir(), 'cluster-'));
  if (process.getuid?.() === 0) await chmod(place, 0o711);
  backups = join(place, 'backups');
  const database = await start('first');
  const { url } = database;
  await migrateDatabase(url, [shop]);
  await fillShop(url);
  const archive = archiveOf(database, 'first');
  expect((await archive.ship()).needsBackup).toBe(true);
  await addUpload(join(dataDir('first'), 'files'), 'early', 'before the backup');
  await takeBackup(source(url, 'first'), { into: backups, keys, now: new Date() });
  expect((await archive.ship()).needsBackup).toBe(false);
  await ask(url, 'insert into shop.egg values (2, 1)');
  instant = await instantOf(url);
  await addUpload(join(dataDir('first'), 'files'), 'late', 'after the backup');
  await ask(url, 'insert into shop.egg values (3, 1)');
  await ask(url, `insert into kit.job_worker values ('sign of life', now())`);
  expect((await archive.ship()).segments).toBeGreaterThan(0);
  atTheEnd = await everything(url);
  // Killed, and its folder lost: what is left is in the folder of backups.
  await stopPostmaster(database.folder, 'immediate');
  await database.stop();
  await rm(dataDir('first'), { recursive: true });
}, LIMIT_MS);
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(async () => {
  for (const folder of [place, shop.folder]) await rm(folder, { recursive: true, force: true });
});

const target = (name: string): RestoreTarget => ({
  dataDir: dataDir(name),
  databaseUrl: undefined,
  openEmbedded: () => visitEmbeddedDatabase(dataDir(name)),
  modules: [shop],
  schemas: SCHEMAS,
  files: join(dataDir(name), 'files'),
  secret: undefined,
});
const restore = (name: string, options: Partial<RestoreOptions> = {}) =>
  restoreBackup(target(name), { from: backups, keys, until: undefined, ...options });

const eggs = async (url: string) => (await ask(url, 'select id from shop.egg order by id')).map(({ id }) => id);
const uploads = (name: string) => readdir(join(dataDir(name), 'files', COMPANY));

test(
  'the backup itself: the rows of its moment, the files and the secret',
  async () => {
    await restore('itself');
    const { url } = await start('itself');
    expect(await eggs(url)).toEqual([1]);
    expect(await ask(url, 'select "Name" from shop."user" order by id limit 1')).toEqual([{ Name: 'Änne' }]);
    expect(await uploads('itself')).toEqual(['early_______________.pdf']);
    expect(await readFile(join(dataDir('itself'), 'secret'), 'utf8')).toBe(`${SECRET}\n`);
    expect(await migrateDatabase(url, [shop])).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'an instant between: what came before it is there, what came after it is not',
  async () => {
    const { lastChangeAt } = await restore('instant', { until: instant });
    expect(lastChangeAt! <= instant).toBe(true);
    const database = await start('instant');
    expect(await eggs(database.url)).toEqual([1, 2]);
    // What was uploaded since is there as well: nobody can say what the rows of that instant speak of.
    expect(await uploads('instant')).toEqual(['early_______________.pdf', 'late________________.pdf']);
    // It goes on by itself from there: on a timeline of its own, which needs a backup of its own.
    await ask(database.url, 'insert into shop.egg values (9, 1)');
    const archive = archiveOf(database, 'instant');
    expect((await archive.ship()).needsBackup).toBe(true);
    const { folder, manifest } = await takeBackup(source(database.url, 'instant'), {
      into: backups,
      keys,
      now: new Date(),
    });
    expect(manifest.database).toMatchObject({ kind: 'cluster', timeline: 2 });
    await ask(database.url, 'insert into shop.egg values (10, 1)');
    expect((await archive.ship()).needsBackup).toBe(false);
    await database.stop();
    running = undefined;
    await restore('second', { from: folder, until: 'latest' });
    expect(await eggs((await start('second')).url)).toEqual([1, 2, 9, 10]);
    await rm(folder, { recursive: true });
  },
  LIMIT_MS,
);

test(
  'everything there is, up to the last moment that was kept',
  async () => {
    await restore('latest', { until: 'latest' });
    const { url } = await start('latest');
    expect(await everything(url)).toEqual(atTheEnd);
  },
  LIMIT_MS,
);

test(
  'an instant that nothing leads to is refused in a sentence',
  async () => {
    await expect(restore('future', { until: new Date(Date.now() + 60_000) })).rejects.toThrow(
      'ends before the instant that was asked for',
    );
    expect(await readdir(dataDir('future'))).not.toContain('postgres');
    await expect(restore('past', { until: new Date(0) })).rejects.toThrow(
      'nothing leads back to 1970-01-01T00:00:00.000Z',
    );
  },
  LIMIT_MS,
);

test(
  'a place with a database, and one of another kind, are refused in a sentence',
  async () => {
    await mkdir(join(dataDir('taken'), 'postgres'), { recursive: true });
    await expect(restore('taken')).rejects.toThrow(
      /^There is a database in .+ already\. A backup is restored into an empty place only/,
    );
    const external = { ...target('external'), databaseUrl: 'postgres://localhost/somewhere' };
    await expect(restoreBackup(external, { from: backups, keys, until: undefined })).rejects.toThrow(
      'This is a backup of an embedded database: leave DATABASE_URL out, or take one with --portable.',
    );
  },
  LIMIT_MS,
);

test(
  'rows of an embedded database go into another one, too',
  async () => {
    const { url } = await start('latest');
    const database = { kind: 'rows', url, schemas: SCHEMAS } as const;
    const { folder } = await takeBackup(
      { ...source(url, 'latest'), database },
      { into: join(place, 'portable'), keys, now: new Date() },
    );
    await running!.stop();
    running = undefined;
    await mkdir(dataDir('moved'));
    if (process.getuid?.() === 0) await chmod(dataDir('moved'), 0o711);
    await restoreBackup(
      { ...target('moved'), openEmbedded: () => startEmbeddedDatabase({ dataDir: dataDir('moved') }) },
      { from: folder, keys, until: undefined },
    );
    expect(await everything((await start('moved')).url)).toEqual(atTheEnd);
  },
  LIMIT_MS,
);

test(
  'changes before the oldest backup that stays are forgotten, and those of databases without one',
  async () => {
    const database = await start('latest');
    const archive = archiveOf(database, 'latest');
    await archive.ship();
    const { manifest } = await takeBackup(source(database.url, 'latest'), { into: backups, keys, now: new Date() });
    await archive.ship();
    const { firstSegment, systemId } = manifest.database as { firstSegment: string; systemId: string };
    await mkdir(join(backups, 'wal', '123'));
    const kept = await pruneBackups(backups, 1, new Date());
    await pruneChanges(backups, kept);
    expect(await readdir(join(backups, 'wal'))).toEqual([systemId]);
    const segments = (await readdir(join(backups, 'wal', systemId))).filter((name) => /^[0-9A-F]{24}/.test(name));
    expect(segments.length).toBeGreaterThan(0);
    for (const name of segments) expect(name.slice(8, 24) >= firstSegment.slice(8)).toBe(true);
    await expect(
      stat(join(backups, 'wal', systemId, 'files', COMPANY, 'late________________.pdf.zst.sealed')),
    ).rejects.toThrow('ENOENT');
  },
  LIMIT_MS,
);

test(
  'without an archive nothing is held back for it',
  async () => {
    const { url } = await start('latest');
    expect(await ask(url, 'select slot_name from pg_replication_slots')).toEqual([{ slot_name: 'fachwerk_archive' }]);
    await endWalArchive(url);
    await endWalArchive(url);
    expect(await ask(url, 'select from pg_replication_slots')).toEqual([]);
  },
  LIMIT_MS,
);
