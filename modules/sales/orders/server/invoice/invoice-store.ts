import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import type { InvoiceHead } from '../../contract-staff.ts';
import type { VatShare } from '../../rules/vat.ts';
import type { InvoiceDocument } from './invoice-document.ts';

export type Invoice = InvoiceHead & { readonly orderId: string; readonly document: InvoiceDocument };
type NewInvoice = Omit<Invoice, 'id' | 'hasFigures'> & {
  readonly year: number;
  readonly sequence: number;
  readonly refundId: string | null;
  readonly shares: readonly VatShare[];
};

const headColumns = sql`id, kind, number, issued_at, net_cents, vat_cents, gross_cents,
  coalesce(document #> '{figures,buyer}' <> 'null'::jsonb, false) as has_figures`;

/**
 * The next number of the year. Its row stays locked until the transaction ends: whoever comes next waits, and a rolled back invoice
 * gives its number back. So take it as late as possible.
 */
export async function nextSequence(ctx: CompanyCtx, year: number): Promise<number> {
  const row = await ctx.db.first<{ last: number }>(sql`
    insert into orders.invoice_counter as known (company_id, year, last) values (${ctx.companyId}, ${year}, 1)
    on conflict (company_id, year) do update set last = known.last + 1
    returning last`);
  return row!.last;
}

export async function addInvoice(ctx: CompanyCtx, invoice: NewInvoice): Promise<InvoiceHead> {
  const row = await ctx.db.first<InvoiceHead>(sql`
    insert into orders.invoice (company_id, id, order_id, kind, year, sequence, number, issued_at, net_cents, vat_cents, gross_cents,
      shares, document, refund_id)
    values (${ctx.companyId}, ${ctx.newId()}, ${invoice.orderId}, ${invoice.kind}, ${invoice.year}, ${invoice.sequence}, ${invoice.number},
      ${invoice.issuedAt}, ${invoice.netCents}, ${invoice.vatCents}, ${invoice.grossCents}, ${jsonOf(invoice.shares)}::jsonb, ${jsonOf(invoice.document)}::jsonb,
      ${invoice.refundId})
    returning ${headColumns}`);
  return row!;
}

/** The invoice first, then what corrects it. */
export function listInvoices(ctx: CompanyCtx, orderId: string): Promise<InvoiceHead[]> {
  return ctx.db.rows<InvoiceHead>(sql`
    select ${headColumns} from orders.invoice where company_id = ${ctx.companyId} and order_id = ${orderId} order by issued_at, sequence`);
}

/** This one of an order, or the invoice itself. */
export function findInvoice(ctx: CompanyCtx, orderId: string, id?: string): Promise<Invoice | undefined> {
  const which = id ? sql`id = ${id}` : sql`kind = 'invoice'`;
  return ctx.db.first<Invoice>(sql`
    select ${headColumns}, order_id, document from orders.invoice
    where company_id = ${ctx.companyId} and order_id = ${orderId} and ${which}`);
}
