import type { UseCase } from '@fachwerk/server/module';
import type { printerWireApi } from '../../contract-printer.ts';
import { endJob } from './print-job-store.ts';
import { askingPrinter, decoded, NOBODY, noteSeen, rawAnswer } from './printer-wire.ts';

/** `OK` or a code that begins with 2: printed. Everything else is trouble at the printer. */
export const confirmTicket: UseCase<typeof printerWireApi.confirm> = async (given, { key, code, token }) => {
  const asking = await askingPrinter(given, key);
  if (!asking) return NOBODY;
  const said = decoded(code);
  const isPrinted = /^(ok\b|2\d\d)/i.test(said);
  await endJob(asking.ctx, asking.printer.id, { token: token ?? null, isPrinted, error: isPrinted ? '' : said });
  await noteSeen(asking, said);
  return rawAnswer(200, 'text/plain');
};
