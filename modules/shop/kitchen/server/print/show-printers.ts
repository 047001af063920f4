import type { UseCase } from '@fachwerk/server/module';
import type { printerApi } from '../../contract-printer.ts';
import { listPrinters } from './printer-store.ts';

export const showPrinters: UseCase<typeof printerApi.list> = async (ctx) => ({ printers: await listPrinters(ctx) });
