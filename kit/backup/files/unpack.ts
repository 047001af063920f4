import { once } from 'node:events';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';

/** Puts the files of a tar into a folder. Nothing in it can lead out of the folder. */
export async function unpack(tar: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const extraction = extract({ cwd: folder, strict: true, preserveOwner: false });
  const closed = once(extraction, 'close');
  closed.catch(() => {});
  for await (const chunk of tar) if (!extraction.write(chunk)) await Promise.race([once(extraction, 'drain'), closed]);
  extraction.end();
  await closed;
}

/** What was written is on the disk. PostgreSQL does this for its own files. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await sync(join(entry.parentPath, entry.name));
  }
  await sync(folder);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
