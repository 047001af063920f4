import { problemsOf } from '@fachwerk/base/problem';
import { companiesInSight } from '@fachwerk/companies/facade';
import type { Ctx, UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { Say } from '@fachwerk/server/texts';
import { type LogEntry, type logApi, logProblems } from '../contract.ts';
import { listNames } from './known-name-store.ts';
import { LOG_COLUMNS, logSearch } from './log-search.ts';
import { searched } from './search.ts';

const problem = problemsOf(logProblems);

export const LOG_PAGE = 50;

export const listLog: UseCase<typeof logApi.list> = async (ctx, { filter: { before, ...filter } }) => {
  const search = await logSearch(ctx, await companiesInSight(ctx), filter, await sayIn(ctx));
  if (!search) return { entries: [], next: null, searchedTo: null };
  const { rows: entries, ...rest } = await searched<LogEntry>(ctx, { ...search, before, limit: LOG_PAGE });
  return { entries, ...rest };
};

/** In the caller's language, and in the words of their company. */
export async function sayIn(ctx: Ctx): Promise<Say> {
  return (await ctx.house.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
}

export const findLogEntry: UseCase<typeof logApi.find> = async (ctx, { at, id }) => {
  const entry = await ctx.db.first<LogEntry>(sql`
    select ${LOG_COLUMNS} from logs.log_entry
    where company_id = any(${await companiesInSight(ctx)}::uuid[]) and at = ${at} and id = ${id}`);
  if (!entry) throw problem('log_entry.unknown');
  return entry;
};

export const listLogNames: UseCase<typeof logApi.names> = async (ctx, wanted) => ({
  names: await listNames(ctx, await companiesInSight(ctx), wanted),
});
