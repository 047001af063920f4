import type { Db } from '../db/db.ts';
import { acrossCompanies, sql } from '../db/sql.ts';
import { eventFrame } from './messages.ts';

/** A client that missed more than this reloads everything. */
export const MOST_CAUGHT_UP = 500;

export type TopicId = { readonly companyId: string; readonly key: string };

/** The end of a stream as the database knew it at one moment. */
export class Page {
  readonly lastSeq: number;
  /** For how long nothing was told; null when nothing ever was. */
  readonly quietMs: number | null;
  readonly #frames: ReadonlyMap<number, Buffer>;

  constructor(lastSeq: number, quietMs: number | null, frames: ReadonlyMap<number, Buffer>) {
    this.lastSeq = lastSeq;
    this.quietMs = quietMs;
    this.#frames = frames;
  }

  /** Everything after a number, in order and without a hole; null when that can no longer be told. */
  after(seq: number): Buffer[] | null {
    if (seq > this.lastSeq || this.lastSeq - seq > MOST_CAUGHT_UP) return null;
    const frames: Buffer[] = [];
    for (let next = seq + 1; next <= this.lastSeq; next++) {
      const found = this.#frames.get(next);
      if (!found) return null;
      frames.push(found);
    }
    return frames;
  }
}

type PageRow = {
  readonly lastSeq: number;
  readonly quietMs: number;
  readonly seq: number | null;
  readonly payload: string;
};

/** One statement, so that the last number and the events belong together. `name` is what browsers call the stream. */
export async function readPage(db: Db, { companyId, key }: TopicId, name: string, afterSeq: number): Promise<Page> {
  const rows = await db.rows<PageRow>(sql`
    select s.last_seq, (extract(epoch from clock_timestamp() - s.spoke_at) * 1000)::float8 as quiet_ms,
      e.seq, e.payload::text as payload
    from kit.stream as s
    left join kit.stream_event as e on e.company_id = s.company_id and e.stream = s.name
      and e.seq > greatest(${afterSeq}::bigint, s.last_seq - ${MOST_CAUGHT_UP}::bigint)
    where s.company_id = ${companyId} and s.name = ${key}
    order by e.seq`);
  const frames = new Map<number, Buffer>();
  for (const { seq, payload } of rows) if (seq !== null) frames.set(seq, eventFrame(name, seq, payload));
  return new Page(rows[0]?.lastSeq ?? 0, rows[0]?.quietMs ?? null, frames);
}

type LastSeqRow = TopicId & { readonly lastSeq: number };

/** The last numbers of many streams at once; one that nothing was ever written to is missing. */
export function readLastSeqs(db: Db, topics: readonly TopicId[]): Promise<LastSeqRow[]> {
  return db.rows<LastSeqRow>(
    acrossCompanies(
      'asks for exactly the streams that people of several companies listen to, after each was let in',
      sql`
        select s.company_id, s.name as key, s.last_seq from kit.stream as s
        join unnest(${topics.map(({ companyId }) => companyId)}::uuid[], ${topics.map(({ key }) => key)}::text[]) as wanted (company_id, name)
          on wanted.company_id = s.company_id and wanted.name = s.name`,
    ),
  );
}
