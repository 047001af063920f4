// Two servers on one PostgreSQL and one Mosquitto under load, each killed once; afterwards every promise is held against the tables.
// `npm run bench -- two-servers` takes ten minutes, `--quick` twenty seconds, `--seconds 120` as long as is said. DATABASE_URL names an
// empty database to use instead of one of its own.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { jobsAreDone } from '../../apps/server/src/testing/standstill.ts';
import {
  compareAlerts,
  compareLive,
  compareMails,
  compareOpenings,
  compareOrders,
  compareReports,
  compareRest,
  type Finding,
} from './compare.ts';
import { startCustomers } from './customers.ts';
import { eavesdrop } from './eavesdrop.ts';
import { makeTrouble, startBusyFleet } from './fleet.ts';
import { openScreen } from './live.ts';
import { openPair, type Pair, type Server } from './pair.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    controllers: { type: 'string', default: '20' },
    customers: { type: 'string', default: '6' },
  },
});
const seconds = Number(options.seconds ?? (options.quick ? 20 : 600));
/** A server that is gone stays away for this long, as one does whose supervisor has to notice. */
const GONE_MS = 3_000;
const REPORTS_ARRIVE_MS = 3_000;

async function prove(pair: Pair): Promise<Finding[]> {
  const startedAt = new Date();
  const heard = await eavesdrop(pair.broker.url);
  const fleet = await startBusyFleet(pair, Number(options.controllers));
  const screens = pair.servers.map(openScreen);
  await sleep(REPORTS_ARRIVE_MS);
  const customers = startCustomers(pair, Number(options.customers));
  const [a, b] = pair.servers as [Server, Server];
  note(`${fleet.controllers} controllers and ${options.customers} customers for ${seconds} seconds …`);

  await sleep((seconds * 1000) / 3);
  makeTrouble(fleet);
  await killed(pair, a);
  await sleep((seconds * 1000) / 3 - GONE_MS);
  await killed(pair, b);
  await sleep((seconds * 1000) / 3 - GONE_MS);
  await customers.stop();
  note('everybody has left; waiting for what is still to be done …');
  await jobsAreDone(pair.db);
  // Controllers go on; what was said until now has to be there in a moment.
  const until = new Date();
  await heard.stop();
  await sleep(REPORTS_ARRIVE_MS);

  const { ledger } = customers;
  const findings = [
    ...(await compareReports(pair, heard)),
    ...(await compareOrders(pair, ledger)),
    ...(await compareOpenings(pair, ledger, heard)),
    ...(await compareMails(pair)),
    ...(await compareAlerts(pair, fleet)),
    ...(await compareLive(pair, screens, until)),
    ...(await compareRest(pair, startedAt)),
    ...customersFindings(ledger),
  ];
  for (const screen of screens) screen.stop();
  await fleet.stop();
  return findings;
}

function customersFindings({ left, retries, broken }: ReturnType<typeof startCustomers>['ledger']): Finding[] {
  for (const message of new Set(broken)) note(`a customer met: ${message}`);
  return [
    {
      what: 'customers who met something broken',
      promised: '0',
      found: String(broken.length),
      isHeld: broken.length === 0,
    },
    { what: 'customers who left without an order', promised: '', found: String(left), isHeld: null },
    { what: 'calls asked again at the other server', promised: '', found: String(retries), isHeld: null },
  ];
}

async function killed(pair: Pair, server: Server): Promise<void> {
  note(`server ${server.name} is killed`);
  await pair.kill(server);
  await sleep(GONE_MS);
  const begun = performance.now();
  await pair.start(server);
  note(`server ${server.name} is back, started in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

function print(findings: readonly Finding[]): void {
  const cells = findings.map(({ what, promised, found, isHeld }) => [
    what,
    promised,
    found,
    isHeld === null ? '' : isHeld ? 'held' : 'BROKEN',
  ]);
  const all = [['what', 'promised', 'found', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |\n`;
  const [head, ...rest] = all;
  process.stdout.write(line(head!) + line(widths.map((width) => '-'.repeat(width))) + rest.map(line).join(''));
}

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

note('two servers, one PostgreSQL, one Mosquitto …');
const pair = await openPair();
try {
  const findings = await prove(pair);
  print(findings);
  if (findings.some(({ isHeld }) => isHeld === false)) process.exitCode = 1;
} finally {
  await pair.close();
}
