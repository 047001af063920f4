import type { UseCase } from '@fachwerk/server/module';
import type { eInvoiceApi } from '../contract.ts';
import { whyNotEInvoice } from '../rules/why-not-e-invoice.ts';
import { findFigures } from './find-figures.ts';

/** The same rule that refuses the file greys its button. */
export const showInvoiceState: UseCase<typeof eInvoiceApi.standing> = async (ctx, paper) => ({
  whyNot: whyNotEInvoice((await findFigures(ctx, paper)).figures, 'xrechnung'),
});
