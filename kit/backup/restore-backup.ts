import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { recoverCluster, whyNotRecover } from '@fachwerk/embedded-postgres/recover';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { Module } from '@fachwerk/server/module';
import type { Keys } from './archive/keys.ts';
import type { ClusterBackup, Manifest, RowsBackup } from './archive/manifest.ts';
import { readManifest } from './archive/manifest.ts';
import { chooseBackup } from './archive/shelf.ts';
import { listChanges, listUploads, readChange, readUpload, type WalStore, walStore } from './cluster/wal-store.ts';
import { UPLOADS } from './files/pack-files.ts';
import { syncFolder, unpack } from './files/unpack.ts';
import { whyNotFit } from './rows/fit.ts';
import { restoreRows, whyNotFill } from './rows/restore-rows.ts';
import { reader, verifyBackup } from './verify-backup.ts';

/** Where a backup goes. */
export type RestoreTarget = {
  readonly dataDir: string;
  /** A database for the rows; undefined is the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Starts the embedded database for rows, and answers its address. */
  openEmbedded(): Promise<{ readonly url: string; stop(): Promise<void> }>;
  readonly modules: readonly Module[];
  readonly schemas: readonly string[];
  /** A folder for the uploads; undefined where they rest in a bucket. */
  readonly files: string | undefined;
  /** The configured one; undefined is the one that is kept in `dataDir`. */
  readonly secret: string | undefined;
};

export type RestoreOptions = {
  /** A backup, or a folder of them. */
  readonly from: string;
  readonly keys: Keys | undefined;
  /** Undefined: the moment of the backup itself. */
  readonly until: Date | 'latest' | undefined;
};

export type Restored = { readonly manifest: Manifest; readonly folder: string; readonly lastChangeAt: Date | null };

/** Brings a product back into an empty place. Whatever speaks against it is said before anything is touched. */
export async function restoreBackup(target: RestoreTarget, { from, keys, until }: RestoreOptions): Promise<Restored> {
  const folder = await chooseBackup(from, until instanceof Date ? until : undefined);
  const manifest = await readManifest(folder, keys);
  const refusal =
    (await whyNotFit(manifest, target.modules)) ?? whyNotKind(manifest, target, until) ?? (await whyNotPlace(target));
  if (refusal) throw new CannotStart(refusal);
  await verifyBackup(folder, keys);
  const read = reader(folder, manifest, keys);
  const secret = await textOf(read('secret'));
  await checkSecret(target, secret);

  if (target.files) {
    await mkdir(target.files, { recursive: true, mode: 0o700 });
    for (const { name } of manifest.parts) if (UPLOADS.includes(name)) await unpack(read(name), target.files);
  }
  const { database } = manifest;
  const lastChangeAt =
    database.kind === 'rows'
      ? await fillDatabase(target, manifest, database, read)
      : await bringBack(
          target,
          database,
          read,
          until && { store: walStore(dirname(folder), database.systemId, keys), until },
        );
  if (target.files) await syncFolder(target.files);
  if (!target.secret) await keepSecret(target, secret);
  return { manifest, folder, lastChangeAt };
}

type Read = ReturnType<typeof reader>;

async function fillDatabase(target: RestoreTarget, manifest: Manifest, rows: RowsBackup, read: Read): Promise<null> {
  const embedded = target.databaseUrl ? undefined : await target.openEmbedded();
  try {
    await restoreRows({ ...target, url: target.databaseUrl ?? embedded!.url }, manifest, rows, read);
  } finally {
    await embedded?.stop();
  }
  return null;
}

type GoOn = { readonly store: WalStore; readonly until: Date | 'latest' };

async function bringBack(
  { dataDir, files }: RestoreTarget,
  { postgres, firstSegment }: ClusterBackup,
  read: Read,
  goOn: GoOn | undefined,
): Promise<Date | null> {
  const lastChangeAt = await recoverCluster({
    dataDir,
    madeBy: postgres,
    unpack: (folder) => unpack(read('cluster.tar'), folder),
    goOn: goOn && {
      until: goOn.until === 'latest' ? undefined : goOn.until,
      fetch: async (folder) => {
        for (const name of await listChanges(goOn.store, firstSegment)) {
          await writeFile(join(folder, name), await readChange(goOn.store, name), { mode: 0o600 });
        }
      },
    },
  });
  if (goOn && files) await addUploads(goOn.store, files);
  return lastChangeAt;
}

/** A name is written once: one that is there already is the same file. */
async function addUploads(store: WalStore, files: string): Promise<void> {
  for (const key of await listUploads(store)) {
    await mkdir(dirname(join(files, key)), { recursive: true, mode: 0o700 });
    await writeFile(join(files, key), await readUpload(store, key), { mode: 0o600 });
  }
}

function whyNotKind({ database }: Manifest, target: RestoreTarget, until: RestoreOptions['until']): string | null {
  if (database.kind === 'cluster' && target.databaseUrl) {
    return 'This is a backup of an embedded database: leave DATABASE_URL out, or take one with --portable.';
  }
  if (database.kind === 'rows' && until) {
    return 'This backup holds the rows of one moment: it cannot be brought to another instant.';
  }
  return null;
}

async function whyNotPlace({ databaseUrl, dataDir, schemas }: RestoreTarget): Promise<string | null> {
  const why = databaseUrl ? await whyNotFill(databaseUrl, schemas) : await whyNotRecover(dataDir);
  return (
    why && `${why} A backup is restored into an empty place only: choose another one, or move that one away first.`
  );
}

async function checkSecret({ dataDir, secret }: RestoreTarget, backedUp: string): Promise<void> {
  const present = secret ?? (await storedSecret(dataDir));
  if (present === undefined || present === backedUp) return;
  const where = secret ? 'SECRET' : `The secret in ${join(dataDir, 'secret')}`;
  throw new CannotStart(
    `${where} is not the one of the backup, and what is sealed in it would not open. Remove it, and restore again.`,
  );
}

async function storedSecret(dataDir: string): Promise<string | undefined> {
  return (await readFile(join(dataDir, 'secret'), 'utf8').catch(() => undefined))?.trim();
}

async function keepSecret({ dataDir }: RestoreTarget, secret: string): Promise<void> {
  await writeFile(join(dataDir, 'secret'), `${secret}\n`, { mode: 0o600, flush: true });
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
