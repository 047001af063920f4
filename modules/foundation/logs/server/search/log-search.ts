import type { CompanyCtx } from '@fachwerk/server/ctx';
import { allOf, type Sql, sql } from '@fachwerk/server/sql';
import type { Translate } from '@fachwerk/server/translator';
import type { LogFilter } from '../../contract.ts';
import { markOf, type SearchWord, searchQuery } from '../../rules/search-query.ts';
import { sentenceVariants, sentenceWords } from '../log-sentence.ts';
import { listTypes } from './known-name-store.ts';
import type { Search } from './search-request.ts';

export const LOG_COLUMNS = sql`company_id, at, id, type, location_id, location_name, lock_id, lock_name, controller_id, person_id, person_name,
  order_number, data`;

/** So many single walks along the index of locks are still quicker than one along everything. */
const MOST_ALONG = 40;

/** Null: the search has no letter and no digit in it, and finds nothing. */
export async function logSearch(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  filter: LogFilter,
  t: Translate,
): Promise<Omit<Search, 'limit'> | null> {
  const words = filter.search ? await wordsOf(ctx, companyIds, filter.search, t) : [];
  if (filter.search && words.length === 0) return null;
  const { locationIds = [], lockIds = [], types = [], subjects = [], controllerId, personId, orderNumber } = filter;
  const marks = [
    lockIds.map((id) => markOf('k', id)),
    locationIds.map((id) => markOf('l', id)),
    controllerId ? [markOf('c', controllerId)] : [],
    personId ? [markOf('p', personId)] : [],
    orderNumber ? [`@o${orderNumber}`] : [],
    types.map((type) => `@t${type}`),
    subjects.map((subject) => `@s${subject}`),
  ];
  const isAlong = lockIds.length > 0 && lockIds.length * companyIds.length <= MOST_ALONG;
  const onlyLocks = isAlong && words.length === 0 && marks.slice(1).every((group) => group.length === 0);
  return {
    table: sql`logs.log_entry`,
    columns: LOG_COLUMNS,
    companyIds,
    ...(isAlong && { along: { column: sql`lock_id`, ids: lockIds } }),
    query: onlyLocks ? null : searchQuery(words, marks),
    where: exactly({ locationIds, lockIds, controllerId, personId, orderNumber }),
    from: filter.from,
    to: filter.to,
  };
}

type Exact = Pick<LogFilter, 'locationIds' | 'lockIds' | 'controllerId' | 'personId' | 'orderNumber'>;

/** A mark is the end of an id; this is all of it. */
function exactly({ locationIds = [], lockIds = [], controllerId, personId, orderNumber }: Exact): Sql {
  return allOf([
    locationIds.length > 0 ? sql`location_id = any(${locationIds}::uuid[])` : null,
    lockIds.length > 0 ? sql`lock_id = any(${lockIds}::uuid[])` : null,
    controllerId ? sql`controller_id = ${controllerId}` : null,
    personId ? sql`person_id = ${personId}` : null,
    orderNumber ? sql`order_number = ${orderNumber}` : null,
  ]);
}

/** The database cuts a search into words as it cuts the entries. A word also finds the entries whose sentence has it, in the reader's language. */
async function wordsOf(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  search: string,
  t: Translate,
): Promise<SearchWord[]> {
  const [cut, types] = await Promise.all([
    ctx.db.first<{ words: string[] }>(sql`select logs.words_in(${search}) as words`),
    listTypes(ctx, companyIds),
  ]);
  const sentences = types.map((type) => ({ type, words: sentenceWords(t, type) }));
  const variants = types.flatMap((type) =>
    sentenceVariants(ctx.app.texts.platform.de, t, type).map((variant) => ({ type, ...variant })),
  );
  return cut!.words.map((word) => {
    const has = ({ words }: { readonly words: readonly string[] }) => words.some((each) => each.startsWith(word));
    return { word, types: sentences.filter(has).map(({ type }) => type), variants: variants.filter(has) };
  });
}
