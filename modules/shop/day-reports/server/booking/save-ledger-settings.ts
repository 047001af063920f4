import { audit } from '@fachwerk/server/audit';
import type { UseCase } from '@fachwerk/server/module';
import type { dayReportApi } from '../../contract.ts';
import { findSettings, saveSettings } from './ledger-store.ts';

export const saveLedgerSettings: UseCase<typeof dayReportApi.saveLedger> = async (ctx, settings) => {
  const before = (await findSettings(ctx)) ?? null;
  await saveSettings(ctx, { ...settings, savedAt: ctx.now, savedBy: ctx.caller.name });
  await audit(ctx, {
    subjectKind: 'company',
    subjectId: ctx.companyId,
    action: 'ledger.saved',
    before: before && { chart: before.chart, accounts: before.accounts },
    after: { chart: settings.chart, accounts: settings.accounts },
    address: ctx.request.address,
  });
  return { settings: (await findSettings(ctx)) ?? null };
};
