import type { UseCase } from '@fachwerk/server/module';
import type { printerWireApi } from '../../contract-printer.ts';
import { onPaper } from '../../rules/paper.ts';
import { waitingJob } from './print-job-store.ts';
import { askingPrinter, NOBODY, rawAnswer } from './printer-wire.ts';
import { STAR_TYPES, starTicket } from './star-language.ts';

/** A Star printer fetches what it was told of, in a language it has chosen. */
export const giveTicket: UseCase<typeof printerWireApi.fetch> = async (given, { key, type = 'text/plain', token }) => {
  const asking = await askingPrinter(given, key);
  const job = asking && token ? await waitingJob(asking.ctx, asking.printer.id, token) : undefined;
  if (!asking || !job) return NOBODY;
  if (!(STAR_TYPES as readonly string[]).includes(type)) return rawAnswer(415, 'text/plain');
  const { contentType, bytes } = starTicket(onPaper(job.content, asking.printer.columns), type);
  return rawAnswer(200, contentType, bytes);
};
