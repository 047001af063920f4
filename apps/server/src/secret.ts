import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { SHORTEST_SECRET } from './config.ts';

/** The secret of this installation. Made once, and on the disk before it is used: without it nothing that was sealed opens again. */
export async function installationSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (known !== undefined) return longEnough(known, path);

  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  await writeSafely(draft, `${randomBytes(48).toString('base64url')}\n`);
  // A link appears whole or not at all, and only once: of two servers that begin together, both read the same.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  await sync(dataDir);
  return longEnough(await readFile(path, 'utf8'), path);
}

/** A file that a full disk or a hand has emptied would be a key that anybody can compute; a new one would open nothing that was sealed. */
function longEnough(text: string, path: string): string {
  const secret = text.trim();
  if (secret.length >= SHORTEST_SECRET) return secret;
  const what = secret ? `is shorter than ${SHORTEST_SECRET} characters` : 'is empty';
  throw new CannotStart(
    `The secret in ${path} ${what}. Put back the one it had, from a backup, or set SECRET to it. ` +
      'Only where nothing was sealed with it yet, remove the file: a new one is made then.',
  );
}

async function writeSafely(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is on the disk only when its folder is. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
