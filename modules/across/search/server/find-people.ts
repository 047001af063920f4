import { listCustomers } from '@fachwerk/customers/facade';
import { patternOf } from '@fachwerk/server/search';
import { sql } from '@fachwerk/server/sql';
import type { Hit } from '../contract.ts';
import { isNameLike } from '../rules/typed.ts';
import { FEW, type Finder, joined, plain, type Wanted } from './finder.ts';
import { listPlaces } from './place-store.ts';

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

/** Of one name there may be many; so many are followed to what they have at a place. */
const NAMESAKES = 200;

export type AtPlace = { readonly customerIds: readonly string[]; readonly locationIds: readonly string[] };

/** „Schmitt München“: somebody of that name, at a place of the other words. */
export async function findAtPlace({ ctx, typed, companyIds }: Wanted): Promise<AtPlace | null> {
  if (typed.words.length < 2) return null;
  const areOfPlaces = await Promise.all(
    typed.words.map(async (word) => (await listPlaces(ctx, companyIds, [patternOf(word)])).length > 0),
  );
  const name = typed.words.filter((_, at) => !areOfPlaces[at]);
  if (name.length === typed.words.length || !isNameLike({ ...typed, words: name })) return null;
  const place = typed.words.filter((_, at) => areOfPlaces[at]);
  const locations = await listPlaces(ctx, companyIds, place.map(patternOf));
  if (locations.length === 0) return null;
  const filter = { search: name.join(' '), sort: 'createdAt' as const, dir: 'desc' as const, limit: NAMESAKES };
  const { customers } = await listCustomers(ctx, { filter });
  return { customerIds: customers.map(({ id }) => id), locationIds: locations.map(({ id }) => id) };
}

/** Companies that one works with as their franchisor. */
export const findFranchisees: Finder = async ({ ctx, typed, companyIds }) => {
  if (typed.words.length === 0) return [];
  const rows = await ctx.db.rows<{ companyId: string; name: string; legalName: string }>(sql`
    select company_id, name, legal_name from companies.company_view
    where company_id = any(${companyIds}) and company_id <> ${ctx.companyId} and kind = 'franchisee'
      and lower(name || ' ' || legal_name || ' ' || code) like all (${typed.words.map(patternOf)})
    order by name, company_id limit ${FEW}`);
  return rows.map(({ companyId, name, legalName }) => ({
    ...plain,
    kind: 'franchisee' as const,
    id: companyId,
    name,
    about: legalName === name ? '' : legalName,
  }));
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
      kind: 'user',
      id,
      name: `${firstName} ${lastName}`.trim() || email,
      about: email,
    }),
  );
};
