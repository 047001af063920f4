import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Damaged } from './damaged.ts';
import type { Keys } from './keys.ts';
import { seal, unseal } from './seal.ts';

/** A file of a backup: its name, and what its bytes on the disk must be. */
export type Part = { readonly name: string; readonly bytes: number; readonly sha256: string };

/** Packed, and sealed where there is a passphrase: the name of the file says so. */
export const partFile = (name: string, keys: Keys | undefined) => `${name}.zst${keys ? '.sealed' : ''}`;

export type PartOptions = {
  readonly path: string;
  /** What a sealed file is opened by beside the passphrase. */
  readonly purpose: string;
  readonly keys: Keys | undefined;
};

/** On the disk when it is answered. A file of that name must not be there yet. */
export async function writePart(
  { path, purpose, keys }: PartOptions,
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Omit<Part, 'name'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const packed = createZstdCompress();
  if (keys) await pipeline(source, packed, (chunks) => seal(chunks, keys, purpose), counted, file);
  else await pipeline(source, packed, counted, file);
  return { bytes, sha256: hash.digest('hex') };
}

/** What `writePart` was given; an error of the stream is a `Damaged` where the bytes are to blame. */
export function readPart({ path, purpose, keys }: PartOptions): Readable {
  const stored = createReadStream(path);
  const unpacked = createZstdDecompress();
  const done = keys
    ? pipeline(stored, (chunks: AsyncIterable<Buffer>) => unseal(chunks, keys, purpose), unpacked)
    : pipeline(stored, unpacked);
  done.catch(() => {});
  return Readable.from(checked(unpacked, done), { objectMode: false });
}

/** An end that came too early is told by the pipeline alone. */
async function* checked(unpacked: AsyncIterable<Buffer>, done: Promise<void>): AsyncGenerator<Buffer> {
  try {
    yield* unpacked;
    await done;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith('ZSTD') || code?.startsWith('Z_')) throw new Damaged('it cannot be unpacked');
    throw error;
  }
}

/** Whether the bytes on the disk are those that were written. */
export async function isWhole(path: string, part: Part): Promise<boolean> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return bytes === part.bytes && hash.digest('hex') === part.sha256;
}
