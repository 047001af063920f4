import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseBackup, listBackups, pruneBackups } from '@fachwerk/backup/shelf';
import { takeBackup } from '@fachwerk/backup/take-backup';
import { verifyBackup } from '@fachwerk/backup/verify-backup';
import { pruneChanges } from '@fachwerk/backup/wal-store';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { type Config, environment, readConfig } from '../config.ts';
import { asCommand, print } from './command.ts';
import { contentsOf, sizeOf } from './contents.ts';
import { ANOTHER_IS_UNDER_WAY, oneAtATime } from './one-at-a-time.ts';
import { backupKeys } from './passphrase.ts';

const HELP = `npm run backup                    takes a backup of the configured product into BACKUP_DIR, while it runs
npm run backup -- --into FOLDER   … into another folder, where nothing is cleared away
npm run backup -- --portable      … of the rows alone, for another PostgreSQL, also of an embedded database
npm run backup -- --list          names the backups that are there
npm run backup -- --verify        reads the newest one, or --verify FOLDER another one, and says what is in it`;

const OPTIONS = {
  into: { type: 'string' },
  portable: { type: 'boolean' },
  list: { type: 'boolean' },
  verify: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

await asCommand(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) return print(HELP);
  const config = readConfig(environment());
  if (values.list) return list(folderOf(config, values.into));
  if (values.verify) return verify(config, positionals[0] ?? folderOf(config, values.into));
  await take(config, values);
});

function folderOf({ backup }: Config, into: string | undefined): string {
  const folder = into ?? backup.folder;
  if (folder) return folder;
  throw new CannotStart('Where are the backups? Set BACKUP_DIR, or name a folder: npm run backup -- --into FOLDER.');
}

async function take(config: Config, { into, portable = false }: { into?: string; portable?: boolean }): Promise<void> {
  const folder = folderOf(config, into);
  const keys = await backupKeys(config);
  // The house takes a moment to load; a mistake in what was asked for need not wait for it.
  const { openSource } = await import('./source.ts');
  const { source, close } = await openSource(config, portable);
  try {
    const isDone = await oneAtATime(source.database.url, async () => {
      const begin = performance.now();
      const taken = await takeBackup(source, { into: folder, keys, now: new Date() });
      const seconds = ((performance.now() - begin) / 1000).toFixed(1);
      print(`Backup ${taken.folder}: ${sizeOf(taken.manifest)} in ${seconds} s, read again and found right.`);
      if (into) return;
      const kept = await pruneBackups(folder, config.backup.keep, new Date());
      await pruneChanges(folder, kept);
    });
    if (isDone) return;
    print('Another backup of this database is under way: no second one was begun.');
    process.exitCode = ANOTHER_IS_UNDER_WAY;
  } finally {
    await close();
  }
}

async function list(folder: string): Promise<void> {
  const all = await listBackups(folder);
  if (all.length === 0) print(`There is no backup in ${folder}.`);
  for (const { name, manifest } of all) {
    print(
      `${name}  ${sizeOf(manifest).padStart(10)}  Fachwerk ${manifest.product}, ${manifest.database.kind}${manifest.sealed ? ', encrypted' : ''}`,
    );
  }
}

async function verify(config: Config, from: string): Promise<void> {
  const folder = await chooseBackup(from).catch((error) => {
    // A name alone is one of the folder of backups.
    if (config.backup.folder && !from.includes('/')) return chooseBackup(join(config.backup.folder, from));
    throw error;
  });
  print(
    `${contentsOf(folder, await verifyBackup(folder, await backupKeys(config)))}\nAll of it was read and found right.`,
  );
}
