import { findCompany } from '@fachwerk/companies/facade';
import { figuresChanged } from '@fachwerk/customers/facade';
import { findBankData } from '@fachwerk/payments/facade-account';
import { isTransferred } from '@fachwerk/payments/rules/later-options';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { siteHead } from '@fachwerk/sites/facade';
import type { Order } from '../../contract.ts';
import type { InvoiceHead } from '../../contract-staff.ts';
import { isPaid } from '../../rules/payment.ts';
import { refundShares, totalsOf, type VatShare, vatShares } from '../../rules/vat.ts';
import { linesOf } from '../order-store.ts';
import { noteStep } from '../step-store.ts';
import { creditDocument, invoiceDocument, invoiceLanguage } from './invoice-document.ts';
import { figureLines, figuresOf, shareLines } from './invoice-figures.ts';
import { invoiceNumber, yearOf } from './invoice-format.ts';
import { addInvoice, findInvoice, nextSequence } from './invoice-store.ts';

/** What every paper about an order is made of; the order belongs to `ctx.companyId`. */
export async function papersOf(ctx: CompanyCtx, order: Order) {
  const isOwed = order.laterOption !== null && isTransferred(order.laterOption) && !isPaid(order.paymentState);
  const [company, { accent }, bank] = await Promise.all([
    findCompany(ctx),
    siteHead(ctx),
    isOwed ? findBankData(ctx) : undefined,
  ]);
  if (!company) throw new Error('an order without its company');
  const texts = await ctx.app.texts.of(ctx.db, ctx.companyId);
  return {
    t: texts.in(invoiceLanguage(order.language)),
    company,
    accent,
    bank: bank ?? null,
    order,
    lines: await linesOf(ctx, order.id),
  };
}

/** Of a locked order that was just paid, or is to be paid after it. There is one invoice per order: a second call would break `invoice_once`. */
export async function issueInvoice(ctx: CompanyCtx, order: Order, paidAt: Date | null): Promise<InvoiceHead> {
  const papers = await papersOf(ctx, order);
  const shares = vatShares(papers.lines);
  const issued = await nextNumber(ctx);
  const invoice = await addInvoice(ctx, {
    ...issued,
    orderId: order.id,
    kind: 'invoice',
    issuedAt: ctx.now,
    ...totalsOf(shares),
    shares,
    document: {
      ...invoiceDocument(papers, { number: issued.number, at: ctx.now }, paidAt),
      ...figuresOf(papers, {
        kind: 'invoice',
        number: issued.number,
        issuedAt: ctx.now,
        corrects: null,
        paidAt,
        lines: figureLines(papers.lines),
      }),
    },
    refundId: null,
  });
  await noteStep(ctx, order.id, 'invoice', { number: issued.number });
  await figuresChanged(ctx, order.customerId);
  return invoice;
}

export type Refunded = {
  readonly refundId: string | null;
  readonly amountCents: number;
  readonly reason: string;
  readonly shares?: readonly VatShare[] | null;
};

/** Takes back in the books what went back to the customer, or will never be paid. Null where there never was an invoice. */
export async function issueCredit(ctx: CompanyCtx, order: Order, refunded: Refunded): Promise<InvoiceHead | null> {
  const invoice = (await findInvoice(ctx, order.id)) ?? (await invoiceToCome(ctx, order));
  if (!invoice) return null;
  const papers = await papersOf(ctx, order);
  const shares = refunded.shares ?? refundShares(papers.lines, refunded.amountCents);
  const issued = await nextNumber(ctx);
  const document = creditDocument(
    papers,
    { number: issued.number, at: ctx.now },
    {
      invoice: { number: invoice.number, at: invoice.issuedAt },
      shares,
      reason: refunded.reason,
      isGivenBack: refunded.refundId !== null,
    },
  );
  const credit = await addInvoice(ctx, {
    ...issued,
    orderId: order.id,
    kind: 'credit',
    issuedAt: ctx.now,
    ...totalsOf(shares),
    shares,
    document: {
      ...document,
      ...figuresOf(papers, {
        kind: 'credit',
        number: issued.number,
        issuedAt: ctx.now,
        corrects: { number: invoice.number, issuedAt: invoice.issuedAt },
        paidAt: refunded.refundId ? ctx.now : null,
        lines: shareLines(shares, document.lines[0]?.title ?? '', refunded.reason),
      }),
    },
    refundId: refunded.refundId,
  });
  await figuresChanged(ctx, order.customerId);
  await noteStep(ctx, order.id, 'credit', { number: issued.number, amountCents: refunded.amountCents });
  return credit;
}

/** Paid when it was handed over, a moment ago: the invoice is still to come, and what is taken back is taken back of it. */
async function invoiceToCome(ctx: CompanyCtx, order: Order): Promise<InvoiceHead | null> {
  const { laterOption, paidAt, cancelledAt } = order;
  const isToCome = laterOption !== null && paidAt !== null && (cancelledAt === null || paidAt <= cancelledAt);
  return isToCome ? issueInvoice(ctx, order, paidAt) : null;
}

async function nextNumber(ctx: CompanyCtx) {
  const year = yearOf(ctx.now);
  const sequence = await nextSequence(ctx, year);
  return { year, sequence, number: invoiceNumber(year, sequence) };
}
