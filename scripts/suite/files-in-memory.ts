import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const OWN = 'fachwerk-run-';
const GIB = 2 ** 30;

/** What a run keeps at most, and what has to be left for the run itself. */
export function hasRoom({ folder, memory }: { readonly folder: number; readonly memory: number }): boolean {
  return folder >= 4 * GIB && memory >= 8 * GIB;
}

/**
 * Every use-case test has a database of its own, of 1,500 files: on a disk it takes most of a second of a core to make one where another was
 * just removed, in memory less than a tenth. Workers inherit the folder. A machine that has none, or no room, uses its disk; so does who names
 * a folder by TMPDIR.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR) return;
  clearAfterDead();
  const folder = join(MEMORY, `${OWN}${process.pid}`);
  if (!hasRoom({ folder: freeBytes(MEMORY), memory: process.availableMemory() })) return;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** A run that was killed leaves its files behind, which are memory. */
function clearAfterDead(): void {
  for (const name of namesIn(MEMORY).filter((each) => each.startsWith(OWN))) {
    if (!isAlive(Number(name.slice(OWN.length)))) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
