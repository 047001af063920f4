import { join } from 'node:path';
import type { BackupSource } from '@fachwerk/backup/take-backup';
import { visitEmbeddedDatabase } from '@fachwerk/embedded-postgres/visit';
import type { Config } from '../config.ts';
import { externalDatabase } from '../database.ts';
import { modules } from '../modules.ts';
import { installationSecret } from '../secret.ts';
import { productVersion } from '../version.ts';

/** The schemas of the product: those of its modules, of the kit and of the job queue. */
export const SCHEMAS: readonly string[] = [
  'graphile_worker',
  'kit',
  ...modules.filter(({ sql }) => sql).map(({ name }) => name.replaceAll('-', '_')),
];

export const filesFolder = ({ dataDir, s3 }: Config) => (s3 ? undefined : join(dataDir, 'files'));

/** Everything there is to back up, whether the server runs or not. */
export async function openSource(
  config: Config,
  isPortable: boolean,
): Promise<{ source: BackupSource; close(): Promise<void> }> {
  const { databaseUrl, dataDir, s3 } = config;
  const { url, stop } = await (databaseUrl ? externalDatabase(databaseUrl) : visitEmbeddedDatabase(dataDir));
  const source: BackupSource = {
    product: productVersion(),
    database: databaseUrl || isPortable ? { kind: 'rows', url, schemas: SCHEMAS } : { kind: 'cluster', url },
    files: s3 ? { bucket: s3.bucket } : { folder: filesFolder(config)! },
    secret: config.secret ?? (await installationSecret(dataDir)),
  };
  return { source, close: stop };
}
