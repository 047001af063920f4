import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { canEnter, databaseUser, type RunAs } from './user.ts';

/** Where the database lives, and the account it runs under. */
export type Place = {
  readonly folder: string;
  readonly cluster: string;
  readonly runAs: RunAs;
  /** Not in the data folder. */
  readonly isOutside: boolean;
};

/** For data folders that the database's account cannot enter. */
const ELSEWHERE = '/var/lib/fachwerk';
const POINTER = 'postgres.location';

/**
 * The data folder itself. Only when root runs us from a place that the database's account cannot reach, a folder outside;
 * a small file in the data folder then says where, and we never widen folders that are not ours.
 */
export async function databasePlace(dataDir: string): Promise<Place> {
  await makeFolder(dataDir);
  const inside = await realpath(dataDir);
  const pointed = await readFile(join(inside, POINTER), 'utf8').catch(() => undefined);
  if (pointed) return placeIn(pointed.trim(), true);

  const place = placeIn(inside, false);
  if (!place.runAs || existsSync(place.cluster) || canEnter(place.runAs, inside)) return place;
  const outside = join(ELSEWHERE, createHash('sha256').update(inside).digest('hex').slice(0, 16));
  await makeFolder(outside);
  await writeFile(join(inside, POINTER), `${outside}\n`);
  return placeIn(outside, true);
}

function placeIn(folder: string, isOutside: boolean): Place {
  const cluster = join(folder, 'postgres');
  return { folder, cluster, runAs: databaseUser(cluster), isOutside };
}

/** A folder that we make is ours alone; root's can be passed through, because the database's account owns a folder inside. */
async function makeFolder(folder: string): Promise<void> {
  try {
    if (await mkdir(folder, { recursive: true })) await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  } catch (cause) {
    const where = `The folder ${folder} cannot be made: ${(cause as Error).message}.`;
    throw new CannotStart(`${where} Set DATA_DIR to a folder that this user may write to.`, { cause });
  }
}
