import type { UseCase } from '@fachwerk/server/module';
import type { dayReportApi } from '../../contract.ts';
import { findSettings } from './ledger-store.ts';

export const showLedgerSettings: UseCase<typeof dayReportApi.showLedger> = async (ctx) => ({
  settings: (await findSettings(ctx)) ?? null,
});
