import { existsSync } from 'node:fs';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { DATABASE_OWNER, passwordOf } from './cluster.ts';
import { startEmbeddedDatabase } from './database.ts';
import { addressUrl } from './owner.ts';
import { databasePlace } from './place.ts';
import { runningPostmaster } from './postmaster.ts';

export type VisitedDatabase = { readonly url: string; stop(): Promise<void> };

/** The database of a data folder, for a command beside its server: the one that runs, or one that is started for this command alone. */
export async function visitEmbeddedDatabase(dataDir: string): Promise<VisitedDatabase> {
  const { cluster } = existsSync(dataDir) ? await databasePlace(dataDir) : { cluster: '' };
  if (!existsSync(cluster)) throw new CannotStart(`There is no database in ${dataDir}.`);
  const address = runningPostmaster(cluster)?.address;
  if (!address) return startEmbeddedDatabase({ dataDir });
  return { url: addressUrl(address, await passwordOf(cluster), DATABASE_OWNER), stop: async () => {} };
}
