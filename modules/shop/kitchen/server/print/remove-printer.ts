import type { UseCase } from '@fachwerk/server/module';
import type { printerApi } from '../../contract-printer.ts';
import { knownPrinter, recordActivity } from './printer-activities.ts';
import { removePrinterRow } from './printer-store.ts';

export const removePrinter: UseCase<typeof printerApi.remove> = async (ctx, { id }) => {
  const { name } = await knownPrinter(ctx, id);
  await removePrinterRow(ctx, id);
  await recordActivity(ctx, id, 'printer.removed', { name });
  return {};
};
