import { findCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { siteHead } from '@fachwerk/sites/facade';
import type { Order } from '../../contract.ts';
import type { InvoiceHead } from '../../contract-staff.ts';
import { refundShares, totalsOf, vatShares } from '../../rules/vat.ts';
import { linesOf } from '../order-store.ts';
import { noteStep } from '../step-store.ts';
import { creditDocument, invoiceDocument, invoiceLanguage } from './invoice-document.ts';
import { invoiceNumber, yearOf } from './invoice-format.ts';
import { addInvoice, findInvoice, nextSequence } from './invoice-store.ts';

/** What every paper about an order is made of; the order belongs to `ctx.companyId`. */
export async function papersOf(ctx: CompanyCtx, order: Order) {
  const [company, { accent }] = await Promise.all([findCompany(ctx), siteHead(ctx)]);
  if (!company) throw new Error('an order without its company');
  const texts = await ctx.house.texts.of(ctx.db, ctx.companyId);
  return {
    say: texts.in(invoiceLanguage(order.language)),
    company,
    accent,
    order,
    lines: await linesOf(ctx, order.id),
  };
}

/** Of a locked order that was just paid. There is one invoice per order: a second call would break `invoice_once`. */
export async function issueInvoice(ctx: CompanyCtx, order: Order, paidAt: Date): Promise<InvoiceHead> {
  const papers = await papersOf(ctx, order);
  const issued = await nextNumber(ctx);
  const invoice = await addInvoice(ctx, {
    ...issued,
    orderId: order.id,
    kind: 'invoice',
    issuedAt: ctx.now,
    ...totalsOf(vatShares(papers.lines)),
    document: invoiceDocument(papers, { number: issued.number, at: ctx.now }, paidAt),
    refundId: null,
  });
  await noteStep(ctx, order.id, 'invoice', { number: issued.number });
  return invoice;
}

export type Refunded = { readonly refundId: string; readonly amountCents: number; readonly reason: string };

/** Takes back in the books what went back to the customer. Null where there never was an invoice. */
export async function issueCredit(ctx: CompanyCtx, order: Order, refunded: Refunded): Promise<InvoiceHead | null> {
  const invoice = await findInvoice(ctx, order.id);
  if (!invoice) return null;
  const papers = await papersOf(ctx, order);
  const shares = refundShares(papers.lines, refunded.amountCents);
  const issued = await nextNumber(ctx);
  const document = creditDocument(
    papers,
    { number: issued.number, at: ctx.now },
    { invoice: { number: invoice.number, at: invoice.issuedAt }, shares, reason: refunded.reason },
  );
  const credit = await addInvoice(ctx, {
    ...issued,
    orderId: order.id,
    kind: 'credit',
    issuedAt: ctx.now,
    ...totalsOf(shares),
    document,
    refundId: refunded.refundId,
  });
  await noteStep(ctx, order.id, 'credit', { number: issued.number, amountCents: refunded.amountCents });
  return credit;
}

async function nextNumber(ctx: CompanyCtx) {
  const year = yearOf(ctx.now);
  const sequence = await nextSequence(ctx, year);
  return { year, sequence, number: invoiceNumber(year, sequence) };
}
