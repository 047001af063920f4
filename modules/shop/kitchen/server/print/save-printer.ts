import type { UseCase } from '@fachwerk/server/module';
import type { printerApi } from '../../contract-printer.ts';
import { knownPrinter, recordActivity } from './printer-activities.ts';
import { savePrinterRow } from './printer-store.ts';

export const savePrinter: UseCase<typeof printerApi.save> = async (ctx, { id, printer }) => {
  await knownPrinter(ctx, id);
  await savePrinterRow(ctx, id, printer);
  await recordActivity(ctx, id, 'printer.changed', printer);
  return knownPrinter(ctx, id);
};
