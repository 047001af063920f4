import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { glanceAt, type Manifest, manifestText } from './manifest.ts';

/** A finished backup in a folder of backups. */
export type Shelved = { readonly name: string; readonly folder: string; readonly manifest: Manifest };

const UNFINISHED = '.unfinished-';
/** Nobody works on one backup for longer. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** `20261115T210300Z`: the names sort like the time. */
export const backupName = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
export const unfinishedName = (name: string) => `${UNFINISHED}${name}-${process.pid}`;

/** The newest first. A folder without a readable manifest is none of ours. */
export async function listBackups(folder: string): Promise<Shelved[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: Shelved[] = [];
  for (const name of names.filter((one) => !one.startsWith('.'))) {
    const manifest = await glanceAt(join(folder, name));
    if (manifest) found.push({ name, folder: join(folder, name), manifest });
  }
  return found.sort((a, b) => (a.manifest.takenAt < b.manifest.takenAt ? 1 : -1));
}

/** `from` is one backup, or a folder of them: then the newest, or the newest that is older than `before`. Answers its folder. */
export async function chooseBackup(from: string, before?: Date): Promise<string> {
  if ((await manifestText(from)) !== undefined) return from;
  const all = await listBackups(from);
  if (all.length === 0) throw new CannotStart(`There is no backup in ${from}.`);
  const found = before ? all.find(({ manifest }) => new Date(manifest.takenAt) <= before) : all[0];
  if (found) return found.folder;
  throw new CannotStart(
    `The oldest backup in ${from} is from ${all.at(-1)!.manifest.takenAt}: nothing leads back to ${before!.toISOString()}.`,
  );
}

/** It appears under its name whole or not at all. */
export async function shelve(unfinished: string, finished: string): Promise<void> {
  await rename(unfinished, finished).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOTEMPTY' && cause.code !== 'EEXIST') throw cause;
    throw new CannotStart(`Another backup of the same second is in ${finished}: try again.`, { cause });
  });
}

/** Keeps the newest ones, and clears away what was begun and never finished. Answers what stays. */
export async function pruneBackups(folder: string, keep: number, now: Date): Promise<Shelved[]> {
  const all = await listBackups(folder);
  for (const { folder: old } of all.slice(keep)) await rm(old, { recursive: true, force: true });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
  return all.slice(0, keep);
}
