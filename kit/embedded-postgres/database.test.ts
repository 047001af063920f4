import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '@fachwerk/server/db';
import { type Sql, sql } from '@fachwerk/server/sql';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startEmbeddedDatabase } from './database.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

const SERVER = fileURLToPath(new URL('./server.for-tests.ts', import.meta.url));

let dataDir: string;
let cluster: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fachwerk-embedded-'));
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  const first = await startEmbeddedDatabase({ dataDir });
  cluster = first.folder;
  await ask(first.url, sql`create table kept (word text)`);
  await ask(first.url, sql`insert into kept values ('Fächer')`);
  await first.stop();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await stopPostmaster(cluster, 'immediate');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask(url: string, query: Sql): Promise<unknown[]> {
  const db = connect({ url, poolSize: 1 });
  try {
    return await db.rows(query);
  } finally {
    await db.close();
  }
}

const keptIn = (url: string) => ask(url, sql`select word, lower(word) as small from kept`);
const kept = [{ word: 'Fächer', small: 'fächer' }];

/** A server in a process group of its own, as a terminal starts it; resolves when its database is there. */
async function serverProcess(
  ...args: string[]
): Promise<{ child: ChildProcess; url: string; folder: string; ended: Promise<void> }> {
  const child = spawn(process.execPath, [SERVER, ...args], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface(child.stdout))
    return { child, ended, ...(JSON.parse(line) as { url: string; folder: string }) };
  throw new Error('the server ended before it was ready');
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(10);
}

test('what was stored is there after a stop and a start, and nothing runs in between', async () => {
  expect(runningPostmaster(cluster)).toBeUndefined();
  const database = await startEmbeddedDatabase({ dataDir });
  expect(await keptIn(database.url)).toEqual(kept);
  await database.stop();
  expect(runningPostmaster(cluster)).toBeUndefined();
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false);
});

test('the product writes to the disk before it acknowledges', async () => {
  const database = await startEmbeddedDatabase({ dataDir });
  const settings = sql`select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`;
  expect((await ask(database.url, settings)).map((row) => (row as { setting: string }).setting)).toEqual([
    'on',
    'on',
    'on',
  ]);
  await database.stop();
});

test('the password is for its owner only', () => {
  expect(statSync(join(cluster, 'fachwerk-password')).mode & 0o777).toBe(0o600);
});

test('a pid file of a dead process stands in nobody’s way', async () => {
  const child = spawn('true');
  await new Promise((resolve) => child.once('exit', resolve));
  writeFileSync(join(cluster, 'postmaster.pid'), `${child.pid}\n${cluster}\n1\n5432\n${cluster}\n\n`);
  const database = await startEmbeddedDatabase({ dataDir });
  expect(await keptIn(database.url)).toEqual(kept);
  await database.stop();
});

test('a pid file whose number another process has now stands in nobody’s way', async () => {
  const { uid, gid } = statSync(cluster);
  const foreign = spawn('sleep', ['600'], { uid, gid, cwd: '/' });
  children.push(foreign);
  writeFileSync(join(cluster, 'postmaster.pid'), `${foreign.pid}\n${cluster}\n1\n5432\n${cluster}\n\n`);
  const database = await startEmbeddedDatabase({ dataDir });
  expect(await keptIn(database.url)).toEqual(kept);
  await database.stop();
  expect(foreign.exitCode).toBeNull();
});

test('what a killed first start left behind is cleared away', async () => {
  const leftover = join(cluster, '..', 'postgres.new-left');
  mkdirSync(leftover);
  await (await startEmbeddedDatabase({ dataDir })).stop();
  expect(existsSync(leftover)).toBe(false);
});

test('a database that survived its server is taken over, and stopped at the end', async () => {
  const killed = await serverProcess(dataDir);
  const before = runningPostmaster(cluster)?.pid;
  killed.child.kill('SIGKILL');
  await killed.ended;
  const database = await startEmbeddedDatabase({ dataDir });
  expect(database.tookOver).toBe(true);
  expect(runningPostmaster(cluster)?.pid).toBe(before);
  expect(await keptIn(database.url)).toEqual(kept);
  await database.stop();
  expect(runningPostmaster(cluster)).toBeUndefined();
});

test('a second server on the same folder is told so, and the first goes on', async () => {
  const first = await serverProcess(dataDir);
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
    `Another server (process ${first.child.pid}) already uses the data in ${dataDir}`,
  );
  expect(await keptIn(first.url)).toEqual(kept);
});

test('a database that is killed comes back at the same address', async () => {
  const database = await startEmbeddedDatabase({ dataDir });
  const before = runningPostmaster(cluster)!.pid;
  process.kill(before, 'SIGKILL');
  await until(() => (runningPostmaster(cluster)?.pid ?? before) !== before);
  await until(() => readFileSync(join(cluster, 'postmaster.pid'), 'utf8').includes('ready'));
  expect(await keptIn(database.url)).toEqual(kept);
  await database.stop();
  expect(runningPostmaster(cluster)).toBeUndefined();
});

test('Ctrl-C, which reaches the whole group of processes, ends server and database in order', async () => {
  const { child, ended } = await serverProcess(dataDir);
  process.kill(-child.pid!, 'SIGINT');
  await ended;
  expect(child.exitCode).toBe(0);
  expect(runningPostmaster(cluster)).toBeUndefined();
});

test('a throw-away database goes with its process, even when that is killed', async () => {
  const { child, folder } = await serverProcess();
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGKILL');
  await until(() => !existsSync(folder));
  expect(runningPostmaster(folder)).toBeUndefined();
});
