import type { Db } from '../kit/server/db/db.ts';
import { Sql } from '../kit/server/db/sql.ts';
import { percentiles } from './load.ts';
import { percent, type Row, rounded } from './table.ts';

type Plan = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } };

/** How many pages of the database a question touches: that is the same on a busy machine. */
async function buffersOf(db: Db, { text, values }: Sql): Promise<number> {
  const explained = new Sql(`explain (analyze, buffers, timing off, format json) ${text}`, values);
  const [row] = await db.rows<Record<string, [Plan]>>(explained);
  const [{ Plan: top }] = Object.values(row!)[0]!;
  return top['Shared Hit Blocks'] + top['Shared Read Blocks'];
}

type Buffers = Readonly<Record<string, number>>;

/** What each of these questions touches, by its name. */
export async function buffersOfEach<Filter>(
  db: Db,
  pages: Readonly<Record<string, Filter>>,
  ask: (db: Db, filter: Filter, name: string) => Promise<unknown>,
): Promise<Buffers> {
  const buffers: Record<string, number> = {};
  for (const [name, filter] of Object.entries(pages)) {
    buffers[name] = 0;
    const counting: Db = {
      ...db,
      rows: async (query) => {
        buffers[name]! += await buffersOf(db, query);
        return db.rows(query);
      },
    };
    await ask(counting, filter, name);
  }
  return buffers;
}

/** P3: as many at the full size as at a small one. */
export function besideFew(what: string, size: string, many: Buffers, few: Buffers, fewRows: number): Row[] {
  return Object.keys(few).map((name) => ({
    figure: `P3 ${what}, ${name}, buffers at ${size}`,
    ours: rounded(many[name]!),
    twin: `${rounded(few[name]!)} at ${fewRows}`,
    ratio: percent(many[name]! / few[name]!),
    goal: '± 30 %',
    isMet: many[name]! <= few[name]! * 1.3,
  }));
}

const MOST_SEARCH_MS = 200;

/** Each round asks something else; the first only warms up. */
export async function searchRow<Filter>(
  figure: string,
  rounds: number,
  questions: (round: number) => readonly Filter[],
  ask: (filter: Filter) => Promise<unknown>,
): Promise<Row> {
  const tookMs: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const filter of questions(round)) {
      const startedAt = performance.now();
      await ask(filter);
      if (round > 0) tookMs.push(performance.now() - startedAt);
    }
  }
  const { p95Ms } = percentiles(tookMs);
  const goal = `≤ ${MOST_SEARCH_MS} ms`;
  return { figure, ours: rounded(p95Ms, 1), twin: '', ratio: '', goal, isMet: p95Ms <= MOST_SEARCH_MS };
}
