import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { backupsOf } from './backups.ts';

const database = { url: 'postgres://host/db', description: '', stop: async () => {} };
const modulesFor = (env: Record<string, string>) => backupsOf(readConfig(env), database);

test('backups are taken when the schedule says so, once for all servers of a database', async () => {
  const [module] = await modulesFor({ BACKUP_DIR: '/backups', BACKUP_SCHEDULE: '15 */6 * * *' });
  expect(module!.jobs).toMatchObject([{ name: 'backup.take', cron: '15 */6 * * *', transaction: 'own' }]);
});

test('without a folder, and without a schedule, nothing happens by itself', async () => {
  expect(await modulesFor({})).toEqual([]);
  expect(await modulesFor({ BACKUP_DIR: '/backups', BACKUP_SCHEDULE: 'off' })).toEqual([]);
});

test('a file with a passphrase that cannot be read, or is too short, is a sentence', async () => {
  const cluster = '/nowhere';
  const embedded = (file: string) =>
    backupsOf(readConfig({ BACKUP_DIR: '/backups', BACKUP_PASSPHRASE_FILE: file }), { ...database, cluster });
  await expect(embedded('/nowhere')).rejects.toThrow('The file of BACKUP_PASSPHRASE_FILE cannot be read: ENOENT');
  await expect(embedded('/dev/null')).rejects.toThrow('must have at least 12 characters');
});
