import { networkOf } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { patternOf } from '@fachwerk/server/search';
import { type Sql, sql } from '@fachwerk/server/sql';

/** Where words are found this often, the next page of the list is full of them soon enough. */
const FEW = 500;

/** A rental is `r`, its box `b`, its customer `c`: name, e-mail, order number, or the number on the box. */
export function matches(search: string): Sql {
  const part = patternOf(search);
  return sql`(r.customer_name ilike ${part} or c.email ilike ${part} or r.order_number ilike ${part} or b.number = ${search})`;
}

/**
 * The ids of all rentals that could match, found by their indexes however many rentals there are; undefined where there are too many to be
 * named. One that does not match may be among them.
 */
export async function findMatching(
  ctx: CompanyCtx,
  companyIds: readonly string[],
  search: string,
  most = FEW,
): Promise<readonly string[] | undefined> {
  const part = sql`lower(${patternOf(search)})`;
  const rows = await ctx.db.rows<{ id: string }>(sql`
    (select s.id from rentals.rental_search_view s
      where s.company_id = any(${companyIds}) and s.search_text like ${part} limit ${most})
    union all
    (select r.id from customers.customer_search_view c
      join rentals.rental_view r on r.company_id = any(${companyIds}) and r.network_id = c.company_id and r.customer_id = c.id
      where c.company_id = ${await networkOf(ctx)} and c.search_text like ${part} and c.email like ${part} limit ${most})
    union all
    (select r.id from lockers.lock_view l
      join rentals.rental_view r on r.company_id = l.company_id and r.lock_id = l.id
      where l.company_id = any(${companyIds}) and l.number = ${search} limit ${most})`);
  const ids = new Set(rows.map(({ id }) => id));
  return ids.size < most ? [...ids] : undefined;
}
