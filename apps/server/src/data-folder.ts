import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { Config } from './config.ts';

/** With less than this the database stops soon: it needs room to say that it has none. */
const LEAST_BYTES = 256 * 1024 * 1024;

/** Sooner or later something is written there; better to say now, in a sentence, that it cannot be. */
export async function checkDataFolder({ dataDir, databaseUrl, secret, s3 }: Config): Promise<void> {
  if (databaseUrl && secret && s3) return;
  const probe = join(dataDir, `.probe-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    throw new CannotStart(
      `Nothing can be written to ${dataDir}: ${(cause as Error).message}. Set DATA_DIR to a folder that this user may write to.`,
      { cause },
    );
  }
}

/** Throws when the disk of one of these folders is nearly full; `/api/ready` asks. */
export async function checkRoom(folders: readonly string[], leastBytes = LEAST_BYTES): Promise<void> {
  for (const folder of folders) {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < leastBytes) throw new Error(`the disk of ${folder} is nearly full`);
  }
}
