import { visibleCompanies } from '@fachwerk/companies/facade';
import type { UseCase } from '@fachwerk/server/module';
import { patternsOf } from '@fachwerk/server/search';
import { allOf, sql } from '@fachwerk/server/sql';
import type { Withdrawal, withdrawalApi } from '../contract.ts';
import { withdrawalColumns, withNames } from './withdrawal-store.ts';

const PAGE_SIZE = 50;

/** Each company gives its own newest, read from its index; of those the first are the page. One row more tells whether it goes on. */
export const listWithdrawals: UseCase<typeof withdrawalApi.list> = async (
  ctx,
  { filter: { before, state, search } },
) => {
  const visible = await visibleCompanies(ctx);
  const after = before
    ? sql`(w.received_at, w.id) < (
        select b.received_at, b.id from withdrawals.withdrawal b where b.company_id = any(${visible}) and b.id = ${before})`
    : null;
  const rows = await ctx.db.rows<Withdrawal>(sql`
    select ${withdrawalColumns} from unnest(${visible}::uuid[]) as company (id)
    cross join lateral (
      select w.* from withdrawals.withdrawal w
      where w.company_id = company.id and ${allOf([stateIs(state), after, ...patternsOf(search?.toLowerCase()).map((word) => sql`w.search_text like ${word}`)])}
      order by w.received_at desc, w.id desc
      limit ${PAGE_SIZE + 1}
    ) w
    ${withNames}
    order by w.received_at desc, w.id desc
    limit ${PAGE_SIZE + 1}`);
  const withdrawals = rows.slice(0, PAGE_SIZE);
  return { withdrawals, next: rows.length > PAGE_SIZE ? withdrawals.at(-1)!.id : null };
};

/** As a constant, so that the index of the new ones is used. */
const stateIs = (state: Withdrawal['state'] | undefined) =>
  state === undefined ? null : state === 'new' ? sql`w.state = 'new'` : sql`w.state = 'answered'`;
