import { visibleIds } from '@fachwerk/companies/facade';
import type { InvoiceDocument } from '@fachwerk/orders/facade-record';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { acrossCompanies, jsonOf, type Sql, sql } from '@fachwerk/server/sql';
import type { Statement, StatementLine } from '../../contract.ts';

const columns = sql`s.id, s.company_id, c.name as company_name, to_char(s.month, 'YYYY-MM') as month, s.number, s.state, s.terms, s.base_cents,
  s.share_cents, s.minimum_cents, s.fee_cents, s.net_cents, s.vat_cents, s.gross_cents, s.issued_at, s.issued_by, s.decided_at, s.decided_by,
  s.objection`;
const named = sql`settlement.statement s join companies.company_view c on c.company_id = s.company_id`;

/** In sight of the caller; any other is unknown. */
export function findStatement(ctx: CompanyCtx, id: string): Promise<Statement | undefined> {
  return ctx.db.first<Statement>(
    acrossCompanies(
      'a franchisor reads the statements of its franchisees',
      sql`select ${columns} from ${named} where s.company_id in (${visibleIds(ctx)}) and s.id = ${id}`,
    ),
  );
}

/** Of these companies, which are in sight, without those that were withdrawn. */
export function listStatements(ctx: CompanyCtx, companyIds: readonly string[], month: string): Promise<Statement[]> {
  return ctx.db.rows<Statement>(sql`
    select ${columns} from ${named}
    where s.company_id = any(${companyIds}) and s.month = ${`${month}-01`}::date and s.state <> 'withdrawn'`);
}

/** Keeps the row until the transaction ends: of two decisions one comes first. */
export async function lockStatement(ctx: CompanyCtx, id: string): Promise<Statement | undefined> {
  const found = await findStatement(ctx, id);
  if (!found) return undefined;
  await ctx.db.rows(sql`
    select from settlement.statement where company_id = ${found.companyId} and id = ${id} for update`);
  return findStatement(ctx, id);
}

type Decision = {
  readonly state: 'agreed' | 'objected' | 'withdrawn';
  readonly objection?: string;
  /** The caller, unless it is said otherwise. */
  readonly by?: string;
};

export async function saveDecision(
  ctx: CompanyCtx,
  { companyId, id }: Statement,
  { state, objection = '', by = ctx.caller?.name ?? '' }: Decision,
): Promise<void> {
  await ctx.db.count(sql`
    update settlement.statement set state = ${state}, decided_at = ${ctx.now}, decided_by = ${by},
      objection = case when ${objection} = '' then objection else ${objection} end
    where company_id = ${companyId} and id = ${id}`);
}

/** The next of the franchisor's year, without a gap. */
export async function nextNumber(ctx: CompanyCtx, year: number): Promise<number> {
  const row = await ctx.db.first<{ last: number }>(sql`
    insert into settlement.counter as c (company_id, year, last) values (${ctx.companyId}, ${year}, 1)
    on conflict (company_id, year) do update set last = c.last + 1 returning last`);
  return row!.last;
}

type New = Omit<Statement, 'companyName' | 'state' | 'decidedAt' | 'decidedBy' | 'objection'> & {
  readonly franchisorId: string;
  readonly document: InvoiceDocument;
  readonly lines: readonly StatementLine[];
};

export async function addStatement(ctx: CompanyCtx, given: New): Promise<void> {
  const { id, companyId, franchisorId, month, number, terms, document, lines } = given;
  await ctx.db.count(sql`
    insert into settlement.statement (company_id, id, franchisor_id, month, number, state, terms, base_cents, share_cents, minimum_cents,
      fee_cents, net_cents, vat_cents, gross_cents, document, issued_at, issued_by)
    values (${companyId}, ${id}, ${franchisorId}, ${`${month}-01`}::date, ${number}, 'open', ${jsonOf(terms)}::jsonb, ${given.baseCents},
      ${given.shareCents}, ${given.minimumCents}, ${given.feeCents}, ${given.netCents}, ${given.vatCents}, ${given.grossCents},
      ${jsonOf(document)}::jsonb, ${given.issuedAt}, ${given.issuedBy})`);
  await ctx.db.count(sql`
    insert into settlement.statement_line (company_id, statement_id, position, paper_id, paper_number, paper_kind, issued_at, order_id,
      order_number, net_cents, rentals)
    select ${companyId}, ${id}, at, (l ->> 'paperId')::uuid, l ->> 'paperNumber', l ->> 'paperKind', (l ->> 'issuedAt')::timestamptz,
      (l ->> 'orderId')::uuid, l ->> 'orderNumber', (l ->> 'netCents')::int, l -> 'rentals'
    from jsonb_array_elements(${jsonOf(lines)}::jsonb) with ordinality as lines (l, at)`);
}

export function listLines(
  ctx: CompanyCtx,
  { companyId, id }: Pick<Statement, 'companyId' | 'id'>,
): Promise<StatementLine[]> {
  return ctx.db.rows<StatementLine>(sql`
    select paper_id, paper_number, paper_kind, issued_at, order_id, order_number, net_cents, rentals from settlement.statement_line
    where company_id = ${companyId} and statement_id = ${id} order by position`);
}

export async function findDocument(ctx: CompanyCtx, { companyId, id }: Statement): Promise<unknown> {
  const row = await ctx.db.first<{ document: unknown }>(one(sql`document`, companyId, id));
  return row?.document;
}

const one = (what: Sql, companyId: string, id: string) =>
  sql`select ${what} from settlement.statement where company_id = ${companyId} and id = ${id}`;
