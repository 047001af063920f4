import { goOn, prepare } from './prepare.mjs';

await prepare();
goOn('scripts/freeze-release.ts');
