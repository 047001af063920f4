import { lookBacks } from '@fachwerk/limits/facade-hooks';
import { contribute } from '@fachwerk/server/hooks';
import { askedFirst, type Module, on } from '@fachwerk/server/module';
import { textsIn } from '@fachwerk/server/texts-in';
import { maintenanceApi } from '../contract.ts';
import { listBatteryVisits } from './batteries/list-battery-visits.ts';
import { keepWarm } from './keep-warm/keep-warm.job.ts';
import { warmLookBack } from './keep-warm/warm-look-back.ts';
import { listLockLogs } from './lock-history/list-lock-logs.ts';
import { readStatistics } from './lock-history/read-statistics.ts';
import { readTelemetry } from './lock-history/read-telemetry.ts';
import { printStickers } from './stickers/print-stickers.ts';

export const maintenance: Module = {
  name: 'maintenance',
  sql: new URL('../sql/', import.meta.url),
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  firstScreen: [askedFirst('batteries', maintenanceApi.batteries, listBatteryVisits, () => ({}))],
  routes: [
    on(maintenanceApi.logs, listLockLogs),
    on(maintenanceApi.statistics, readStatistics),
    on(maintenanceApi.telemetry, readTelemetry),
    on(maintenanceApi.stickers, printStickers),
    on(maintenanceApi.batteries, listBatteryVisits),
  ],
  jobs: [keepWarm],
  contributions: [contribute(lookBacks, warmLookBack)],
};
