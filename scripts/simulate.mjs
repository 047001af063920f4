import { goOn, prepare } from './prepare.mjs';

await prepare();
goOn('apps/simulator/src/main.ts');
