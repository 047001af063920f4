import { goOn, prepare } from './prepare.mjs';

await prepare();
goOn('scripts/map.ts');
