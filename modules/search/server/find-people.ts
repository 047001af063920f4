import { listCustomers } from '@fachwerk/customers/facade';
import { patternOf } from '@fachwerk/server/search';
import { sql } from '@fachwerk/server/sql';
import type { Hit } from '../contract.ts';
import { isNameLike } from '../rules/typed.ts';
import { FEW, type Finder, joined, plain } from './finder.ts';

/** As the list of customers finds them, and as far as it shows them. */
export const findCustomers: Finder = async ({ ctx, typed }) => {
  if (!isNameLike(typed)) return [];
  const filter = { search: typed.words.join(' '), sort: 'createdAt' as const, dir: 'desc' as const, limit: FEW };
  const { customers } = await listCustomers(ctx, { filter });
  return customers.map(({ id, firstName, lastName, email, phone }) => {
    const name = `${firstName} ${lastName}`.trim();
    return { ...plain, kind: 'customer', id, name: name || email, about: joined(name && email, phone) };
  });
};

type UserRow = { readonly id: string; readonly firstName: string; readonly lastName: string; readonly email: string };

/** Colleagues of one's own company. */
export const findUsers: Finder = async ({ ctx, typed }) => {
  if (!isNameLike(typed)) return [];
  const rows = await ctx.db.rows<UserRow>(sql`
    select id, first_name, last_name, email from access.user_view
    where company_id = ${ctx.companyId}
      and search_text like all (array(select access.folded(unnest(${typed.words.map(patternOf)}::text[]))))
    order by sort_name, id limit ${FEW}`);
  return rows.map(
    ({ id, firstName, lastName, email }): Hit => ({
      ...plain,
      ...{ kind: 'user', id, name: `${firstName} ${lastName}`.trim() || email, about: email },
    }),
  );
};
