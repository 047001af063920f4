import { machineReadable } from '@fachwerk/orders/facade-record';
import { fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { eInvoiceApi, eInvoiceProblems } from '../contract.ts';
import { downloadXrechnung } from './download-xrechnung.ts';
import { facturX } from './factur-x.ts';
import { showInvoiceState } from './show-invoice-state.ts';

export const eInvoices: Module = {
  name: 'e-invoices',
  problems: eInvoiceProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  hooks: [fill(machineReadable, facturX)],
  routes: [on(eInvoiceApi.xrechnung, downloadXrechnung), on(eInvoiceApi.standing, showInvoiceState)],
};
