import { goOn, prepare } from './prepare.mjs';

// The first one: from then on it is built anew with each change.
await prepare({ build: ['storefront'] });
goOn('scripts/dev.ts');
