import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { readArguments, USAGE } from './config.ts';
import { enlist } from './enlist.ts';
import { FleetPlan, startFleet } from './fleet.ts';
import { QUICK_PACE, USUAL_PACE } from './pace.ts';

/** With a pipe on its standard input it runs the fleet that is described there, for a house that starts it; otherwise it enlists its own. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const config = await readArguments(args);
  if (config.help || (args.length === 0 && process.stdin.isTTY)) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const isTold = !config.email && config.token.length === 0;
  const plan = isTold ? planFrom(await text(process.stdin)) : await enlist(config);
  const fleet = startFleet(plan, config.scenario, config.quick ? QUICK_PACE : USUAL_PACE);
  const locks = plan.controllers.reduce((sum, controller) => sum + controller.locks.length, 0);
  if (!isTold) process.stdout.write(`${plan.controllers.length} controllers with ${locks} locks. Ctrl-C ends them.\n`);
  const leave = () => void fleet.stop().then(() => process.exit(0));
  process.once('SIGINT', leave);
  process.once('SIGTERM', leave);
  // Whoever started us was killed: nobody would end us any more.
  process.once('disconnect', leave);
}

function planFrom(told: string): FleetPlan {
  if (!told.trim()) throw new Error(`Nobody is named who takes part.\n\n${USAGE}`);
  return z.parse(FleetPlan, JSON.parse(told));
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
