import { visibleCompanies } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { Translate } from '@fachwerk/server/translator';
import type { LogEntry, logApi } from '../../contract.ts';
import { logSearch } from './log-search.ts';
import { searched } from './search.ts';

export const LOG_PAGE = 50;

export const listLog: UseCase<typeof logApi.list> = async (ctx, { filter: { before, ...filter } }) => {
  const search = await logSearch(ctx, await visibleCompanies(ctx), filter, await sayIn(ctx));
  if (!search) return { entries: [], next: null, searchedTo: null };
  const { rows: entries, ...rest } = await searched<LogEntry>(ctx, { ...search, before, limit: LOG_PAGE });
  return { entries, ...rest };
};

/** In the caller's language, and in the words of their company. */
export async function sayIn(ctx: Ctx): Promise<Translate> {
  return (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
}
