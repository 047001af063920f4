import { addDays } from '@fachwerk/base/time';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import type { logApi } from '../../contract.ts';
import { plotStepMinutes, REACH_DAYS } from '../../rules/search-steps.ts';
import { sayIn } from './list-log.ts';
import { logSearch } from './log-search.ts';
import { countedByTime } from './search-store.ts';

/** Counted by the words of the search, as the list finds them; bars begin at the span's own beginning, a day's first moment as a rule. */
export const countLogEntries: UseCase<typeof logApi.plot> = async (ctx, { filter }) => {
  const to = filter.to && filter.to < ctx.now ? filter.to : ctx.now;
  const wanted = filter.from ?? addDays(to, -REACH_DAYS);
  const from = new Date(Math.min(wanted.getTime(), to.getTime()));
  const stepMinutes = plotStepMinutes(from, to);
  const search = await logSearch(ctx, await visibleCompanies(ctx), filter, await sayIn(ctx));
  return { from, to, stepMinutes, bars: search ? await countedByTime(ctx, search, { from, to, stepMinutes }) : [] };
};
