import { fulfilmentMoved } from '@fachwerk/fulfilment/contract';
import { when } from '@fachwerk/server/events';
import { findSettings } from '../settings/settings-store.ts';
import { listPrinters } from './printer-store.ts';
import { addTicket, ticketFor, wordsFor } from './ticket-paper.ts';

/** By themselves printers print once: what is told twice waits once. */
export const printMoved = when(fulfilmentMoved, {
  name: 'kitchen-print',
  run: async (work, { companyId, orderId, to }) => {
    const ctx = { ...work, companyId };
    const { printsOn } = await findSettings(ctx);
    if (printsOn !== to) return;
    const printers = await listPrinters(ctx);
    if (printers.length === 0) return;
    const ticket = await ticketFor(ctx, orderId);
    if (!ticket) return;
    const words = await wordsFor(ctx, ticket);
    for (const printer of printers) {
      for (const kind of printer.prints) await addTicket(ctx, printer, { ticket, kind, words, copy: 0 });
    }
  },
});
