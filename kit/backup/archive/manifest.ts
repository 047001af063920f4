import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import * as z from 'zod/mini';
import { type Keys, keyFor, type MasterKey } from './keys.ts';

const MANIFEST_FILE = 'manifest.json';
/** Another number when the form changes so that older versions cannot read it. */
const FORMAT = 1;

/** The files of an embedded PostgreSQL, as it copies them itself while it runs. */
const ClusterBackup = z.object({
  kind: z.literal('cluster'),
  postgres: z.string(),
  systemId: z.string(),
  timeline: z.number(),
  /** The name of the first segment of its log that is needed to go on from here. */
  firstSegment: z.string(),
});
export type ClusterBackup = z.infer<typeof ClusterBackup>;

/** The rows of one moment. Their tables are made by the migrations, which must still be the same. */
const RowsBackup = z.object({
  kind: z.literal('rows'),
  postgres: z.string(),
  /** The job queue makes its own tables; this is how far it was. */
  queueLevel: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), part: z.string() })),
  partitions: z.array(z.object({ name: z.string(), of: z.string(), bound: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
});
export type RowsBackup = z.infer<typeof RowsBackup>;

const Manifest = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  /** The moment its rows are of; with the files of a cluster, moments after it. */
  takenAt: z.iso.datetime(),
  /** What had made its tables by then. */
  migrations: z.array(z.object({ id: z.string(), hash: z.string() })),
  database: z.discriminatedUnion('kind', [ClusterBackup, RowsBackup]),
  /** Uploads are in it, or rest in a bucket that has to be kept by itself. */
  files: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('folder'), count: z.number() }),
    z.object({ kind: z.literal('bucket'), bucket: z.string() }),
  ]),
  parts: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  /** How the passphrase becomes the key, and what the right one gives. */
  sealed: z.nullable(z.object({ salt: z.string(), cost: z.number(), check: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

export async function writeManifest(folder: string, given: Omit<Manifest, 'format' | 'sealed'>, keys?: Keys) {
  const master = await keys?.own();
  const sealed = master
    ? { salt: master.salt.toString('hex'), cost: master.cost, check: keyFor(master, 'check').toString('hex') }
    : null;
  const manifest: Manifest = { format: FORMAT, ...given, sealed };
  const text = JSON.stringify({ ...manifest, proof: proofOf(manifest, master) }, null, 2);
  const file = await open(join(folder, MANIFEST_FILE), 'wx', 0o600);
  try {
    await file.writeFile(`${text}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return manifest;
}

/** Over everything else in the manifest, which in turn has the hash of every part. Only whoever knows the passphrase can make one that is sealed. */
function proofOf(manifest: object, master: MasterKey | undefined): string {
  const hash = master ? createHmac('sha256', keyFor(master, 'manifest')) : createHash('sha256');
  return hash.update(JSON.stringify(manifest)).digest('hex');
}

/** Undefined where no backup was finished. */
export async function manifestText(folder: string): Promise<string | undefined> {
  return readFile(join(folder, MANIFEST_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** What a list shows of a backup; not proven. */
export async function glanceAt(folder: string): Promise<Manifest | undefined> {
  const given = parsed((await manifestText(folder)) ?? '');
  const result = z.safeParse(Manifest, given);
  return result.success ? result.data : undefined;
}

/** The manifest as it was written; every reason not to believe it is a sentence. */
export async function readManifest(folder: string, keys: Keys | undefined): Promise<Manifest> {
  const text = await manifestText(folder);
  if (text === undefined) throw new CannotStart(`There is no backup in ${folder}.`);
  const given = parsed(text) as { format?: unknown; proof?: string } | undefined;
  if (typeof given?.format === 'number' && given.format > FORMAT) {
    throw new CannotStart(
      `The backup in ${folder} was made by a newer version of Fachwerk: use that one to restore it.`,
    );
  }
  const result = z.safeParse(Manifest, given);
  if (!result.success) throw damaged(folder);
  const { proof, ...rest } = given!;
  const master = await masterFor(folder, result.data, keys);
  if (!isSame(proof, proofOf(rest, master))) throw damaged(folder);
  return result.data;
}

async function masterFor(folder: string, { sealed }: Manifest, keys?: Keys): Promise<MasterKey | undefined> {
  if (!sealed) return undefined;
  if (!keys) {
    throw new CannotStart(
      `The backup in ${folder} is encrypted: set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, to its passphrase.`,
    );
  }
  const master = await keys.of(Buffer.from(sealed.salt, 'hex'), sealed.cost).catch(() => {
    throw damaged(folder);
  });
  if (isSame(sealed.check, keyFor(master, 'check').toString('hex'))) return master;
  throw new CannotStart(`The passphrase is not the one that the backup in ${folder} was encrypted with.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSame(given: unknown, expected: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const damaged = (folder: string) =>
  new CannotStart(`The backup in ${folder} is damaged: its manifest is not as it was written. Use another one.`);
