import type { Readable } from 'node:stream';
import pg from 'pg';
import type { ClusterBackup, Manifest } from '../archive/manifest.ts';
import { migrationsIn } from '../rows/catalog.ts';
import { CopyOut } from '../rows/copy-out.ts';
import { lsnOf, segmentName } from './segments.ts';

/** PostgreSQL's own copy of itself, as one tar: what `pg_basebackup` asks for. Every message begins with what it is. */
class BaseBackup extends CopyOut {
  protected override arrived(chunk: Buffer): void {
    if (String.fromCharCode(chunk[0]!) === 'd') super.arrived(chunk.subarray(1));
  }
}

// With the log that was written meanwhile, so that it opens by itself.
const BASE_BACKUP = `BASE_BACKUP (LABEL 'fachwerk', CHECKPOINT 'fast', WAL true, WAIT false, MANIFEST 'no')`;
// Gone with the connection: until then no segment that is still to be copied is reused.
const HOLD_ON = 'CREATE_REPLICATION_SLOT "fachwerk_backup_%" TEMPORARY PHYSICAL (RESERVE_WAL)';

export type CopiedCluster = Pick<Manifest, 'migrations'> & { readonly database: ClusterBackup; readonly takenAt: Date };

/** The files of a running embedded PostgreSQL; `write` gets them as a tar. Others go on writing. */
export async function copyCluster(
  url: string,
  write: (part: string, tar: Readable) => Promise<void>,
): Promise<CopiedCluster> {
  const config = { connectionString: url, application_name: 'fachwerk backup', keepAlive: true };
  // A connection that speaks of replication takes only the few commands for it.
  const copier = new pg.Client({ ...config, replication: 'true' } as pg.ClientConfig);
  const asker = new pg.Client(config);
  for (const client of [copier, asker]) client.on('error', () => {});
  try {
    await Promise.all([copier.connect(), asker.connect()]);
    await copier.query(HOLD_ON.replace('%', String(process.pid)));
    const { rows: systems } = await copier.query<{ systemid: string; timeline: number }>('IDENTIFY_SYSTEM');
    const { rows: known } = await asker.query<{ version: string; bytes: number }>(
      `select current_setting('server_version') as version,
         (select setting::int from pg_settings where name = 'wal_segment_size') as bytes`,
    );
    const migrations = await migrationsIn(asker);
    const tar = copier.query(new BaseBackup(BASE_BACKUP));
    await write('cluster.tar', tar);
    // When it could first be opened is when the copying had ended.
    const { rows: times } = await asker.query<{ at: Date }>('select statement_timestamp() as at');
    const [start = '0/0', timeline = '1'] = tar.rows[0] ?? [];
    return {
      takenAt: times[0]!.at,
      migrations,
      database: {
        kind: 'cluster',
        postgres: known[0]!.version,
        systemId: systems[0]!.systemid,
        timeline: Number(timeline),
        firstSegment: segmentName(Number(timeline), lsnOf(start), known[0]!.bytes),
      },
    };
  } finally {
    await Promise.all([copier.end(), asker.end()]);
  }
}
