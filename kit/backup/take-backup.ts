import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { Keys } from './archive/keys.ts';
import { type Manifest, writeManifest } from './archive/manifest.ts';
import { type Part, partFile, writePart } from './archive/part.ts';
import { backupName, shelve, unfinishedName } from './archive/shelf.ts';
import { copyCluster } from './cluster/base-backup.ts';
import { listFiles, packFiles } from './files/pack-files.ts';
import { dumpRows } from './rows/dump-rows.ts';
import { verifyBackup } from './verify-backup.ts';

/** What a product keeps, and where. */
export type BackupSource = {
  readonly product: string;
  readonly database:
    | { readonly kind: 'cluster'; readonly url: string }
    | { readonly kind: 'rows'; readonly url: string; readonly schemas: readonly string[] };
  /** Uploads rest in a folder, or in a bucket that is kept by itself. */
  readonly files: { readonly folder: string } | { readonly bucket: string };
  /** Without it nothing that is sealed in the database opens again. */
  readonly secret: string;
};

export type TakenBackup = { readonly name: string; readonly folder: string; readonly manifest: Manifest };

/** Takes a backup while the product runs, looks through it once more, and only then gives it its name. */
export async function takeBackup(
  source: BackupSource,
  { into, keys, now }: { into: string; keys: Keys | undefined; now: Date },
): Promise<TakenBackup> {
  const name = backupName(now);
  const unfinished = join(into, unfinishedName(name));
  await makeFolder(into);
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const parts: Part[] = [];
    const write = async (part: string, bytes: AsyncIterable<Buffer> | Iterable<Buffer>) => {
      const file = partFile(part, keys);
      parts.push({ name: part, ...(await writePart({ path: join(unfinished, file), purpose: part, keys }, bytes)) });
    };
    // Before and after the moment that the database is of: whatever it speaks of is in one of the two.
    const before = await filesOf(source);
    if (before.keys.length > 0) await write('files.tar', packFiles(before.folder, before.keys));
    const { database, takenAt, migrations } = await databaseOf(source, write);
    const after = await filesOf(source);
    const known = new Set(before.keys);
    const since = after.keys.filter((key) => !known.has(key));
    if (since.length > 0) await write('files-since.tar', packFiles(after.folder, since));
    await write('secret', [Buffer.from(source.secret)]);
    const manifest = await writeManifest(
      unfinished,
      {
        product: source.product,
        takenAt: takenAt.toISOString(),
        migrations,
        database,
        files:
          'bucket' in source.files
            ? { kind: 'bucket', bucket: source.files.bucket }
            : { kind: 'folder', count: before.keys.length + since.length },
        parts,
      },
      keys,
    );
    await verifyBackup(unfinished, keys);
    await shelve(unfinished, join(into, name));
    return { name, folder: join(into, name), manifest };
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function filesOf({ files }: BackupSource): Promise<{ folder: string; keys: string[] }> {
  if ('bucket' in files) return { folder: '', keys: [] };
  return { folder: files.folder, keys: await listFiles(files.folder) };
}

function databaseOf({ database }: BackupSource, write: (part: string, bytes: Readable) => Promise<void>) {
  return database.kind === 'cluster' ? copyCluster(database.url, write) : dumpRows(database, write);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new CannotStart(`The folder of backups ${folder} cannot be made: ${(cause as Error).message}.`, { cause });
  }
}
