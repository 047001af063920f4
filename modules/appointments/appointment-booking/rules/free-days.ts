import { dayOf } from '@fachwerk/base/time';
import type { FreeDays } from '../contract.ts';

/** As many days as one compares at a glance. */
export const SHOWN_DAYS = 5;

/** Days that have times, from a day on: nobody pages through empty weeks. */
export function freeDays(starts: readonly Date[], fromOn: string | null): FreeDays {
  const byDay = new Map<string, Date[]>();
  for (const at of starts) {
    const on = dayOf(at).toString();
    const known = byDay.get(on);
    if (known) known.push(at);
    else byDay.set(on, [at]);
  }
  const all = [...byDay.keys()].sort();
  const from = fromOn === null ? 0 : all.filter((on) => on < fromOn).length;
  const begin = Math.min(from, Math.max(0, all.length - 1));
  const shown = all.slice(begin, begin + SHOWN_DAYS);
  return {
    days: shown.map((on) => ({ on, times: byDay.get(on)! })),
    previousOn: begin > 0 ? all[Math.max(0, begin - SHOWN_DAYS)]! : null,
    nextOn: all[begin + SHOWN_DAYS] ?? null,
  };
}
