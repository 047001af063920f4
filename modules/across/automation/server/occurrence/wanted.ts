import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { type Sql, sql } from '@fachwerk/server/sql';
import type { Translate } from '@fachwerk/server/translator';
import type { Wanted } from './occurrence.ts';

/** As a condition on the id and the time of what is read. */
export function isWanted(wanted: Wanted, id: Sql, at: Sql): Sql {
  return 'ids' in wanted
    ? sql`${id} = any(${wanted.ids}::uuid[])`
    : sql`${at} > ${wanted.from} and ${at} <= ${wanted.to}`;
}

/** In the language that the company works in. */
export async function wordsOf(ctx: CompanyCtx): Promise<Translate> {
  const company = (await findCompany(ctx))!;
  return (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(company.defaultLanguage);
}
