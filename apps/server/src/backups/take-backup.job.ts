import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { job } from '@fachwerk/server/jobs';
import * as z from 'zod/mini';
import { ANOTHER_IS_UNDER_WAY } from './one-at-a-time.ts';

const COMMAND = fileURLToPath(new URL('./backup-command.ts', import.meta.url));

const running = new Set<ChildProcess>();

/** Takes a backup in a process of its own, so that nobody who uses the product notices. Of several servers one does it. */
export const takeBackupJob = (schedule: string) =>
  job({
    name: 'backup.take',
    isBatch: true,
    payload: z.object({}),
    transaction: 'own',
    tries: 3,
    cron: schedule,
    async run({ app: { log } }) {
      const child = spawn(process.execPath, [COMMAND], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
      running.add(child);
      const [code, said, complaint] = await Promise.all([
        new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
        text(child.stdout!),
        text(child.stderr!),
      ]).finally(() => running.delete(child));
      if (code !== 0 && code !== ANOTHER_IS_UNDER_WAY) throw new Error(complaint.trim() || 'the backup was broken off');
      log.info({ part: 'backup' }, said.trim());
    },
  });

/** A server that ends does not wait for a backup: the next one takes it anew. */
export function breakOffBackups(): void {
  for (const child of running) child.kill();
}
