import { problemsOf } from '@fachwerk/base/problem';
import { hashToken } from '@fachwerk/server/crypto';
import type { UseCase } from '@fachwerk/server/module';
import { kitchenProblems } from '../../contract.ts';
import type { printerApi } from '../../contract-printer.ts';
import { addressOf, KEY_BYTES, knownPrinter, recordActivity } from './printer-activities.ts';
import { addPrinterRow, countPrinters } from './printer-store.ts';

const problem = problemsOf(kitchenProblems);

const MOST_PRINTERS = 20;

/** Only the hash of its secret stays. */
export const addPrinter: UseCase<typeof printerApi.add> = async (ctx, { printer }) => {
  if ((await countPrinters(ctx)) >= MOST_PRINTERS) throw problem('printer.too_many');
  const id = ctx.newId();
  const key = ctx.newSecret(KEY_BYTES);
  await addPrinterRow(ctx, id, printer, hashToken(key));
  await recordActivity(ctx, id, 'printer.added', printer);
  return { printer: await knownPrinter(ctx, id), address: addressOf(ctx, key) };
};
