import { addDays } from '@fachwerk/base/time';
import type { UseCase } from '@fachwerk/server/module';
import { type calendarApi, SOURCE_CAPABILITIES } from '../../contract.ts';
import { problem } from '../problem.ts';
import { SOURCE_READERS } from './entry-store.ts';

const MOST_DAYS = 100;

/** A source that somebody may not see has nothing for them. */
export const listEntries: UseCase<typeof calendarApi.entries> = async (ctx, { from, to, sources }) => {
  if (to > addDays(from, MOST_DAYS)) throw problem('calendar.too_long');
  const seen = [...new Set(sources)].filter((source) => {
    const capability = SOURCE_CAPABILITIES[source];
    return capability === null || ctx.caller.capabilities.has(capability);
  });
  const found = await Promise.all(seen.map((source) => SOURCE_READERS[source](ctx, { from, to })));
  return { entries: found.flat().sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime()) };
};
