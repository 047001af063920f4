import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { runnableBinaries } from './binaries.ts';
import { passwordOf } from './cluster.ts';
import { becomeOwner } from './owner.ts';
import { databasePlace, type Place } from './place.ts';
import { stopPostmaster } from './postmaster.ts';
import { newAddress, PRODUCT_SETTINGS, type Settings } from './process.ts';
import type { RunAs } from './user.ts';

export type Recovery = {
  readonly dataDir: string;
  /** The PostgreSQL that made the backup. */
  readonly madeBy: string;
  /** Puts the files of the backup into this folder. */
  unpack(folder: string): Promise<void>;
  /** To go on from the backup: puts the segments of the log into this folder; up to an instant, or to their end. */
  readonly goOn?: { readonly until: Date | undefined; fetch(folder: string): Promise<void> } | undefined;
};

/** Replaying days of changes takes its time. */
const PATIENCE_MS = 24 * 60 * 60_000;

/** Why no database can be restored into this data folder, or null. */
export async function whyNotRecover(dataDir: string): Promise<string | null> {
  const { cluster } = await databasePlace(dataDir);
  return existsSync(cluster) ? `There is a database in ${cluster} already.` : null;
}

/** Makes a cluster from PostgreSQL's own copy of one. It appears in one piece, and only after it has been opened and closed once. Answers when its last change was made. */
export async function recoverCluster({ dataDir, madeBy, unpack, goOn }: Recovery): Promise<Date | null> {
  const place = await databasePlace(dataDir);
  const binaries = await runnableBinaries(place.runAs, place.folder);
  if (binaries.version.split('.')[0] !== madeBy.split('.')[0]) {
    throw new CannotStart(
      `The backup was made by PostgreSQL ${madeBy}, and this version of Fachwerk brings ${binaries.version}. ` +
        'Restore it with the version that made it; a backup taken with --portable fits every version.',
    );
  }
  const workshop = await mkdtemp(join(place.folder, 'postgres.new-'));
  try {
    await chmod(workshop, 0o711);
    const inside: Place = { ...place, folder: workshop, cluster: join(workshop, 'postgres') };
    await mkdir(inside.cluster, { mode: 0o700 });
    await unpack(inside.cluster);
    if (goOn) {
      await mkdir(join(workshop, 'log'), { mode: 0o700 });
      await goOn.fetch(join(workshop, 'log'));
      await giveTo(place.runAs, join(workshop, 'log'));
      await writeFile(join(inside.cluster, 'recovery.signal'), '');
    }
    await giveTo(place.runAs, inside.cluster);
    const settings = { ...PRODUCT_SETTINGS, ...(goOn && replaySettings(goOn.until)) };
    const lastChangeAt = await openedOnce({ dataDir, place: inside, binaries, settings });
    await rename(inside.cluster, place.cluster);
    return lastChangeAt;
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

function replaySettings(until: Date | undefined): Settings {
  return {
    // Beside the cluster, where PostgreSQL works: no path that would have to be quoted.
    restore_command: 'cp ../log/%f %p',
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    // Nobody is let in before all of it is there.
    hot_standby: 'off',
    ...(until && { recovery_target_time: until.toISOString().replace('T', ' ').replace('Z', '+00') }),
  };
}

type Aside = Pick<Parameters<typeof becomeOwner>[0], 'dataDir' | 'place' | 'binaries' | 'settings'>;

async function openedOnce(aside: Aside): Promise<Date | null> {
  const { cluster } = aside.place;
  try {
    const { client } = await becomeOwner({
      ...aside,
      password: await passwordOf(cluster),
      address: await newAddress(aside.place),
      givenUp: new AbortController().signal,
      patienceMs: PATIENCE_MS,
    });
    const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at');
    await client.end();
    return rows[0]!.at;
  } catch (error) {
    if (!/before configured recovery target was reached/.test((error as Error).message)) throw error;
    throw new CannotStart(
      'What was kept of the changes ends before the instant that was asked for. Choose an earlier one, or "latest" for all there is.',
      { cause: error },
    );
  } finally {
    await stopPostmaster(cluster, 'fast');
  }
}

/** Only the account that the database runs under may own its files, or look into them. */
async function giveTo(runAs: RunAs, folder: string): Promise<void> {
  await chmod(folder, 0o700);
  if (!runAs) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), runAs.uid, runAs.gid);
  }
  await chown(folder, runAs.uid, runAs.gid);
}
