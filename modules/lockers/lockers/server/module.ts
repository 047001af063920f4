import { visibleCompanies } from '@fachwerk/companies/facade';
import { eventsReported, locksCounted, presenceChanged, telemetryReported } from '@fachwerk/devices/facade-hooks';
import { handoverSources } from '@fachwerk/handover/facade';
import { limitsChanged, lockTypesCounted, lookBacks } from '@fachwerk/limits/facade-hooks';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { contribute, fill } from '@fachwerk/server/hooks';
import { type Module, on } from '@fachwerk/server/module';
import { sql } from '@fachwerk/server/sql';
import { textsIn } from '@fachwerk/server/texts-in';
import { lockerCapabilities, lockerProblems, lockerStream } from '../contract.ts';
import { lockApi } from '../contract-lock.ts';
import { saleListeners } from './changes/follow-sale.ts';
import { noteAlarms } from './changes/note-alarms.job.ts';
import { noteBoxesOfControllers } from './changes/note-boxes.ts';
import { createDemoLockers } from './demo/demo-lockers.ts';
import { boxesChanged, commandedOpenings, doorsClosed } from './facade-hooks.ts';
import { lockerHandover } from './handover.ts';
import { lockImporter } from './import-locks/import-locks.ts';
import { addLock } from './locks/add-lock.ts';
import { addWall } from './locks/add-wall.ts';
import { archiveLock } from './locks/archive-lock.ts';
import { assignController } from './locks/assign-controller.ts';
import { countLocks } from './locks/count-locks.ts';
import { editLock } from './locks/edit-lock.ts';
import { listLocks } from './locks/list-locks.ts';
import { moveLock } from './locks/move-lock.ts';
import { readLock } from './locks/read-lock.ts';
import { restoreLock } from './locks/restore-lock.ts';
import { batteryLookBack } from './look-back/battery-look-back.ts';
import { countLockTypes } from './look-back/count-lock-types.ts';
import { silenceLookBack } from './look-back/silence-look-back.ts';
import { addNote } from './notes/add-note.ts';
import { removeNote } from './notes/remove-note.ts';
import { findUnseenLocks } from './reports/find-unseen-locks.job.ts';
import { followLimits } from './reports/follow-limits.ts';
import { takeEvents } from './reports/take-events.ts';
import { takeTelemetry } from './reports/take-telemetry.ts';
import { setService } from './service/set-service.ts';
import { keepTelemetry } from './telemetry/keep-telemetry.job.ts';
import { telemetryService } from './telemetry/telemetry.service.ts';

export const lockers: Module = {
  name: 'lockers',
  sql: new URL('../sql/', import.meta.url),
  capabilities: lockerCapabilities,
  problems: lockerProblems,
  texts: await textsIn(new URL('../texts/', import.meta.url)),
  streams: [lockerStream],
  declaredHooks: [boxesChanged, commandedOpenings, doorsClosed],
  hooks: [
    fill(telemetryReported, takeTelemetry),
    fill(eventsReported, takeEvents),
    fill(presenceChanged, noteBoxesOfControllers),
    fill(locksCounted, countLocks),
    fill(limitsChanged, followLimits),
    fill(lockTypesCounted, countLockTypes),
  ],
  contributions: [
    contribute(handoverSources, lockerHandover),
    contribute(lookBacks, batteryLookBack),
    contribute(lookBacks, silenceLookBack),
  ],
  importers: [lockImporter],
  routes: [
    on(lockApi.list, listLocks),
    on(lockApi.find, readLock),
    on(lockApi.add, addLock),
    on(lockApi.addWall, addWall),
    on(lockApi.edit, editLock),
    on(lockApi.move, moveLock),
    on(lockApi.remove, archiveLock),
    on(lockApi.restore, restoreLock),
    on(lockApi.assignController, assignController),
    on(lockApi.setService, setService),
    on(lockApi.addNote, addNote),
    on(lockApi.removeNote, removeNote),
  ],
  listeners: saleListeners,
  jobs: [findUnseenLocks, noteAlarms, keepTelemetry],
  services: [telemetryService],
  demo: createDemoLockers,
  firstSteps: [
    {
      name: 'wall',
      rank: 30,
      path: '/admin/locks/wall',
      capability: 'locks.configure',
      // A merchant begins with its items; boxes may come later.
      kinds: ['franchisor', 'franchisee'],
      isBeginning: true,
      isDone: hasBoxes,
    },
  ],
};

async function hasBoxes(ctx: CompanyCtx): Promise<boolean> {
  const query = sql`
    select from lockers.lock where company_id = any(${await visibleCompanies(ctx)}) and archived_at is null limit 1`;
  return (await ctx.db.first(query)) !== undefined;
}
