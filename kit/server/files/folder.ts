import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFileKey, type Files, typeOfKey } from './files.ts';

export type FolderConfig = { readonly folder: string };

/** A folder per company. A file is there whole or not at all, also after a power cut. */
export function openFolder({ folder }: FolderConfig): Files {
  const pathOf = (key: string) => join(folder, checkFileKey(key));
  return {
    save: async (key, { bytes }) => {
      const path = pathOf(key);
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (made) await syncFolder(folder);
      await writeWhole(path, bytes);
    },
    find: async (key) => {
      try {
        return { bytes: await readFile(pathOf(key)), type: typeOfKey(key) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  // Beside its place, so that the rename stays on one disk; the leading dot is in no key.
  const draft = join(dirname(path), `.${randomUUID()}`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** The new name is on disk only when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function isMissing(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ENOENT' || code === 'ENOTDIR';
}
