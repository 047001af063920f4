import { goOn, prepare } from './prepare.mjs';

await prepare({ build: true });
goOn('bench/main.ts');
