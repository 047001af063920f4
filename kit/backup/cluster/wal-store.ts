import { existsSync } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Keys } from '../archive/keys.ts';
import { partFile, readPart, writePart } from '../archive/part.ts';
import type { Shelved } from '../archive/shelf.ts';
import { isBefore, isHistory, isSegment } from './segments.ts';

/** What one database has changed since its backups: segments of its log, and the uploads that came meanwhile. */
export type WalStore = { readonly folder: string; readonly systemId: string; readonly keys: Keys | undefined };

/** Beside the backups of a folder. */
export function walStore(backups: string, systemId: string, keys: Keys | undefined): WalStore {
  return { folder: join(backups, 'wal', systemId), systemId, keys };
}

const UPLOADS = 'files';
const SUFFIX = /\.zst(\.sealed)?$/;

function placeOf({ folder, systemId, keys }: WalStore, name: string) {
  return { path: join(folder, partFile(name, keys)), purpose: `${systemId}/${name}`, keys };
}

/** Sealed or not, as it was written. */
function whereIs(store: WalStore, name: string) {
  return [placeOf(store, name), placeOf({ ...store, keys: undefined }, name)].find(({ path }) => existsSync(path));
}

/** There whole or not at all. The same name a second time must bring the same bytes, or two databases write to one place. */
export async function storeOnce(store: WalStore, name: string, bytes: Buffer): Promise<void> {
  const known = whereIs(store, name);
  if (known) {
    if (bytes.equals(await read(readPart(known)))) return;
    throw new Error(`${known.path} holds something else: do two databases keep their changes in one folder?`);
  }
  const place = placeOf(store, name);
  const draft = join(dirname(place.path), `.draft-${process.pid}`);
  await mkdir(dirname(place.path), { recursive: true, mode: 0o700 });
  await rm(draft, { force: true });
  try {
    await writePart({ ...place, path: draft }, [bytes]);
    await link(draft, place.path);
  } finally {
    await rm(draft, { force: true });
  }
  await syncName(dirname(place.path));
}

async function syncName(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export const storeUpload = (store: WalStore, key: string, bytes: Buffer) =>
  storeOnce(store, `${UPLOADS}/${key}`, bytes);
export const hasUpload = (store: WalStore, key: string) => whereIs(store, `${UPLOADS}/${key}`) !== undefined;

async function namesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return found.filter((name) => SUFFIX.test(name)).map((name) => name.replace(SUFFIX, ''));
}

/** Segments from this one on, and the histories of timelines. */
export async function listChanges({ folder }: WalStore, from: string): Promise<string[]> {
  const names = await namesIn(folder);
  const isNeeded = (name: string) => isHistory(name) || (isSegment(name) && !isBefore(name, from));
  return names.filter(isNeeded).sort();
}

export async function listUploads({ folder }: WalStore): Promise<string[]> {
  return (await namesIn(join(folder, UPLOADS))).map((name) => name.replaceAll('\\', '/')).sort();
}

export async function readChange(store: WalStore, name: string): Promise<Buffer> {
  return read(readPart(whereIs(store, name) ?? placeOf(store, name)));
}
export const readUpload = (store: WalStore, key: string) => readChange(store, `${UPLOADS}/${key}`);

async function read(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Forgets what lies before the oldest backup that stays, and databases that no backup is left of. */
export async function pruneChanges(backups: string, kept: readonly Shelved[], currentId?: string): Promise<void> {
  const folder = join(backups, 'wal');
  const systems = existsSync(folder) ? await readdir(folder) : [];
  for (const systemId of systems) {
    const own = kept.flatMap(({ manifest: { database, takenAt } }) =>
      database.kind === 'cluster' && database.systemId === systemId
        ? [{ segment: database.firstSegment, takenAt }]
        : [],
    );
    const oldest = own.at(-1);
    if (oldest) await pruneBefore(join(folder, systemId), oldest.segment, new Date(oldest.takenAt));
    else if (systemId !== currentId) await rm(join(folder, systemId), { recursive: true, force: true });
  }
}

async function pruneBefore(folder: string, segment: string, at: Date): Promise<void> {
  for (const file of await readdir(folder)) {
    const name = file.replace(SUFFIX, '');
    if (isSegment(name) && isBefore(name, segment)) await rm(join(folder, file));
  }
  const uploads = join(folder, UPLOADS);
  if (!existsSync(uploads)) return;
  for (const file of await readdir(uploads, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    // What came before the oldest backup is in that one.
    if (file.isFile() && (await stat(path)).mtime < at) await rm(path);
  }
}
