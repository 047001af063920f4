import type pg from 'pg';
import { removeOldBinaries, runnableBinaries } from './binaries.ts';
import { DATABASE_OWNER, makeCluster, passwordOf, removeUnfinished } from './cluster.ts';
import { addressUrl, becomeOwner, type OwnerOptions } from './owner.ts';
import { databasePlace } from './place.ts';
import { stopPostmaster } from './postmaster.ts';
import { newAddress, PRODUCT_SETTINGS, THROWAWAY_SETTINGS } from './process.ts';

export type EmbeddedDatabase = {
  readonly url: string;
  /** Where it keeps its data: `postgres` below the data folder, unless its account cannot go there. */
  readonly folder: string;
  readonly isOutside: boolean;
  /** It was still running after its last server had been killed. */
  readonly tookOver: boolean;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** `throwaway` trades safety for speed: its data does not outlive a crash. */
  readonly kind?: 'product' | 'throwaway';
  /** It died and could not be started again. */
  readonly onLost?: (error: Error) => void;
};

/**
 * A real PostgreSQL on a folder, for one server at a time. One that still runs there is taken over, one that dies is
 * started again at the same address, and `stop` ends it in either case.
 */
export async function startEmbeddedDatabase({
  dataDir,
  kind = 'product',
  onLost,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const isSafe = kind === 'product';
  const place = await databasePlace(dataDir);
  const binaries = await runnableBinaries(place.runAs, place.folder);
  await makeCluster(place, binaries, { isSafe });
  const stopping = new AbortController();
  const ownerOptions: OwnerOptions = {
    dataDir,
    place,
    binaries,
    settings: isSafe ? PRODUCT_SETTINGS : THROWAWAY_SETTINGS,
    password: await passwordOf(place.cluster),
    address: await newAddress(place),
    givenUp: stopping.signal,
  };

  let owner = await becomeOwner(ownerOptions);
  const { address, tookOver } = owner;
  await addOwnDatabase(owner.client);
  await removeUnfinished(place);
  if (!tookOver) await removeOldBinaries(place.folder, binaries);

  let revival = Promise.resolve();
  function reviveWhenItEnds() {
    owner.client.once('end', () => {
      if (!stopping.signal.aborted) revival = revive();
    });
  }
  async function revive() {
    try {
      owner = await becomeOwner({ ...ownerOptions, address });
      reviveWhenItEnds();
    } catch (error) {
      if (!stopping.signal.aborted) onLost?.(error as Error);
    }
  }
  reviveWhenItEnds();

  async function stop() {
    stopping.abort();
    await revival;
    await owner.client.end();
    await stopPostmaster(place.cluster, isSafe ? 'fast' : 'immediate');
  }
  return {
    url: addressUrl(address, ownerOptions.password, DATABASE_OWNER),
    folder: place.cluster,
    isOutside: place.isOutside,
    tookOver,
    stop,
  };
}

async function addOwnDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE_OWNER]);
  if (!rowCount) await client.query(`create database ${DATABASE_OWNER}`);
}
