// Prints each figure beside its bare twin, both taken in this run. `npm run bench -- --long` adds ten minutes of steady load and ten million rows of log;
// `npm run bench -- booking wall` takes these alone.
import { benchAvailability } from './availability.ts';
import { benchBooking } from './booking.ts';
import { benchBundle } from './bundle.ts';
import { benchCheckout } from './checkout.ts';
import { benchDashboard } from './dashboard.ts';
import { benchLogSearch } from './log-search.ts';
import { benchOpening } from './opening.ts';
import { benchRealtime } from './realtime.ts';
import { benchRestarts } from './restarts.ts';
import { benchSignIn } from './sign-in.ts';
import { benchStart } from './start.ts';
import { benchPageScripts, benchPages } from './storefront.ts';
import { printTable, type Row } from './table.ts';
import { benchTelemetry } from './telemetry.ts';
import { benchSteadyLoad, benchUsersList } from './users-list.ts';
import { benchWall } from './wall.ts';
import { inWorld } from './world.ts';

const SECONDS = 6;
const isLong = process.argv.includes('--long');
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'));

async function step(name: string, work: () => Promise<Row | Row[]>): Promise<Row[]> {
  if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) return [];
  process.stderr.write(`${name} …\n`);
  return [await work()].flat();
}

const rows = [
  ...(await step('start', benchStart)),
  ...(await step('restarts', benchRestarts)),
  ...(await step('bundle', benchBundle)),
  ...(await step('scripts of pages', benchPageScripts)),
  ...(await inWorld(async (world) => [
    ...(await step('dashboard', () => benchDashboard(world))),
    ...(await step('pages of a site', () => benchPages(world, SECONDS))),
    ...(await step('users list', () => benchUsersList(world, SECONDS))),
    ...(await step('sign-in', () => benchSignIn(world, SECONDS))),
    ...(await step('live events', () => benchRealtime(world))),
    ...(await step('wall', () => benchWall(world, SECONDS))),
    ...(await step('opening', () => benchOpening(world))),
    ...(await step('availability', () => benchAvailability(world, isLong ? 1_000_000 : 200_000))),
    ...(await step('booking', () => benchBooking(world, SECONDS))),
    ...(await step('checkout', () => benchCheckout(world, SECONDS))),
    ...(await step('telemetry', () => benchTelemetry(world, isLong ? 60 : 15))),
    ...(await step('log search', () => benchLogSearch(world, isLong ? 10_000_000 : 1_000_000))),
    ...(isLong ? await step('steady load, ten minutes', () => benchSteadyLoad(world, 10)) : []),
  ])),
];
printTable(rows);
