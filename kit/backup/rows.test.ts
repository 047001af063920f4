import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { migrateDatabase } from '@fachwerk/server/migrate';
import { emptyDatabase } from '@fachwerk/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysOf } from './archive/keys.ts';
import { listBackups, pruneBackups } from './archive/shelf.ts';
import { type RestoreOptions, type RestoreTarget, restoreBackup } from './restore-backup.ts';
import { addUpload, ask, COMPANY, everything, fillShop, SCHEMAS, shopForTests } from './shop.for-tests.ts';
import { type BackupSource, type TakenBackup, takeBackup } from './take-backup.ts';
import { verifyBackup } from './verify-backup.ts';

type Home = Awaited<ReturnType<typeof emptyDatabase>>;
const SECRET = 'the secret of this installation, which is long enough';
const keys = keysOf('Regenschirm im Koffer');

let shop: Awaited<ReturnType<typeof shopForTests>>;
let home: Home;
let place: string;
let source: BackupSource;
let sealed: TakenBackup;
const opened: Home[] = [];

beforeAll(async () => {
  shop = await shopForTests();
  place = await mkdtemp(join(tmpdir(), 'backup-'));
  home = await empty();
  await migrateDatabase(home.url, [shop]);
  await fillShop(home.url);
  const folder = join(place, 'files');
  await addUpload(folder, 'invoice', 'paid');
  await writeFile(join(folder, COMPANY, '.half-written'), 'ha');
  source = {
    product: '1.19-p',
    database: { kind: 'rows', url: home.url, schemas: SCHEMAS },
    files: { folder },
    secret: SECRET,
  };
  sealed = await takeBackup(source, { into: join(place, 'backups'), keys, now: new Date('2026-11-15T21:03:00Z') });
});
afterAll(async () => {
  for (const one of opened) await one.remove();
  for (const folder of [place, shop.folder]) await rm(folder, { recursive: true, force: true });
});

async function empty(): Promise<Home> {
  const made = await emptyDatabase();
  opened.push(made);
  return made;
}

let targets = 0;
async function target(databaseUrl?: string): Promise<RestoreTarget> {
  const dataDir = join(place, `data-${++targets}`);
  await mkdir(dataDir);
  return {
    dataDir,
    databaseUrl: databaseUrl ?? (await empty()).url,
    openEmbedded: async () => expect.unreachable('there is a database'),
    modules: [shop],
    schemas: SCHEMAS,
    files: join(dataDir, 'files'),
    secret: undefined,
  };
}

const restore = (into: RestoreTarget, options: Partial<RestoreOptions> = {}) =>
  restoreBackup(into, { from: sealed.folder, keys, until: undefined, ...options });

test('a backup says what is in it, and none of it can be read without the passphrase', async () => {
  expect(sealed.name).toBe('20261115T210300Z');
  expect(await readdir(join(place, 'backups'))).toEqual([sealed.name]);
  expect((await stat(sealed.folder)).mode & 0o777).toBe(0o700);
  const { database, files, parts } = sealed.manifest;
  expect(database).toMatchObject({
    kind: 'rows',
    partitions: [{ name: 'shop.event_2026_11' }, { name: 'shop.event_default' }],
  });
  expect(files).toEqual({ kind: 'folder', count: 1 });
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['files.tar', 'rows-shop.user', 'secret']));
  for (const name of await readdir(sealed.folder)) {
    const bytes = await readFile(join(sealed.folder, name));
    for (const word of ['Änne', SECRET, 'paid', 'knock']) expect(bytes.includes(word)).toBe(false);
  }
});

test('rows, files and secret come back as they were, and the database goes on from there', async () => {
  const into = await target();
  await restore(into);
  const { databaseUrl: url = '' } = into;
  expect(await everything(url)).toEqual(await everything(home.url));
  expect(await readdir(join(into.files!, COMPANY))).toEqual(['invoice_____________.pdf']);
  expect(await readFile(join(into.files!, COMPANY, 'invoice_____________.pdf'), 'utf8')).toBe('paid');
  expect(await readFile(join(into.dataDir, 'secret'), 'utf8')).toBe(`${SECRET}\n`);
  expect((await stat(join(into.dataDir, 'secret'))).mode & 0o777).toBe(0o600);
  // Nothing is left to do for the next start; numbers go on, triggers count again, keys hold.
  expect(await migrateDatabase(url, [shop])).toEqual([]);
  expect(await ask(url, `insert into shop."user" ("Name") values ('Next') returning id`)).toEqual([{ id: 3 }]);
  expect(await ask(url, 'select count from shop.seen')).toEqual([{ count: 4 }]);
  await expect(ask(url, 'insert into shop.egg values (9, 99)')).rejects.toThrow('violates foreign key');
  const keysOfBoth = (at: string) =>
    ask(at, `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2`);
  expect(await keysOfBoth(url)).toEqual(await keysOfBoth(home.url));
});

test('whoever owns a database can restore into it without being its administrator', async () => {
  const { url } = await empty();
  const name = new URL(url).pathname.slice(1);
  await ask(
    url,
    `drop role if exists ${name}; create role ${name} login password 'plain' nosuperuser; alter database ${name} owner to ${name}`,
  );
  try {
    const plain = Object.assign(new URL(url), { username: name, password: 'plain' }).toString();
    await restore(await target(plain));
    expect(await everything(plain)).toEqual(await everything(home.url));
  } finally {
    await ask(home.url, `drop database ${name} with (force)`);
    await ask(home.url, `drop role ${name}`);
  }
});

test('without a passphrase it can be read, one that is set does not matter, and a bucket is only named', async () => {
  const plain = await takeBackup(
    { ...source, files: { bucket: 'uploads' } },
    { into: join(place, 'plain'), keys: undefined, now: new Date() },
  );
  expect(plain.manifest).toMatchObject({ sealed: null, files: { kind: 'bucket', bucket: 'uploads' } });
  await verifyBackup(plain.folder, undefined);
  const harmed = await copyOf(
    edit('rows-shop.egg.zst', (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])])),
    plain.folder,
  );
  await expect(verifyBackup(harmed, undefined)).rejects.toThrow('is damaged: rows-shop.egg');
  const into = await target();
  await restore({ ...into, files: undefined, secret: SECRET }, { from: join(place, 'plain') });
  expect(await everything(into.databaseUrl!)).toEqual(await everything(home.url));
  expect(await readdir(into.dataDir)).toEqual([]);
});

test('what changes while a backup is taken is in it or not, never half', async () => {
  const { url } = await empty();
  await migrateDatabase(url, [shop]);
  let isOver = false;
  const writing = (async () => {
    for (let id = 1; !isOver; id++) {
      await ask(
        url,
        `begin; insert into shop."user" ("Name") values ('${id}'); insert into shop.egg values (${id}, ${id}); commit`,
      );
    }
  })();
  const database = { kind: 'rows', url, schemas: SCHEMAS } as const;
  const busy = await takeBackup(
    { ...source, database },
    { into: join(place, 'busy'), keys: undefined, now: new Date() },
  );
  isOver = true;
  await writing;
  const into = await target();
  await restore(into, { from: busy.folder });
  const counts = `select (select count(*) from shop."user") as users, (select count(*) from shop.egg) as eggs, count::text as users_seen from shop.seen`;
  const [found] = await ask(into.databaseUrl!, counts);
  expect(new Set(Object.values(found!)).size).toBe(1);
});

const copyOf = async (change: (folder: string) => Promise<void>, of = sealed.folder): Promise<string> => {
  const folder = await mkdtemp(join(place, 'copy-'));
  for (const name of await readdir(of)) await writeFile(join(folder, name), await readFile(join(of, name)));
  await change(folder);
  return folder;
};
const edit = (name: string, change: (bytes: Buffer) => Buffer | string) => async (folder: string) =>
  writeFile(join(folder, name), change(await readFile(join(folder, name))));

const damages: readonly [string, (folder: string) => Promise<void>, string][] = [
  [
    'a flipped bit',
    edit('rows-shop.egg.zst.sealed', (bytes) =>
      Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])]),
    ),
    'is damaged: rows-shop.egg is not as it was written',
  ],
  ['a part that was cut off', edit('files.tar.zst.sealed', (bytes) => bytes.subarray(0, -20)), 'is damaged: files.tar'],
  ['a missing part', (folder) => rm(join(folder, 'secret.zst.sealed')), 'is damaged: secret'],
  [
    'a manifest that says something else',
    edit('manifest.json', (bytes) => bytes.toString().replace('"count": 1', '"count": 2')),
    'its manifest is not as it was written',
  ],
  [
    'a manifest that is none',
    edit('manifest.json', (bytes) => bytes.subarray(0, 50)),
    'its manifest is not as it was written',
  ],
  ['no manifest', (folder) => rm(join(folder, 'manifest.json')), 'There is no backup in'],
  [
    'a form of later times',
    edit('manifest.json', (bytes) => bytes.toString().replace('"format": 1', '"format": 2')),
    'was made by a newer version of Fachwerk',
  ],
];
for (const [name, change, sentence] of damages) {
  test(`${name} is refused, and nothing is touched`, async () => {
    const from = await copyOf(change);
    const into = await target();
    const refused = restore(into, { from });
    await expect(refused).rejects.toThrow(CannotStart);
    await expect(refused).rejects.toThrow(sentence);
    expect(await ask(into.databaseUrl!, `select from pg_namespace where nspname = 'shop'`)).toEqual([]);
    expect(await readdir(into.dataDir)).toEqual([]);
  });
}

test('a wrong passphrase, and none, are told apart from damage', async () => {
  await expect(restore(await target(), { keys: keysOf('another') })).rejects.toThrow('The passphrase is not the one');
  await expect(restore(await target(), { keys: undefined })).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
  await expect(verifyBackup(sealed.folder, keysOf('another'))).rejects.toThrow('The passphrase is not the one');
});

test('a place that is not empty, another secret, and an instant are refused in a sentence', async () => {
  await expect(restore(await target(home.url))).rejects.toThrow(
    'The database is not empty: it has a schema "graphile_worker".',
  );
  await expect(restore({ ...(await target()), secret: 'another' })).rejects.toThrow(
    'SECRET is not the one of the backup',
  );
  const into = await target();
  await writeFile(join(into.dataDir, 'secret'), 'another\n');
  await expect(restore(into)).rejects.toThrow('secret is not the one of the backup');
  await expect(restore(await target(), { until: 'latest' })).rejects.toThrow('the rows of one moment');
  await expect(restore(await target(), { from: join(place, 'nowhere') })).rejects.toThrow('There is no backup in');
});

test('a backup of a newer version, and one whose migrations were edited, are refused', async () => {
  const older = { ...(await target()), modules: [] };
  await expect(restore(older)).rejects.toThrow(
    'made by a newer version of Fachwerk (1.19-p): this one does not know 20270101T0000_shop@shop.',
  );
  const folder = await mkdtemp(join(place, 'sql-'));
  await writeFile(join(folder, '20270101T0000_shop.sql'), 'create schema shop');
  const edited = { ...(await target()), modules: [{ name: 'shop', sql: new URL(`file://${folder}/`) }] };
  await expect(restore(edited)).rejects.toThrow('The migration 20270101T0000_shop@shop is not the one');
});

test('an older backup is opened with the tables of its time, and brought on by the next start', async () => {
  await writeFile(
    join(shop.folder, '20270102T0000_later.sql'),
    'alter table shop.egg add column colour text not null default $$white$$',
  );
  try {
    const into = await target();
    await restore(into);
    expect(await ask(into.databaseUrl!, 'select * from shop.egg')).toEqual([{ id: 1, hen: 2 }]);
    expect(await migrateDatabase(into.databaseUrl!, [shop])).toEqual(['20270102T0000_later@shop']);
    expect(await ask(into.databaseUrl!, 'select colour from shop.egg')).toEqual([{ colour: 'white' }]);
  } finally {
    await rm(join(shop.folder, '20270102T0000_later.sql'));
  }
});

test('the newest ones are kept; what was never finished goes after a day', async () => {
  const into = join(place, 'many');
  for (const hour of ['01', '02', '03']) {
    await takeBackup(source, { into, keys: undefined, now: new Date(`2026-11-15T${hour}:00:00Z`) });
  }
  for (const name of ['.unfinished-old', '.unfinished-new']) await mkdir(join(into, name));
  await utimes(join(into, '.unfinished-old'), 0, 0);
  const kept = await pruneBackups(into, 2, new Date());
  expect(kept.map(({ name }) => name)).toEqual(['20261115T030000Z', '20261115T020000Z']);
  expect((await listBackups(into)).map(({ name }) => name)).toEqual(['20261115T030000Z', '20261115T020000Z']);
  expect((await readdir(into)).sort()).toEqual(['.unfinished-new', '20261115T020000Z', '20261115T030000Z']);
  await expect(takeBackup(source, { into, keys: undefined, now: new Date('2026-11-15T03:00:00Z') })).rejects.toThrow(
    'Another backup of the same second',
  );
});
