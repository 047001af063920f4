import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

const LOOK_MS = 5000;
const QUIET_SHARE = 0.85;

/** Until the cores have had nothing to do for a few seconds: what fills a database for half an hour need not be alone, what is measured has to be. */
export async function quietCores(): Promise<void> {
  process.stderr.write('  waiting for quiet cores …\n');
  for (;;) {
    const before = times();
    await setTimeout(LOOK_MS);
    const after = times();
    if ((after.idle - before.idle) / (after.all - before.all) >= QUIET_SHARE) return;
  }
}

function times(): { readonly idle: number; readonly all: number } {
  const each = cpus().map(({ times: { idle, nice, user, sys, irq } }) => ({
    idle,
    all: idle + nice + user + sys + irq,
  }));
  return { idle: sum(each.map(({ idle }) => idle)), all: sum(each.map(({ all }) => all)) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
