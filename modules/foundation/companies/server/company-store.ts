import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, type Sql, sql } from '@fachwerk/server/sql';
import type { Company, CompanyData, CompanyKind, CompanyRef, Trade } from '../contract.ts';

type Place = 'street' | 'postcode' | 'city' | 'country';
type CompanyRow = Omit<Company, 'address'> & Record<Place, string>;
type FranchiseeRow = CompanyRow & { createdAt: Date };

const refColumns = sql`c.id, c.code, c.name, c.kind, f.code as franchisor_company, c.is_demo`;
const companies = sql`companies.company c left join companies.company f on f.id = c.franchisor_id`;
const allColumns = sql`${refColumns}, c.legal_name, c.street, c.postcode, c.city, c.country, c.phone, c.email, c.website, c.vat_id, c.tax_number, c.is_small_business,
  c.legal_form, c.represented_by, c.register_court, c.register_number, c.default_language, c.trade, c.money_decimals, c.second_factor_required, c.version`;

export async function findCompany(ctx: CompanyCtx): Promise<Company | undefined> {
  const query = sql`select ${allColumns} from ${companies} where c.id = ${ctx.companyId}`;
  const row = await ctx.db.first<CompanyRow>(query);
  return row && companyFrom(row);
}

/** Locks the row until the transaction ends, so that concurrent saves detect the conflict. */
export async function lockCompany(ctx: CompanyCtx): Promise<Company | undefined> {
  const query = sql`select ${allColumns} from ${companies} where c.id = ${ctx.companyId} for update of c`;
  const row = await ctx.db.first<CompanyRow>(query);
  return row && companyFrom(row);
}

/** SQL condition: franchisees of the caller's company. None in a support session, because they granted no access. */
const isFranchisee = ({ companyId, caller }: CompanyCtx): Sql =>
  caller?.guest ? sql`false` : sql`c.franchisor_id = ${companyId}`;

/** The caller's company first, then a franchisor's franchisees by name. */
export function listCompanies(ctx: CompanyCtx): Promise<CompanyRef[]> {
  const query = sql`
    select ${refColumns} from ${companies}
    where c.id = ${ctx.companyId} or ${isFranchisee(ctx)}
    order by c.franchisor_id is not distinct from ${ctx.companyId}, c.name, c.id
    limit 1000`;
  return ctx.db.rows<CompanyRef>(acrossCompanies('a franchisor sees its franchisees', query));
}

export type FranchiseeCompany = Company & { readonly createdAt: Date };

/** The company's franchisees by name, with all their data. */
export async function listFranchisees(ctx: CompanyCtx): Promise<FranchiseeCompany[]> {
  const query = sql`
    select ${allColumns}, c.created_at from ${companies} where ${isFranchisee(ctx)} order by c.name, c.id limit 1000`;
  const rows = await ctx.db.rows<FranchiseeRow>(acrossCompanies('a franchisor sees its franchisees', query));
  return rows.map(companyFrom);
}

/** Locks a franchisee of this company until the transaction ends. Other companies are unknown. */
export async function lockFranchisee(ctx: CompanyCtx, id: string): Promise<FranchiseeCompany | undefined> {
  const query = sql`
    select ${allColumns}, c.created_at from ${companies}
    where c.id = ${id} and ${isFranchisee(ctx)} for update of c`;
  const row = await ctx.db.first<FranchiseeRow>(acrossCompanies('a franchisor changes its franchisees', query));
  return row && companyFrom(row);
}

/** A related company: itself, a franchisee, or the franchisor. Others are unknown. */
export function findRelated(ctx: CompanyCtx, id: string): Promise<CompanyRef | undefined> {
  const query = sql`
    select ${refColumns} from ${companies}
    where c.id = ${id} and (c.id = ${ctx.companyId} or ${isFranchisee(ctx)}
      or c.id = (select own.franchisor_id from companies.company own where own.id = ${ctx.companyId}))`;
  return ctx.db.first<CompanyRef>(acrossCompanies('franchisor and franchisees know each other', query));
}

export function findByCode(ctx: WorkCtx, code: string): Promise<CompanyRef | undefined> {
  const query = sql`select ${refColumns} from ${companies} where c.code = ${code}`;
  return ctx.db.first<CompanyRef>(acrossCompanies('a company is looked up by its code', query));
}

export async function hasCompanies(ctx: WorkCtx): Promise<boolean> {
  return (
    (await ctx.db.first(
      acrossCompanies('is this installation still empty', sql`select from companies.company limit 1`),
    )) !== undefined
  );
}

export type NewCompany = {
  id: string;
  code: string;
  kind: CompanyKind;
  franchisorId: string | null;
  isDemo: boolean;
  data: CompanyData;
  trade?: Trade | undefined;
};

export async function addCompany(
  ctx: WorkCtx,
  { id, code, kind, franchisorId, isDemo, data, trade = undefined }: NewCompany,
): Promise<void> {
  const { name, legalName, address, phone, email, website, vatId, defaultLanguage, secondFactorRequired } = data;
  const { legalForm, representedBy, registerCourt, registerNumber, taxNumber, isSmallBusiness, moneyDecimals } = data;
  await ctx.db.rows(sql`
    insert into companies.company (id, code, kind, franchisor_id, is_demo, created_at, name, legal_name, street, postcode, city, country,
      phone, email, website, vat_id, default_language, second_factor_required, legal_form, represented_by, register_court, register_number, tax_number,
      is_small_business, money_decimals, trade)
    values (${id}, ${code}, ${kind}, ${franchisorId}, ${isDemo}, ${ctx.now}, ${name}, ${legalName}, ${address.street}, ${address.postcode},
      ${address.city}, ${address.country}, ${phone}, ${email}, ${website}, ${vatId}, ${defaultLanguage}, ${secondFactorRequired},
      ${legalForm}, ${representedBy}, ${registerCourt}, ${registerNumber}, ${taxNumber}, ${isSmallBusiness}, ${moneyDecimals}, ${trade ?? ''})`);
}

export async function saveCompany(ctx: CompanyCtx, data: CompanyData): Promise<void> {
  const { name, legalName, address, phone, email, website, vatId, defaultLanguage, secondFactorRequired } = data;
  const { legalForm, representedBy, registerCourt, registerNumber, taxNumber, isSmallBusiness, moneyDecimals } = data;
  const { trade = null } = data;
  await ctx.db.rows(sql`
    update companies.company set name = ${name}, legal_name = ${legalName}, street = ${address.street}, postcode = ${address.postcode},
      city = ${address.city}, country = ${address.country}, phone = ${phone}, email = ${email}, website = ${website}, vat_id = ${vatId},
      default_language = ${defaultLanguage}, second_factor_required = ${secondFactorRequired}, legal_form = ${legalForm},
      represented_by = ${representedBy}, register_court = ${registerCourt}, register_number = ${registerNumber},
      tax_number = ${taxNumber}, is_small_business = ${isSmallBusiness}, money_decimals = ${moneyDecimals},
      trade = coalesce(${trade}, trade), version = version + 1
    where id = ${ctx.companyId}`);
}

function companyFrom<Row extends CompanyRow>(row: Row): Omit<Row, Place> & Pick<Company, 'address'> {
  const { street, postcode, city, country, ...rest } = row;
  return { ...rest, address: { street, postcode, city, country } };
}
