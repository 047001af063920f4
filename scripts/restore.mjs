import { goOn, prepare } from './prepare.mjs';

await prepare();
goOn('apps/server/src/backups/restore-command.ts');
