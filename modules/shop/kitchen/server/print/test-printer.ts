import type { UseCase } from '@fachwerk/server/module';
import type { printerApi } from '../../contract-printer.ts';
import { addPrintJob } from './print-job-store.ts';
import { knownPrinter } from './printer-activities.ts';

/** A few lines, with the letters that go wrong first. */
export const testPrinter: UseCase<typeof printerApi.test> = async (ctx, { id }) => {
  const { name } = await knownPrinter(ctx, id);
  const t = (await ctx.app.texts.of(ctx.db, ctx.companyId)).in(ctx.language);
  const content = [
    { text: name, look: 'large' as const },
    { text: t('ticket.test') },
    { text: t('ticket.letters') },
    { text: '', isRule: true },
  ];
  await addPrintJob(ctx, { printerId: id, orderId: null, kind: 'test', copy: 0, content });
  return knownPrinter(ctx, id);
};
