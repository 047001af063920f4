import type { Db } from '../kit/server/db/db.ts';
import { sql } from '../kit/server/db/sql.ts';
import type { LogEntry, LogFilter } from '../modules/foundation/logs/contract.ts';
import { LOG_PAGE } from '../modules/foundation/logs/server/search/list-log.ts';
import { logSearch } from '../modules/foundation/logs/server/search/log-search.ts';
import { searched } from '../modules/foundation/logs/server/search/search.ts';
import { besideFew, buffersOfEach, searchRow } from './buffers.ts';
import { addLogRows, SOME_LOCATION, SOME_LOCK, SOME_PERSON, withoutSearchIndex } from './log-rows.ts';
import type { Row } from './table.ts';
import type { World } from './world.ts';

const FEW = 10_000;
const ROUNDS = 20;

const PAGES: Readonly<Record<string, LogFilter>> = {
  'newest page': {},
  'frequent word': { search: 'hauptbahnhof' },
  'one lock': { lockIds: [SOME_LOCK] },
};

/** A month of a person's questions to the log: frequent, rare, absent, mixed. */
const questions = (round: number): LogFilter[] => [
  {},
  { search: 'hauptbahnhof' },
  { search: `kunde${10_000 + round * 137}` },
  { search: `zl-${100_000 + round * 911}` },
  { search: `gibtesnicht${round}` },
  { search: `münchen kunde${20_000 + round}` },
  { search: 'wartung', locationIds: [SOME_LOCATION] },
  { lockIds: [SOME_LOCK] },
  { lockIds: [SOME_LOCK], subjects: ['battery'] },
  { personId: SOME_PERSON },
  { orderNumber: `ZL-${100_000 + round * 733}` },
  { subjects: ['rental'], locationIds: [SOME_LOCATION] },
];

/** P3: what a page touches does not depend on the size of the log. P7: a month is searched in no time. */
export async function benchLogSearch({ db, companyId }: World, rows: number): Promise<Row[]> {
  const now = new Date();
  await db.rows(sql`delete from logs.log_entry where company_id = ${companyId}`);
  await addLogRows(db, companyId, FEW, now);
  await db.rows(sql`vacuum analyze logs.log_entry`);
  const buffers = () =>
    buffersOfEach(db, PAGES, async (counting, filter, name) => {
      const shown = await search(counting, companyId, now, filter);
      if (shown < LOG_PAGE) throw new Error(`${name} is not a full page`);
    });
  const few = await buffers();
  await db.rows(sql`delete from logs.log_entry where company_id = ${companyId}`);
  await db.rows(sql`vacuum logs.log_entry`);
  await withoutSearchIndex(db, () => addLogRows(db, companyId, rows, now));
  const many = await buffers();
  const millions = `${rows / 1_000_000} million rows`;
  return [
    ...besideFew('log', millions, many, few, FEW),
    await searchRow(`P7 log search over 31 days of ${millions}, p95 ms`, ROUNDS, questions, (filter) =>
      search(db, companyId, now, filter),
    ),
  ];
}

async function search(db: Db, companyId: string, now: Date, filter: LogFilter): Promise<number> {
  const ctx = { db, now, companyId } as never;
  const found = await logSearch(ctx, [companyId], filter, (key) => key);
  return (await searched<LogEntry>(ctx, { ...found!, limit: LOG_PAGE })).rows.length;
}
