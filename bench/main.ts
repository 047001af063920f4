// Prints each figure beside its bare twin, both taken in this run; `npm run bench -- booking wall` takes these alone. What takes long or much
// room is asked for: `--long` adds ten minutes of steady load, `--items 1000000` (P15), `--rentals 1000000` (P5), `--rows 100000000` (P7, 60 GB),
// `--events 10000000` (statistics), `--recipients 100000` (newsletter), `--import-rows 100000` and `--sockets 5000` (P8) measure at the full size.
// `--patient` fills the shop at once and measures when nothing else is at work.
import { parseArgs } from 'node:util';
import { benchFreeTimes } from './appointments/free-times.ts';
import { benchAvailability } from './availability.ts';
import { benchBooking } from './booking.ts';
import { benchBundle } from './bundle.ts';
import { benchCheckout } from './checkout.ts';
import { benchDashboard } from './dashboard.ts';
import { benchImport } from './import/import.ts';
import { benchBoard } from './live/board.ts';
import { benchRealtime } from './live/realtime.ts';
import { benchLogSearch } from './log-search.ts';
import { benchOpening } from './opening.ts';
import { benchRestarts } from './restarts.ts';
import { benchShop } from './shop/shop.ts';
import { benchShopLighthouse } from './shop/shop-lighthouse.ts';
import { benchSignIn } from './sign-in.ts';
import { benchStart } from './start.ts';
import { benchStatistics } from './statistics.ts';
import { benchPageScripts, benchPages } from './storefront.ts';
import { printTable, type Row } from './table.ts';
import { benchChat } from './talk/chat.ts';
import { benchNewsletter } from './talk/newsletter.ts';
import { benchTelemetry } from './telemetry.ts';
import { benchSteadyLoad, benchUsersList } from './users-list.ts';
import { benchWall } from './wall.ts';
import { benchLargeSite } from './website/large-site.ts';
import { benchLighthouse } from './website/lighthouse.ts';
import { benchPublishing } from './website/publishing.ts';
import { inWorld } from './world.ts';

const SECONDS = 6;
const { values: asked, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    patient: { type: 'boolean', default: false },
    items: { type: 'string', default: '10000' },
    rentals: { type: 'string', default: '200000' },
    rows: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '1000000' },
    messages: { type: 'string', default: '1000000' },
    recipients: { type: 'string', default: '5000' },
    sockets: { type: 'string', default: '1000' },
    'import-rows': { type: 'string', default: '5000' },
  },
});

async function step(name: string, work: () => Promise<Row | Row[]>): Promise<Row[]> {
  if (chosen.length > 0 && !chosen.some((word) => ` ${name}`.includes(` ${word}`))) return [];
  process.stderr.write(`${name} …\n`);
  const taken = [await work()].flat();
  // At once: a run that is cut off has not been in vain.
  for (const { figure, ours, twin, ratio } of taken)
    process.stderr.write(`  ${[figure, ours, twin, ratio].filter(Boolean).join(' · ')}\n`);
  return taken;
}

const rows = [
  ...(await step('start', benchStart)),
  ...(await step('restarts', benchRestarts)),
  ...(await step('free times', benchFreeTimes)),
  ...(await step('bundle', benchBundle)),
  ...(await step('scripts of pages', benchPageScripts)),
  ...(await inWorld(async (world) => [
    ...(await step('dashboard', () => benchDashboard(world))),
    ...(await step('pages of a site', () => benchPages(world, SECONDS))),
    ...(await step('users list', () => benchUsersList(world, SECONDS))),
    ...(await step('sign-in', () => benchSignIn(world, SECONDS))),
    ...(await step('live events', () => benchRealtime(world, Number(asked.sockets)))),
    ...(await step('wall', () => benchWall(world, SECONDS))),
    ...(await step('board', () => benchBoard(world, SECONDS))),
    ...(await step('opening', () => benchOpening(world))),
    ...(await step('availability', () => benchAvailability(world, Number(asked.rentals)))),
    ...(await step('booking', () => benchBooking(world, SECONDS))),
    ...(await step('checkout', () => benchCheckout(world, SECONDS))),
    ...(await step('shop', () => benchShop(world, Number(asked.items), SECONDS, asked.patient))),
    ...(await step('import of items', () => benchImport(world, Number(asked['import-rows']), 'items'))),
    ...(await step('import of customers', () => benchImport(world, Number(asked['import-rows']), 'customers'))),
    ...(await step('website: publishing', () => benchPublishing(world, SECONDS))),
    ...(await step('website: a large site', () => benchLargeSite(world))),
    ...(await step('website: lighthouse', () => benchLighthouse(world))),
    ...(await step('lighthouse of a store', () => benchShopLighthouse(world))),
    ...(await step('telemetry', () => benchTelemetry(world, asked.long ? 60 : 15))),
    ...(await step('statistics', () => benchStatistics(world, Number(asked.events)))),
    ...(await step('chat', () => benchChat(world, Number(asked.messages)))),
    ...(await step('newsletter', () => benchNewsletter(world, Number(asked.recipients)))),
    ...(await step('log search', () => benchLogSearch(world, Number(asked.rows)))),
    ...(asked.long ? await step('steady load, ten minutes', () => benchSteadyLoad(world, 10)) : []),
  ])),
];
printTable(rows);
