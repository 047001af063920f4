import { inCompany } from '@fachwerk/companies/facade';
import { on, type Route } from '@fachwerk/server/module';
import { lockApi } from '../contract-lock.ts';
import { wallApi } from '../contract-wall.ts';
import { batteryVisits } from './battery-visits.ts';
import { addLock, addWall } from './lock-add.ts';
import { archiveLock } from './lock-archive.ts';
import { editLock } from './lock-edit.ts';
import { listLocks } from './lock-list.ts';
import { lockLogs } from './lock-logs.ts';
import { moveLock } from './lock-move.ts';
import { addNote, removeNote } from './lock-notes.ts';
import { setService } from './lock-service.ts';
import { lockStatistics } from './lock-statistics.ts';
import { listNotes, lockOrUnknown } from './lock-store.ts';
import { printStickers } from './sticker-print.ts';
import { telemetryChart } from './telemetry-chart.ts';
import { wallBoxes } from './wall-boxes.ts';
import { wallHistory } from './wall-history.ts';
import { wallSummaries } from './wall-summaries.ts';

/** Locks and walls. */
export const lockRoutes: readonly Route[] = [
  on(lockApi.list, listLocks),
  on(lockApi.find, async (ctx, { id }) => {
    const lock = await lockOrUnknown(ctx, id);
    return { ...lock, noteList: await listNotes(inCompany(ctx, lock.companyId), id) };
  }),
  on(lockApi.add, addLock),
  on(lockApi.addWall, addWall),
  on(lockApi.edit, editLock),
  on(lockApi.move, moveLock),
  on(lockApi.remove, archiveLock),
  on(lockApi.setService, setService),
  on(lockApi.addNote, addNote),
  on(lockApi.removeNote, removeNote),
  on(lockApi.logs, lockLogs),
  on(lockApi.statistics, lockStatistics),
  on(lockApi.telemetry, telemetryChart),
  on(lockApi.stickers, printStickers),
  on(wallApi.summaries, wallSummaries),
  on(wallApi.wall, wallBoxes),
  on(wallApi.history, wallHistory),
  on(wallApi.batteries, batteryVisits),
];
