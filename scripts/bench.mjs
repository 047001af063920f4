import { BOTH, goOn, prepare } from './prepare.mjs';

await prepare({ build: BOTH });
goOn('bench/main.ts');
