import { type ExecFileException, execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { visitEmbeddedDatabase } from '@fachwerk/embedded-postgres/visit';
import { connect } from '@fachwerk/server/db';
import { acrossCompanies, rawSql, sql } from '@fachwerk/server/sql';
import { emptyDatabase } from '@fachwerk/testing/database';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { ANOTHER_IS_UNDER_WAY } from './one-at-a-time.ts';
import { SCHEMAS } from './source.ts';

const COMMANDS = {
  backup: fileURLToPath(new URL('./backup-command.ts', import.meta.url)),
  restore: fileURLToPath(new URL('./restore-command.ts', import.meta.url)),
};
/** Only for what never comes: each test starts the product, or several commands. */
const LIMIT_MS = 240_000;
const AGAIN_MS = 500;
const ADMIN = { email: 'inhaberin@kiosk.example', password: 'Regenbogen-Laterne-7' };

let place: string;
let backups: string;
let product: Product | undefined;
let external: Awaited<ReturnType<typeof emptyDatabase>> | undefined;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'fachwerk-drill-'));
  await chmod(place, 0o711);
  backups = join(place, 'backups');
});
afterAll(async () => {
  await product?.stop();
  await external?.remove();
  await rm(place, { recursive: true, force: true });
});

const dataDir = (name: string) => join(place, name);
const configured = (name: string) => ({
  DATA_DIR: dataDir(name),
  BACKUP_DIR: backups,
  BACKUP_PASSPHRASE: 'Regenschirm im Koffer',
  DEMO: 'off',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});

async function start(name: string, env: Record<string, string> = {}): Promise<Product> {
  product = await startProduct({
    port: await freePort(),
    dataDir: dataDir(name),
    env: { ...configured(name), ...env },
  });
  return product;
}

/**
 * As an operator types it, in an environment that has nothing but what is configured, and the code that npm keeps compiled. A server that has
 * just begun takes a backup by itself; while it does, the command ends with a code of its own, and is typed again.
 */
async function command(name: keyof typeof COMMANDS, args: string[], env: Record<string, string>): Promise<string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const run = promisify(execFile)(process.execPath, [COMMANDS[name], ...args], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    cwd: tmpdir(),
  });
  try {
    return (await run).stdout;
  } catch (error) {
    const { code, signal, stderr, message } = error as ExecFileException;
    if (code !== ANOTHER_IS_UNDER_WAY) throw new Error(String(stderr) || `${message} ended by ${signal ?? code}`);
    await sleep(AGAIN_MS);
    return command(name, args, env);
  }
}

type Me = { readonly avatar: { readonly large: string } | null; readonly contact: { readonly lastName: string } };

async function signedIn({ url }: Product) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/sign-in`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  expect(answer.status).toBe(200);
  const { accessToken, user } = (await answer.json()) as { accessToken: string; user: Me & { id: string } };
  return { user, token: { 'x-access-token': accessToken } };
}

/** All rows of the product, but for those of the machinery, which goes on to the last moment. */
async function rowsOf(url: string): Promise<Record<string, string>> {
  const db = connect({ url, poolSize: 1, pipelines: 0 });
  try {
    const tables = await db.rows<{ name: string }>(sql`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname = any(${SCHEMAS}) and schemaname <> 'graphile_worker' and tablename <> 'job_worker' order by 1`);
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const text = `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as hash from ${name} t`;
      found[name] = (await db.first<{ hash: string }>(
        acrossCompanies('a test looks at everything', rawSql(text)),
      ))!.hash;
    }
    return found;
  } finally {
    await db.close();
  }
}

async function rowsIn(name: string): Promise<Record<string, string>> {
  const { url, stop } = await visitEmbeddedDatabase(dataDir(name));
  try {
    return await rowsOf(url);
  } finally {
    await stop();
  }
}

let before: Record<string, string>;
let secret: string;
let picture: string;

test(
  'a server that is told where takes a first backup by itself, and the data folder can be lost',
  async () => {
    const running = await start('lost');
    while ((await readdir(backups).catch(() => [])).filter((name) => /^\d/.test(name)).length === 0) await sleep(50);
    // After the backup: only the changes that were kept know of this.
    const { user, token } = await signedIn(running);
    const form = new FormData();
    const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#2f5d50' } })
      .png()
      .toBuffer();
    form.set('avatar', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'me.png');
    form.set('language', 'en');
    const saved = await fetch(`${running.url}/api/private/me`, { method: 'PUT', headers: token, body: form });
    expect(saved.status).toBe(200);
    expect(user.avatar).toBeNull();
    picture = (await signedIn(running)).user.avatar!.large;
    await running.stop();
    product = undefined;
    before = await rowsIn('lost');
    secret = await readFile(join(dataDir('lost'), 'secret'), 'utf8');
    await rm(dataDir('lost'), { recursive: true });
  },
  LIMIT_MS,
);

test(
  'it comes back: every row, the uploads, the secret, and whoever was in it',
  async () => {
    const said = await command('restore', ['--until', 'latest'], configured('back'));
    expect(said).toMatch(/was restored .+\nIts last change is of 20.+Z\.\n/);
    expect(await readFile(join(dataDir('back'), 'secret'), 'utf8')).toBe(secret);
    expect(await rowsIn('back')).toEqual(before);
    const running = await start('back');
    expect((await signedIn(running)).user.avatar?.large).toBe(picture);
    expect((await fetch(running.url + picture)).headers.get('content-type')).toBe('image/webp');
  },
  LIMIT_MS,
);

test(
  'while it runs and while it does not, its rows can be taken into a database of another server',
  async () => {
    const elsewhere = join(place, 'elsewhere');
    const portable = () => command('backup', ['--portable', '--into', elsewhere], configured('back'));
    expect(await portable()).toContain('read again and found right');
    const verified = await command('backup', ['--verify', elsewhere], configured('back'));
    expect(verified).toMatch(/ {2}database {3}\d+ rows of \d+ tables/);
    await product!.stop();
    // Once more while nothing moves, so that every row can be compared.
    await portable();
    external = await emptyDatabase();
    await command('restore', ['--from', elsewhere], { ...configured('moved'), DATABASE_URL: external.url });
    expect(await rowsOf(external.url)).toEqual(await rowsIn('back'));
    const running = await start('moved', { DATABASE_URL: external.url });
    expect((await fetch(running.url + picture)).status).toBe(200);
    expect((await signedIn(running)).user.avatar?.large).toBe(picture);
  },
  LIMIT_MS,
);

test(
  'what cannot be done is said in a sentence',
  async () => {
    const env = configured('back');
    await expect(command('restore', [], env)).rejects.toThrow(/^There is a database in .+ already\. .+\n$/);
    await expect(command('restore', ['--until', 'yesterday'], env)).rejects.toThrow(
      /^--until takes "latest", or an instant with its zone, .+\n$/,
    );
    await expect(command('restore', ['--form', 'x'], env)).rejects.toThrow("Unknown option '--form'");
    await expect(command('backup', [], { DATA_DIR: dataDir('new') })).rejects.toThrow(/^Where are the backups\? .+\n$/);
    await expect(command('backup', [], { ...env, DATABASE_URL: 'postgres://localhost:1/none' })).rejects.toThrow(
      /^The database .+\n$/,
    );
  },
  LIMIT_MS,
);
