import { problemsOf } from '@fachwerk/base/problem';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { type LogEntry, type logApi, logProblems } from '../../contract.ts';
import { LOG_COLUMNS } from './log-search.ts';

const problem = problemsOf(logProblems);

export const findLogEntry: UseCase<typeof logApi.find> = async (ctx, { at, id }) => {
  const entry = await ctx.db.first<LogEntry>(sql`
    select ${LOG_COLUMNS} from logs.log_entry
    where company_id = any(${await visibleCompanies(ctx)}::uuid[]) and at = ${at} and id = ${id}`);
  if (!entry) throw problem('log_entry.unknown');
  return entry;
};
