import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { logApi, RequestLogHead } from '../../contract.ts';
import { searchQuery } from '../../rules/search-query.ts';
import { searched } from '../search/search.ts';
import { REQUEST_HEAD } from './request-log-store.ts';

const REQUEST_PAGE = 50;

const NOTHING = { requests: [], next: null, searchedTo: null };

export const listRequests: UseCase<typeof logApi.requests> = async (ctx, { filter }) => {
  const { search, direction, status, method, from, to, before } = filter;
  const cut = search
    ? await ctx.db.first<{ words: string[] }>(sql`select logs.words_in(${search}) as words`)
    : undefined;
  if (cut?.words.length === 0) return NOTHING;
  const words = (cut?.words ?? []).map((word) => ({ word, types: [] }));
  const marks = [
    direction ? [`@d${direction}`] : [],
    method ? [`@m${method.toUpperCase()}`] : [],
    status ? [`@r${status}`] : [],
  ];
  const { rows: requests, ...rest } = await searched<RequestLogHead>(ctx, {
    table: sql`logs.request_log`,
    columns: REQUEST_HEAD,
    companyIds: [ctx.companyId],
    query: searchQuery(words, marks),
    where: sql`true`,
    from,
    to,
    before,
    limit: REQUEST_PAGE,
  });
  return { requests, ...rest };
};
