import { BOTH, goOn, prepare } from './prepare.mjs';

// Needs no front end, and takes ten minutes: it is run by its name alone.
const isTwoServers = process.argv[2] === 'two-servers';
await prepare({ build: isTwoServers ? [] : BOTH });
goOn(isTwoServers ? 'bench/two-servers/main.ts' : 'bench/main.ts');
