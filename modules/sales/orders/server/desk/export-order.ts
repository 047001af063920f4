import { csvOf } from '@fachwerk/base/csv';
import { problemsOf } from '@fachwerk/base/problem';
import type { FileAnswer } from '@fachwerk/base/schema';
import { inCompany } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import type { Translate } from '@fachwerk/server/translator';
import { type Order, orderProblems } from '../../contract.ts';
import type { orderApi } from '../../contract-staff.ts';
import { orderDocument } from '../invoice/invoice-document.ts';
import { keptFigures } from '../invoice/invoice-figures.ts';
import { invoicePdf, machineReadable } from '../invoice/invoice-pdf.ts';
import { findInvoice } from '../invoice/invoice-store.ts';
import { papersOf } from '../invoice/issue-invoice.ts';
import { findOrderByHash, linesOf } from '../order-store.ts';

const problem = problemsOf(orderProblems);

/** More at once is not for a spreadsheet; the answer says to choose a shorter span. */
export const MOST_EXPORTED = 10_000;

export const exportOrder: UseCase<typeof orderApi.export> = async (ctx, { orderHash, format, invoiceId }) => {
  const order = await findOrderByHash(ctx, orderHash);
  if (!order) throw problem('order.unknown');
  const owner = inCompany(ctx, order.companyId);
  if (format === 'csv') return linesCsv(owner, order, ctx.app.texts.in(ctx.language));
  const printed = await printInvoice(owner, order, invoiceId);
  if (printed) return printed;
  if (invoiceId) throw problem('invoice.unknown');
  const pdf = await invoicePdf(orderDocument(await papersOf(owner, order)), order.placedAt);
  return fileOf(`${order.number}.pdf`, 'application/pdf', pdf);
};

/** As it was issued, byte by byte; null while there is none. */
export async function printInvoice(ctx: CompanyCtx, order: Order, invoiceId?: string): Promise<FileAnswer | null> {
  const invoice = await findInvoice(ctx, order.id, invoiceId);
  if (!invoice) return null;
  const figures = keptFigures(invoice);
  const machine = figures && (await ctx.app.hooks.find(machineReadable)?.(figures));
  const pdf = await invoicePdf(invoice.document, invoice.issuedAt, machine);
  return fileOf(`${invoice.number}.pdf`, 'application/pdf', pdf);
}

async function linesCsv(ctx: CompanyCtx, order: Order, t: Translate): Promise<FileAnswer> {
  const head = ['number', 'what', 'detail', 'quantity', 'unit', 'vat_percent', 'total', 'line_kind'].map((name) =>
    t(`orders.column.${name}`),
  );
  const cells = (await linesOf(ctx, order.id)).map((line) => [
    order.number,
    line.title,
    line.detail,
    line.quantity,
    line.unitCents / 100,
    line.vatPercent,
    line.totalCents / 100,
    t(`order.line_kind.${line.kind}`),
  ]);
  return fileOf(`${order.number}.csv`, 'text/csv', Buffer.from(csvOf(head, cells)));
}

export const fileOf = (fileName: string, contentType: string, bytes: Buffer): FileAnswer => ({
  fileName,
  contentType,
  base64: bytes.toString('base64'),
});
