import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where a running PostgreSQL can be reached: a folder with its socket, or an IP address. */
export type Address = { readonly host: string; readonly port: number };
export type Postmaster = { readonly pid: number; readonly address: Address | undefined };

/** PostgreSQL's own lock file; its lines are process, folder, start, port, socket folder, listening address. */
const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** The PostgreSQL that runs on this cluster now. A file left by a dead one counts for nothing, nor does a number that another process got since. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const [pid, , , port, socketFolder, listening] = textOf(pidFile(cluster)).split('\n');
  if (!pid || !isPostmasterOf(Number(pid), cluster)) return undefined;
  const host = socketFolder?.trim() || listening?.trim();
  return { pid: Number(pid), address: host && port ? { host, port: Number(port) } : undefined };
}

/** A postmaster has its cluster on its command line, or at least works inside it; a zombie has neither. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout.includes(
      `-D ${cluster}`,
    );
  }
  const [program = '', ...args] = textOf(`/proc/${pid}/cmdline`).split('\0');
  // Its helpers call themselves "postgres: checkpointer" and so on.
  if (!program.endsWith('postgres')) return false;
  return args.includes(cluster) || workingFolderOf(pid) === cluster;
}

/** PostgreSQL clears away what a dead one left, but believes in a number that another living process got since. */
export function removeMisleadingPidFile(cluster: string): void {
  const pid = Number.parseInt(textOf(pidFile(cluster)), 10);
  if (pid > 0 && isAlive(pid) && !isPostmasterOf(pid, cluster)) rmSync(pidFile(cluster), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** A fast shutdown writes everything out first, which takes a while on a slow disk. After this, crash recovery has to do. */
const PATIENCE_MS = 60_000;

/** `fast` for data that stays; `immediate` for data that nobody wants any more. */
export async function stopPostmaster(cluster: string, mode: 'fast' | 'immediate'): Promise<void> {
  const found = runningPostmaster(cluster);
  if (!found) return;
  for (const signal of mode === 'fast'
    ? (['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)
    : (['SIGQUIT', 'SIGKILL'] as const)) {
    send(found.pid, signal);
    if (await isGone(found.pid, cluster)) return;
  }
}

async function isGone(pid: number, cluster: string): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (isPostmasterOf(pid, cluster)) {
    if (performance.now() > end) return false;
    await sleep(10);
  }
  return true;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It may have ended by itself in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
