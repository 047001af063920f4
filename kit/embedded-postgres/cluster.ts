import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { newSecret } from '@fachwerk/server/ids';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';

export const DATABASE_OWNER = 'fachwerk';
const PASSWORD_FILE = 'fachwerk-password';

/** For what nobody wants after a crash. Its password is proven thousands of times, and guessed by nobody. */
const QUICK = ['--no-sync', '--set=scram_iterations=1'];

/** The database's programs get nothing of our environment, which could change how they work. */
export const PROGRAM_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Makes the cluster when there is none. It appears in one piece: a start that was killed halfway leaves nothing that looks like one. */
export async function makeCluster(
  { folder, cluster, runAs }: Place,
  binaries: Binaries,
  { isSafe }: { isSafe: boolean },
): Promise<void> {
  if (existsSync(cluster)) return checkVersion(cluster, binaries);
  const workshop = await mkdtemp(join(folder, 'postgres.new-'));
  try {
    const unfinished = join(workshop, basename(cluster));
    const passwordFile = join(workshop, PASSWORD_FILE);
    await writeFile(passwordFile, newSecret(24), { mode: 0o600 });
    await mkdir(unfinished, { mode: 0o700 });
    await chmod(workshop, 0o711);
    for (const path of runAs ? [unfinished, passwordFile] : []) await chown(path, runAs!.uid, runAs!.gid);

    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = ['--auth=scram-sha-256', `--username=${DATABASE_OWNER}`, `--pwfile=${passwordFile}`];
    await run(binaries.initdb, ['-D', unfinished, ...locale, ...access, ...(isSafe ? [] : QUICK)], {
      ...runAs,
      cwd: workshop,
    });
    await rename(passwordFile, join(unfinished, PASSWORD_FILE));
    await rename(unfinished, cluster).catch((error: NodeJS.ErrnoException) => {
      // Another start was quicker; its cluster is as good as ours.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/** What a start that was killed halfway left behind. Only for the owner of the cluster: another start may be at work. */
export async function removeUnfinished({ folder }: Place): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith('postgres.new-')) await rm(join(folder, name), { recursive: true, force: true });
  }
}

export async function passwordOf(cluster: string): Promise<string> {
  try {
    return await readFile(join(cluster, PASSWORD_FILE), 'utf8');
  } catch (cause) {
    throw new CannotStart(
      `The database in ${cluster} cannot be opened: ${(cause as Error).message}. Was it made by another user? Start as that user or as root.`,
      { cause },
    );
  }
}

async function checkVersion(cluster: string, { version }: Binaries): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => version)).trim();
  if (made.split('.')[0] === version.split('.')[0]) return;
  throw new CannotStart(
    `The database in ${dirname(cluster)} was made by PostgreSQL ${made}, and this version of Fachwerk brings ${version}. ` +
      'Restore a backup into a new DATA_DIR, or go back to the version that made it.',
  );
}

async function run(
  program: string,
  args: readonly string[],
  options: { uid?: number; gid?: number; cwd: string },
): Promise<void> {
  // A Ctrl-C is for us alone; we stop when it is done.
  const child = spawn(program, args, {
    ...options,
    env: PROGRAM_ENV,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [code, errors] = await Promise.all([
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
    text(child.stderr),
  ]);
  if (code !== 0)
    throw new CannotStart(
      `${basename(program)} could not make the database: ${errors.trim() || `it ended with code ${code}`}`,
    );
}
