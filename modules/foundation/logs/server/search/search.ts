import { addDays } from '@fachwerk/base/time';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { LogCursor } from '../../contract.ts';
import {
  firstStretchMs,
  longerStretchMs,
  MOST_HITS,
  MOST_STEPS,
  MOST_WALKED,
  REACH_DAYS,
  shorterStretchMs,
} from '../../rules/search-steps.ts';
import type { Found, Keyed, Search } from './search-request.ts';
import { hitsIn, oldestAt, walked } from './search-store.ts';

/** Before every id: what comes after this cursor is strictly older than its time. */
const LEAST_ID = '00000000-0000-0000-0000-000000000000';

const NOT_YET = new Date('9999-01-01T00:00:00Z');

/** Older than anything that is kept. */
const EVER = new Date(0);

/**
 * Newest first. First the newest rows are looked at one by one, which is all it takes where much is found. Where little is found,
 * the index says where, for a stretch of time that grows while little comes and shrinks where too much would have to be sorted:
 * neither a frequent nor a rare word makes a page slow.
 */
export async function searched<Row extends Keyed>(ctx: CompanyCtx, search: Search): Promise<Found<Row>> {
  const start = startOf(search);
  if (search.companyIds.length === 0) return { rows: [], next: null, searchedTo: null };
  const wanted = search.limit + 1;
  const { rows, last, walkedMs, isEnd: isAll } = await walkedInTwo<Row>(ctx, search, start, wanted);
  if (rows.length >= wanted || isAll) return pageOf(search, rows, rows.length >= wanted ? null : 'end');

  const floor = floorOf(ctx, search, start);
  let position = last;
  let stretchMs = firstStretchMs(walkedMs);
  for (let steps = 0; steps < MOST_STEPS && rows.length < wanted && position.at > floor; steps++) {
    const since = new Date(Math.max(floor.getTime(), position.at.getTime() - stretchMs));
    const hits = await hitsIn<Row>(ctx, search, position, since, { most: MOST_HITS, wanted: wanted - rows.length });
    const shorter = hits.isTooMany ? shorterStretchMs(position.at.getTime() - since.getTime()) : null;
    if (shorter !== null) {
      stretchMs = shorter;
      continue;
    }
    rows.push(...hits.rows);
    position = { at: since, id: LEAST_ID };
    stretchMs = longerStretchMs(stretchMs);
  }
  if (rows.length >= wanted) return pageOf(search, rows, null);
  const isEnd = position.at <= (search.from ?? (await oldestAt(ctx, search)) ?? position.at);
  return pageOf(search, rows, isEnd ? 'end' : position);
}

/** First in the partitions of the last weeks, which is enough as a rule; in those of all the years only where little happens. */
async function walkedInTwo<Row extends Keyed>(ctx: CompanyCtx, search: Search, start: LogCursor, wanted: number) {
  const most = walkLength(search);
  const end = search.from ?? EVER;
  const near = new Date(Math.max(end.getTime(), nearOf(ctx, start).getTime()));
  const first = await walked<Row>(ctx, search, start, near, { most, wanted });
  const isMore = first.count < most && near > end;
  const rest = { most: most - first.count, wanted: wanted - first.rows.length };
  const second =
    isMore && rest.wanted > 0 ? await walked<Row>(ctx, search, { at: near, id: LEAST_ID }, end, rest) : null;
  const last = second && second.count > 0 ? second.last : first.last;
  const newestAt = first.newestAt ?? second?.newestAt ?? last.at;
  return {
    rows: [...first.rows, ...(second?.rows ?? [])],
    last,
    walkedMs: newestAt.getTime() - last.at.getTime(),
    isEnd: first.count + (second?.count ?? 0) < most,
  };
}

const nearOf = (ctx: CompanyCtx, start: LogCursor) =>
  addDays(new Date(Math.min(start.at.getTime(), ctx.now.getTime())), -REACH_DAYS);

function startOf({ before, to }: Search): LogCursor {
  const end = { at: to ?? NOT_YET, id: LEAST_ID };
  return before && before.at < end.at ? before : end;
}

/** Without a filter every row counts. Several companies share the work. */
function walkLength({ query, companyIds, limit }: Search): number {
  if (!query) return limit + 1;
  return Math.max(limit + 1, Math.floor(MOST_WALKED / companyIds.length));
}

function floorOf(ctx: CompanyCtx, { from, isTireless }: Search, start: LogCursor): Date {
  if (from) return from;
  if (isTireless) return EVER;
  return nearOf(ctx, start);
}

/** `stop` is where a search ended before the page was full: at the end of everything, or somewhere on the way. */
function pageOf<Row extends Keyed>(search: Search, found: Row[], stop: 'end' | LogCursor | null): Found<Row> {
  const rows = found.slice(0, search.limit);
  if (stop === 'end') return { rows, next: null, searchedTo: null };
  if (stop) return { rows, next: stop, searchedTo: stop.at };
  const { at, id } = rows.at(-1)!;
  return { rows, next: { at, id }, searchedTo: at };
}
