import { problemsOf } from '@fachwerk/base/problem';
import type { UseCase } from '@fachwerk/server/module';
import { kitchenProblems } from '../../contract.ts';
import type { printerApi } from '../../contract-printer.ts';
import { nextCopy } from './print-job-store.ts';
import { listPrinters } from './printer-store.ts';
import { addTicket, ticketFor, wordsFor } from './ticket-paper.ts';

const problem = problemsOf(kitchenProblems);

export const printAgain: UseCase<typeof printerApi.reprint> = async (ctx, { orderId, kind }) => {
  const ticket = await ticketFor(ctx, orderId);
  if (!ticket) throw problem('printer.nothing_to_print');
  const printers = (await listPrinters(ctx)).filter(({ prints }) => prints.includes(kind));
  const words = await wordsFor(ctx, ticket);
  for (const printer of printers) {
    const copy = await nextCopy(ctx, printer.id, orderId, kind);
    await addTicket(ctx, printer, { ticket, kind, words, copy });
  }
  return { printers: printers.length };
};
