import { readFile } from 'node:fs/promises';
import { type Keys, keysOf } from '@fachwerk/backup/keys';
import { CannotStart } from '@fachwerk/server/cannot-start';
import type { Config } from '../config.ts';

const LEAST_CHARACTERS = 12;

/** The keys of the configured passphrase; undefined when backups are not encrypted. */
export async function backupKeys({ backup: { passphrase, passphraseFile } }: Config): Promise<Keys | undefined> {
  const given = passphraseFile ? await passphraseIn(passphraseFile) : passphrase;
  return given === undefined ? undefined : keysOf(given);
}

async function passphraseIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((cause: Error) => {
    throw new CannotStart(`The file of BACKUP_PASSPHRASE_FILE cannot be read: ${cause.message}.`, { cause });
  });
  const passphrase = text.trim();
  if (passphrase.length >= LEAST_CHARACTERS) return passphrase;
  throw new CannotStart(
    `The passphrase in the file of BACKUP_PASSPHRASE_FILE must have at least ${LEAST_CHARACTERS} characters.`,
  );
}
