import { freeTimes } from '../../modules/appointments/appointments/rules/free-times.ts';
import { percentiles } from '../load.ts';
import { type Row, rounded } from '../table.ts';

const STAFF = 20;
const DAYS = 31;
const A_DAY = 6;
const RUNS = 200;
const WARM_UP = 20;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FROM = Date.parse('2026-10-10T00:00:00+02:00');
/** Between two of the taken three quarters of an hour there is just room for it. */
const SERVICE = { durationMinutes: 30, beforeMinutes: 0, afterMinutes: 10 };
const SERVICE_MS = (SERVICE.durationMinutes + SERVICE.afterMinutes) * MINUTE_MS;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Free times of a month for twenty people, over the change of the clocks; the twin walks the same steps with nothing but numbers. */
export async function benchFreeTimes(): Promise<Row> {
  const hours = WEEK.flatMap((day) => [
    { day, from: '09:00', until: '13:00' },
    { day, from: '14:00', until: '18:00' },
  ]);
  const staff = Array.from({ length: STAFF }, (_, who) => ({
    id: String(who),
    hours,
    busy: Array.from({ length: DAYS * A_DAY }, (_each, at) => {
      const from = FROM + Math.floor(at / A_DAY) * DAY_MS + (9 * 60 + (at % A_DAY) * 90 + who) * MINUTE_MS;
      return { from, to: from + 45 * MINUTE_MS };
    }),
  }));
  const asked = { service: SERVICE, staff, rooms: null, stepMinutes: 15, timeZone: 'Europe/Berlin' };
  const span = { from: new Date(FROM), to: new Date(FROM + DAYS * DAY_MS) };
  const ours = timed(() => freeTimes({ ...asked, ...span }).length);
  const twin = timed(() => bare(staff.map(({ busy }) => busy)));
  const goalMs = 20;
  return {
    figure: `free times, ${STAFF} people, ${DAYS} days, p50 / p95 ms`,
    ours: `${rounded(ours.p50, 2)} / ${rounded(ours.p95, 2)}`,
    twin: `${rounded(twin.p50, 2)} / ${rounded(twin.p95, 2)}`,
    ratio: rounded(ours.p50 / twin.p50, 1),
    goal: `p95 ≤ ${goalMs} ms`,
    isMet: ours.p95 <= goalMs,
  };
}

function timed(work: () => number): { p50: number; p95: number } {
  const took: number[] = [];
  for (let n = -WARM_UP; n < RUNS; n++) {
    const startedAt = performance.now();
    if (work() === 0) throw new Error('nothing is free: this measures nothing');
    if (n >= 0) took.push(performance.now() - startedAt);
  }
  return { p50: percentiles(took).p50Ms, p95: took.toSorted((a, b) => a - b)[Math.floor(RUNS * 0.95)]! };
}

/** Every step of every day of everybody against everything that is taken, in the order it comes. */
function bare(all: readonly (readonly { readonly from: number; readonly to: number }[])[]): number {
  const free = new Set<number>();
  for (const busy of all) {
    let next = 0;
    for (let day = 0; day < DAYS; day++) {
      for (let minute = 9 * 60; minute <= 17 * 60; minute += 15) {
        const start = FROM + day * DAY_MS + minute * MINUTE_MS;
        while (next < busy.length && busy[next]!.to <= start) next++;
        if (!busy[next] || busy[next]!.from >= start + SERVICE_MS) free.add(start);
      }
    }
  }
  return free.size;
}
