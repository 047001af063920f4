import { BOTH, prepare } from './prepare.mjs';

await prepare({ build: BOTH });
