import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { Damaged } from './archive/damaged.ts';
import type { Keys } from './archive/keys.ts';
import { type Manifest, readManifest } from './archive/manifest.ts';
import { isWhole, partFile, readPart } from './archive/part.ts';

/** Reads all of a backup: its manifest is the one that was written, and so is every part, which unseals and unpacks. */
export async function verifyBackup(folder: string, keys: Keys | undefined): Promise<Manifest> {
  const manifest = await readManifest(folder, keys);
  const read = reader(folder, manifest, keys);
  for (const part of manifest.parts) {
    const path = join(folder, partFile(part.name, used(manifest, keys)));
    const isFine = await isWhole(path, part).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    });
    if (!isFine) throw damagedPart(folder, part.name);
    await readThrough(read(part.name)).catch((error) => {
      throw error instanceof Damaged ? damagedPart(folder, part.name) : error;
    });
  }
  return manifest;
}

/** A passphrase that is set does not matter to a backup without one. */
const used = ({ sealed }: Manifest, keys: Keys | undefined) => (sealed ? keys : undefined);

/** Opens the parts of a backup by their names. */
export function reader(folder: string, manifest: Manifest, keys: Keys | undefined) {
  return (part: string) => {
    const path = join(folder, partFile(part, used(manifest, keys)));
    return readPart({ path, purpose: part, keys: used(manifest, keys) });
  };
}

async function readThrough(stream: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of stream);
}

const damagedPart = (folder: string, part: string) =>
  new CannotStart(`The backup in ${folder} is damaged: ${part} is not as it was written. Use another one.`);
