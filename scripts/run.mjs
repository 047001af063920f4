// Every npm command begins here, in plain JavaScript without dependencies: it sets the checkout up, then goes on with the pinned Node.
import { BOTH, goOn, prepare } from './prepare.mjs';

/** What each command needs built before, and where it goes on. */
const COMMANDS = {
  start: { build: BOTH, file: 'apps/server/src/main.ts' },
  test: { file: 'scripts/test.ts' },
  // The first build: from then on it is built anew with each change.
  dev: { build: ['storefront'], file: 'scripts/dev.ts' },
  build: { build: BOTH },
  check: { file: 'scripts/check.ts' },
  simulate: { file: 'apps/simulator/src/main.ts' },
  bench: { build: BOTH, file: 'bench/main.ts' },
  'two-servers': { file: 'bench/two-servers/main.ts' },
  'fill-network': { file: 'bench/network/fill-network.ts' },
  where: { file: 'scripts/where.ts' },
  map: { file: 'scripts/map.ts' },
  'new-module': { file: 'scripts/new-module.ts' },
  'new-block': { file: 'scripts/new-part.ts', first: ['block'] },
  'new-import': { file: 'scripts/new-part.ts', first: ['import'] },
  'new-action': { file: 'scripts/new-part.ts', first: ['action'] },
  'new-report': { file: 'scripts/new-part.ts', first: ['report'] },
  backup: { file: 'apps/server/src/backups/backup-command.ts' },
  restore: { file: 'apps/server/src/backups/restore-command.ts' },
  'freeze-release': { file: 'scripts/freeze-release.ts' },
};

const [name = '', ...given] = process.argv.slice(2);
// What takes ten minutes, or writes into a database of one's own: `npm run bench` leaves it out unless it is named.
const isNamed = name === 'bench' && ['two-servers', 'fill-network'].includes(given[0]);
const { build, file, first = [] } = COMMANDS[isNamed ? given[0] : name];
await prepare({ build });
if (file) goOn(file, [...first, ...(isNamed ? given.slice(1) : given)]);
