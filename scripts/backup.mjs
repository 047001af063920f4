import { goOn, prepare } from './prepare.mjs';

await prepare();
goOn('apps/server/src/backups/backup-command.ts');
