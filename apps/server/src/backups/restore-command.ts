import { parseArgs } from 'node:util';
import { restoreBackup } from '@fachwerk/backup/restore-backup';
import { startEmbeddedDatabase } from '@fachwerk/embedded-postgres/database';
import { CannotStart } from '@fachwerk/server/cannot-start';
import { environment, readConfig } from '../config.ts';
import { asCommand, print } from './command.ts';
import { sizeOf } from './contents.ts';
import { backupKeys } from './passphrase.ts';

const HELP = `npm run restore                              brings the newest backup of BACKUP_DIR back into an empty DATA_DIR (or DATABASE_URL)
npm run restore -- --from FOLDER             … of another folder: one backup, or many of them
npm run restore -- --until 2026-11-15T21:00Z … and goes on to this instant (embedded database)
npm run restore -- --until latest            … and goes on as far as changes were kept`;

const OPTIONS = { from: { type: 'string' }, until: { type: 'string' }, help: { type: 'boolean' } } as const;

await asCommand(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return print(HELP);
  const config = readConfig(environment());
  const until = instantOf(values.until);
  const from = values.from ?? config.backup.folder;
  if (!from)
    throw new CannotStart('Where are the backups? Set BACKUP_DIR, or name a folder: npm run restore -- --from FOLDER.');
  const keys = await backupKeys(config);
  const { SCHEMAS, filesFolder } = await import('./source.ts');
  const { modules } = await import('../modules.ts');
  const { dataDir, databaseUrl, secret } = config;
  const { manifest, folder, lastChangeAt } = await restoreBackup(
    {
      dataDir,
      databaseUrl,
      secret,
      modules,
      schemas: SCHEMAS,
      files: filesFolder(config),
      openEmbedded: () => startEmbeddedDatabase({ dataDir }),
    },
    { from, keys, until },
  );
  print(`${folder} was restored (${sizeOf(manifest)}, Fachwerk ${manifest.product}).`);
  print(
    lastChangeAt && until ? `Its last change is of ${lastChangeAt.toISOString()}.` : `It is of ${manifest.takenAt}.`,
  );
  if (manifest.files.kind === 'bucket')
    print(`Uploads rest in the bucket ${manifest.files.bucket}, which is not part of a backup.`);
  print('Start the product as usual: it brings the tables up to date.');
});

function instantOf(given: string | undefined): Date | 'latest' | undefined {
  if (given === undefined || given === 'latest') return given;
  const instant = new Date(given);
  // Without a zone it would be one of this machine's, which nobody sees.
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/.test(given) && !Number.isNaN(instant.getTime())) return instant;
  throw new CannotStart(
    `--until takes "latest", or an instant with its zone, like 2026-11-15T21:00:00Z or 2026-11-15T22:00+01:00.`,
  );
}
