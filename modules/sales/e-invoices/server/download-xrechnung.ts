import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { type eInvoiceApi, eInvoiceProblems } from '../contract.ts';
import { ciiOf } from '../rules/cii.ts';
import { whyNotEInvoice } from '../rules/why-not-e-invoice.ts';
import { CII_WORDS } from './cii-words.ts';
import { findFigures } from './find-figures.ts';

const problem = problemsOf(eInvoiceProblems);

export const downloadXrechnung: UseCase<typeof eInvoiceApi.xrechnung> = async (ctx, paper) => {
  const { number, figures } = await findFigures(ctx, paper);
  const refusal = whyNotEInvoice(figures, 'xrechnung');
  if (refusal) throw problem(refusal);
  return {
    fileName: `${number}.xml`,
    contentType: 'application/xml',
    base64: Buffer.from(ciiOf(figures!, 'xrechnung', CII_WORDS)).toString('base64'),
  };
};
