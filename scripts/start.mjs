import { goOn, prepare } from './prepare.mjs';

await prepare({ build: true });
goOn('apps/server/src/main.ts');
