import { type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { dayReportApi, dayReportCapabilities, dayReportProblems } from '../contract.ts';
import { exportLedger } from './booking/export-ledger.ts';
import { saveLedgerSettings } from './booking/save-ledger-settings.ts';
import { showLedgerSettings } from './booking/show-ledger-settings.ts';
import { exportDayReport } from './report/export-day-report.ts';
import { showDayReport } from './report/show-day-report.ts';

export const dayReports: Module = {
  name: 'day-reports',
  sql: new URL('../sql/', import.meta.url),
  capabilities: dayReportCapabilities,
  problems: dayReportProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  routes: [
    on(dayReportApi.show, showDayReport),
    on(dayReportApi.export, exportDayReport),
    on(dayReportApi.showLedger, showLedgerSettings),
    on(dayReportApi.saveLedger, saveLedgerSettings),
    on(dayReportApi.exportLedger, exportLedger),
  ],
};
