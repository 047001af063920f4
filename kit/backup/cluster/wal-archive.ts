import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileKey } from '@fachwerk/server/files';
import pg from 'pg';
import type { Keys } from '../archive/keys.ts';
import { listBackups } from '../archive/shelf.ts';
import { lsnOf, lsnText, segmentName, segmentStart } from './segments.ts';
import { hasUpload, storeOnce, storeUpload, type WalStore, walStore } from './wal-store.ts';

export type WalArchiveOptions = {
  /** Of the embedded database, and where its files are. */
  readonly url: string;
  readonly cluster: string;
  /** The folder of backups. */
  readonly backups: string;
  readonly keys: Keys | undefined;
  /** Where uploads rest; none when they are in a bucket. */
  readonly files: string | undefined;
};

export type WalArchive = {
  /** Takes what has changed since the last time. `needsBackup`: there is none that these changes go on from. */
  ship(): Promise<{ readonly segments: number; readonly needsBackup: boolean }>;
};

/** PostgreSQL keeps what this slot has not let go of. */
const SLOT = 'fachwerk_archive';
/** Clocks of files are coarse, and a file gets its name a while after it was written. */
const SLACK_MS = 60_000;

/** Keeps the changes of an embedded database beside its backups, so that it can be brought back to any instant. */
export function openWalArchive({ url, cluster, backups, keys, files }: WalArchiveOptions): WalArchive {
  let lookedAt: number | undefined;

  async function ship() {
    const beginMs = Date.now();
    const client = new pg.Client({ connectionString: url, application_name: 'fachwerk archive' });
    client.on('error', () => {});
    try {
      await client.connect();
      const { systemId, timeline, segmentBytes } = await clusterFacts(client);
      const store = walStore(backups, systemId, keys);
      const slot = await heldSlot(client);
      // Also a segment that is not full is closed: what it holds must not wait for it to fill up.
      await client.query('select pg_switch_wal()');
      const flushed = lsnOf(await one(client, 'select pg_current_wal_flush_lsn()::text as value'));
      await storeHistory(store, cluster, timeline);
      let next = segmentStart(slot.restartLsn, segmentBytes);
      let segments = 0;
      for (const size = BigInt(segmentBytes); next + size <= flushed; next += size) {
        const name = segmentName(timeline, next, segmentBytes);
        await storeOnce(store, name, await readFile(join(cluster, 'pg_wal', name)));
        segments++;
      }
      if (segments > 0) await client.query('select pg_replication_slot_advance($1, $2)', [SLOT, lsnText(next)]);
      const newest = await newestBackup(systemId, timeline);
      if (files && newest) await storeUploads(store, files, (lookedAt ?? newest.getTime()) - SLACK_MS);
      lookedAt = newest && beginMs;
      return { segments, needsBackup: slot.isNew || !newest };
    } finally {
      await client.end();
    }
  }

  /** When this very database was last backed up. */
  async function newestBackup(systemId: string, timeline: number): Promise<Date | undefined> {
    const found = (await listBackups(backups)).find(
      ({ manifest: { database } }) =>
        database.kind === 'cluster' && database.systemId === systemId && database.timeline === timeline,
    );
    return found && new Date(found.manifest.takenAt);
  }
  return { ship };
}

/** Without an archive nothing must be held back for it. */
export async function endWalArchive(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'fachwerk archive' });
  await client.connect();
  try {
    await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
      SLOT,
    ]);
  } finally {
    await client.end();
  }
}

async function one(client: pg.Client, query: string): Promise<string> {
  const { rows } = await client.query<{ value: string }>(query);
  return rows[0]!.value;
}

async function clusterFacts(client: pg.Client) {
  const { rows } = await client.query<{ systemId: string; timeline: number; segmentBytes: number }>(
    `select (select system_identifier::text from pg_control_system()) as "systemId",
       (select timeline_id from pg_control_checkpoint()) as timeline,
       (select setting::int from pg_settings where name = 'wal_segment_size') as "segmentBytes"`,
  );
  return rows[0]!;
}

/** A new one begins here and now; what was changed before is known to backups alone. */
async function heldSlot(client: pg.Client): Promise<{ restartLsn: bigint; isNew: boolean }> {
  const { rows } = await client.query<{ lsn: string | null; status: string }>(
    'select restart_lsn::text as lsn, wal_status as status from pg_replication_slots where slot_name = $1',
    [SLOT],
  );
  const known = rows[0];
  if (known?.lsn && known.status !== 'lost') return { restartLsn: lsnOf(known.lsn), isNew: false };
  if (known) await client.query('select pg_drop_replication_slot($1)', [SLOT]);
  await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
  const lsn = await one(
    client,
    `select restart_lsn::text as value from pg_replication_slots where slot_name = '${SLOT}'`,
  );
  return { restartLsn: lsnOf(lsn), isNew: true };
}

/** Where a timeline left the one before: PostgreSQL never gives a number twice when it knows. */
async function storeHistory(store: WalStore, cluster: string, timeline: number): Promise<void> {
  const name = `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`;
  const path = join(cluster, 'pg_wal', name);
  if (existsSync(path)) await storeOnce(store, name, await readFile(path));
}

async function storeUploads(store: WalStore, folder: string, sinceMs: number): Promise<void> {
  for (const company of existsSync(folder) ? await readdir(folder) : []) {
    if ((await stat(join(folder, company))).mtimeMs < sinceMs) continue;
    for (const name of await readdir(join(folder, company))) {
      const key = `${company}/${name}`;
      if (!isFileKey(key) || hasUpload(store, key)) continue;
      if ((await stat(join(folder, key))).mtimeMs >= sinceMs)
        await storeUpload(store, key, await readFile(join(folder, key)));
    }
  }
}
