import { BOTH, goOn, prepare } from './prepare.mjs';

await prepare({ build: BOTH });
goOn('apps/server/src/main.ts');
