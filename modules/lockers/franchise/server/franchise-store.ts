import { textIn } from '@fachwerk/base/translated';
import type { CompanyCtx, Ctx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { Agreement, FranchiseeLocation } from '../contract.ts';

export type StoredAgreement = Agreement & { readonly version: number };

/** Before anything was written down. */
const NONE: StoredAgreement = {
  contractParty: 'franchisee',
  contractNumber: '',
  contractFrom: null,
  contractUntil: null,
  feeBasisPoints: 0,
  note: '',
  version: 0,
};

const columns = sql`contract_party, contract_number, contract_from, contract_until, fee_basis_points, note, version`;

/** By company. Who calls has made sure that they are in sight. */
export async function listAgreements(ctx: Ctx, companyIds: readonly string[]): Promise<Map<string, StoredAgreement>> {
  const rows = await ctx.db.rows<StoredAgreement & { companyId: string }>(sql`
    select company_id, ${columns} from franchise.agreement where company_id = any(${companyIds})`);
  const found = new Map(rows.map(({ companyId, ...agreement }) => [companyId, agreement]));
  return new Map(companyIds.map((id) => [id, found.get(id) ?? NONE]));
}

/** Who changes it has locked the company. */
export async function findAgreement(ctx: CompanyCtx): Promise<StoredAgreement> {
  const query = sql`select ${columns} from franchise.agreement where company_id = ${ctx.companyId}`;
  return (await ctx.db.first<StoredAgreement>(query)) ?? NONE;
}

export async function saveAgreement(ctx: CompanyCtx, agreement: Agreement): Promise<void> {
  const { contractParty, contractNumber, contractFrom, contractUntil, feeBasisPoints, note } = agreement;
  await ctx.db.rows(sql`
    insert into franchise.agreement as known (company_id, contract_party, contract_number, contract_from, contract_until,
      fee_basis_points, note)
    values (${ctx.companyId}, ${contractParty}, ${contractNumber}, ${contractFrom}, ${contractUntil}, ${feeBasisPoints}, ${note})
    on conflict (company_id) do update set contract_party = excluded.contract_party, contract_number = excluded.contract_number,
      contract_from = excluded.contract_from, contract_until = excluded.contract_until,
      fee_basis_points = excluded.fee_basis_points, note = excluded.note, version = known.version + 1`);
}

/** In the caller's language, by name. Who calls has made sure that the companies are in sight. */
export async function listLocations(ctx: Ctx, companyIds: readonly string[]) {
  const rows = await ctx.db.rows<
    Omit<FranchiseeLocation, 'name'> & { companyId: string; name: Record<string, string> }
  >(sql`
    select company_id, id, name, city, is_active from locations.location_view
    where company_id = any(${companyIds}) order by company_id, german_name, id`);
  return rows.map((row) => ({ ...row, name: textIn(row.name, ctx.language) }));
}
