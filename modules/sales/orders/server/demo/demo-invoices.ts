import type { Company } from '@fachwerk/companies/contract';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { jsonOf, sql } from '@fachwerk/server/sql';
import { siteHead } from '@fachwerk/sites/facade';
import type { Order } from '../../contract.ts';
import { totalsOf, vatShares } from '../../rules/vat.ts';
import { invoiceDocument, invoiceLanguage } from '../invoice/invoice-document.ts';
import { invoiceNumber, yearOf } from '../invoice/invoice-format.ts';
import type { StoredLine } from '../order-store.ts';

export type MadeOrder = { readonly order: Order; readonly lines: readonly StoredLine[] };

/** Of orders that were paid, the oldest first: numbered without a gap in each year, as the counter goes on from there. */
export async function insertDemoInvoices(ctx: CompanyCtx, company: Company, made: readonly MadeOrder[]): Promise<void> {
  const { accent } = await siteHead(ctx);
  const texts = await ctx.app.texts.of(ctx.db, ctx.companyId);
  const known = await ctx.db.rows<{ year: number; last: number }>(sql`
    select year, last from orders.invoice_counter where company_id = ${ctx.companyId} for update`);
  const counters = new Map(known.map(({ year, last }) => [year, last]));
  const rows = made.map(({ order, lines }) => {
    const at = order.paidAt!;
    const year = yearOf(at);
    const sequence = (counters.get(year) ?? 0) + 1;
    counters.set(year, sequence);
    const number = invoiceNumber(year, sequence);
    const papers = {
      t: texts.in(invoiceLanguage(order.language)),
      company,
      accent,
      bank: null,
      order,
      lines,
    };
    const document = invoiceDocument(papers, { number, at }, at);
    return {
      id: ctx.newId(),
      orderId: order.id,
      year,
      sequence,
      number,
      at,
      ...totalsOf(vatShares(lines)),
      shares: vatShares(lines),
      document,
    };
  });
  await ctx.db.rows(sql`
    insert into orders.invoice (company_id, id, order_id, kind, year, sequence, number, issued_at, net_cents, vat_cents, gross_cents, shares, document)
    select ${ctx.companyId}, id, "orderId", 'invoice', year, sequence, number, at, "netCents", "vatCents", "grossCents", shares, document
    from jsonb_to_recordset(${jsonOf(rows)}::jsonb) as row (id uuid, "orderId" uuid, year int, sequence int, number text, at timestamptz,
      "netCents" int, "vatCents" int, "grossCents" int, shares jsonb, document jsonb)`);
  await ctx.db.rows(sql`
    insert into orders.invoice_counter (company_id, year, last)
    select ${ctx.companyId}, year, last from jsonb_to_recordset(${jsonOf([...counters].map(([year, last]) => ({ year, last })))}::jsonb)
      as row (year int, last int)
    on conflict (company_id, year) do update set last = excluded.last`);
}
