import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import type { withdrawalApi } from '../contract.ts';

const MOST_COUNTED = 1000;

export const countWithdrawals: UseCase<typeof withdrawalApi.counts> = async (ctx) => {
  const row = await ctx.db.first<{ count: number }>(sql`
    select count(*) from (
      select from withdrawals.withdrawal where company_id = any(${await visibleCompanies(ctx)}) and state = 'new' limit ${MOST_COUNTED}
    ) waiting`);
  return { new: row!.count };
};
