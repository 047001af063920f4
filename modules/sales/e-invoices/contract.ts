import { ask } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer } from '@fachwerk/base/schema';
import * as z from 'zod/mini';

export const eInvoiceProblems = {
  /** Of a person, from before figures were kept with the paper, or the buyer was erased. */
  'e_invoice.not_kept': 409,
  'e_invoice.seller_incomplete': 409,
  'e_invoice.buyer_incomplete': 409,
} as const satisfies ProblemCatalog;
export type EInvoiceProblem = keyof typeof eInvoiceProblems;

const Problem = z.enum(Object.keys(eInvoiceProblems) as [EInvoiceProblem, ...EInvoiceProblem[]]);
const Paper = z.object({ orderId: z.uuid(), invoiceId: z.uuid() });

export const eInvoiceApi = {
  xrechnung: ask({
    method: 'GET',
    path: '/private/order/:orderId/xrechnung/:invoiceId',
    access: 'staff:orders.export',
    summary: 'An invoice of a business, or its correction, as XRechnung.',
    input: Paper,
    output: FileAnswer,
  }),
  standing: ask({
    method: 'GET',
    path: '/private/order/:orderId/xrechnung/:invoiceId/standing',
    access: 'staff:orders.export',
    summary: 'Why a paper makes no XRechnung, or null.',
    input: Paper,
    output: z.object({ whyNot: z.nullable(Problem) }),
  }),
};
