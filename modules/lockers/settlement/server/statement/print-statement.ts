import { problemsOf } from '@fachwerk/base/problem';
import { InvoiceFigures } from '@fachwerk/orders/contract-invoice';
import { type InvoiceDocument, invoicePdf, machineReadable } from '@fachwerk/orders/facade-record';
import type { UseCase } from '@fachwerk/server/module';
import * as z from 'zod/mini';
import { type settlementApi, settlementProblems } from '../../contract.ts';
import { findDocument, findStatement } from './statement-store.ts';

const problem = problemsOf(settlementProblems);

/** As it was issued, with the file for programs inside where both sides have said what it takes. */
export const printStatement: UseCase<typeof settlementApi.pdf> = async (ctx, { id }) => {
  const statement = await findStatement(ctx, id);
  const document = statement && ((await findDocument(ctx, statement)) as InvoiceDocument | undefined);
  if (!statement || !document) throw problem('settlement.unknown');
  const makeReadable = ctx.app.hooks.find(machineReadable);
  const machine = (await makeReadable?.(z.parse(InvoiceFigures, document.figures))) ?? null;
  const bytes = await invoicePdf(document, statement.issuedAt, machine);
  return { fileName: `${statement.number}.pdf`, contentType: 'application/pdf', base64: bytes.toString('base64') };
};
