import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileKey } from '@fachwerk/server/files';
import { Header } from 'tar';

/** Parts of a backup that are not there when they would be empty. */
export const UPLOADS: readonly string[] = ['files.tar', 'files-since.tar'];

const BLOCK_BYTES = 512;

/** The uploads that rest in this folder now, by their keys; half-written ones have no key yet. */
export async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return found
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isFileKey)
    .sort();
}

/** As a tar. What has been removed since it was listed is left out; a file never changes. */
export async function* packFiles(folder: string, keys: Iterable<string>): AsyncGenerator<Buffer> {
  for (const key of keys) {
    const file = await fileAt(join(folder, key));
    if (!file) continue;
    const { bytes, mtime } = file;
    const header = new Header({ path: key, size: bytes.length, mode: 0o600, mtime, type: 'File' });
    header.encode();
    yield header.block!;
    yield bytes;
    yield Buffer.alloc((BLOCK_BYTES - (bytes.length % BLOCK_BYTES)) % BLOCK_BYTES);
  }
  yield Buffer.alloc(2 * BLOCK_BYTES);
}

async function fileAt(path: string): Promise<{ bytes: Buffer; mtime: Date } | undefined> {
  try {
    return { bytes: await readFile(path), mtime: (await stat(path)).mtime };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
