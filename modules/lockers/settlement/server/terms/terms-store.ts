import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { SavedTerms, Terms } from '../../contract.ts';

/** Newest first. */
export function listTerms(ctx: CompanyCtx): Promise<SavedTerms[]> {
  return ctx.db.rows<SavedTerms>(sql`
    select to_char(valid_from, 'YYYY-MM') as valid_from, tiers, fees, minimum_cents, saved_at, saved_by from settlement.terms
    where company_id = ${ctx.companyId} order by settlement.terms.valid_from desc`);
}

/** Those that count in a month; before the first ones, the share of the agreement alone. */
export async function findTerms(ctx: CompanyCtx, month: string): Promise<Terms> {
  const row = await ctx.db.first<Terms>(sql`
    select tiers, fees, minimum_cents from settlement.terms
    where company_id = ${ctx.companyId} and valid_from <= ${`${month}-01`}::date order by valid_from desc limit 1`);
  if (row) return row;
  const agreed = await ctx.db.first<{ feeBasisPoints: number }>(
    sql`select fee_basis_points from franchise.agreement_view where company_id = ${ctx.companyId}`,
  );
  return { tiers: [{ fromCents: 0, basisPoints: agreed?.feeBasisPoints ?? 0 }], fees: [], minimumCents: 0 };
}

export async function saveTerms(ctx: CompanyCtx, validFrom: string, terms: Terms): Promise<void> {
  await ctx.db.count(sql`
    insert into settlement.terms (company_id, valid_from, tiers, fees, minimum_cents, saved_at, saved_by)
    values (${ctx.companyId}, ${`${validFrom}-01`}::date, ${jsonOf(terms.tiers)}::jsonb, ${jsonOf(terms.fees)}::jsonb, ${terms.minimumCents},
      ${ctx.now}, ${ctx.caller?.name ?? ''})
    on conflict (company_id, valid_from) do update set tiers = excluded.tiers, fees = excluded.fees, minimum_cents = excluded.minimum_cents,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`);
}
