import { join } from 'node:path';
import { endWalArchive, openWalArchive } from '@fachwerk/backup/wal-archive';
import type { Module, Service } from '@fachwerk/server/module';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database.ts';
import { keepChangesService } from './keep-changes.service.ts';
import { backupKeys } from './passphrase.ts';
import { breakOffBackups, takeBackupJob } from './take-backup.job.ts';

/** What runs beside the modules so that backups are taken: nothing without a folder for them. */
export async function backupsOf(config: Config, { url, cluster }: OpenDatabase): Promise<Module[]> {
  const { backup, dataDir, s3 } = config;
  if (!backup.folder || !backup.schedule) {
    if (cluster) await endWalArchive(url);
    return [];
  }
  const takeBackup = takeBackupJob(backup.schedule);
  const archive = cluster && {
    keys: await backupKeys(config),
    files: s3 ? undefined : join(dataDir, 'files'),
    url,
    cluster,
    backups: backup.folder,
  };
  const services = [...(archive ? [keepChangesService(openWalArchive(archive), takeBackup)] : []), untilTheEnd];
  return [{ name: 'backups', jobs: [takeBackup], services }];
}

const untilTheEnd: Service = { name: 'backups', start: async () => ({ stop: async () => breakOffBackups() }) };
