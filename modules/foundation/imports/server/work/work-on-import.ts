import { addMinutes } from '@fachwerk/base/time';
import { isSuspended } from '@fachwerk/companies/facade-tenancy';
import type { CompanyCtx, Ctx, Importer } from '@fachwerk/server/ctx';
import type { RowState } from '../../contract.ts';
import { notifyWatchers } from '../notify-watchers.ts';
import {
  findImport,
  forgetFile,
  lockImport,
  type StoredImport,
  saveAtRest,
  saveCounts,
} from '../store/import-store.ts';
import { dropLater } from '../store/later-store.ts';
import { listNext, type StoredRow } from '../store/row-store.ts';
import { actingFor } from './acting-for.ts';
import { finishRows } from './finish-rows.ts';
import { wakeReader } from './import-reader.service.ts';
import { tryRows } from './try-rows.ts';
import { undoRows } from './undo-rows.ts';
import { writeRows } from './write-rows.ts';

/** So many rows, then other jobs have their turn. */
const SLICE_ROWS = 1000;
/** So many in one transaction: what it holds, nobody waits for long. */
const SET_ROWS = 250;
const SUSPENDED_MINUTES = 60;

type SetWork = (ctx: Ctx, of: StoredImport, importer: Importer, rows: readonly StoredRow[]) => Promise<void>;
type Phase = {
  /** What is to be worked on, and what is done with it. */
  readonly from: RowState;
  readonly isFromEnd?: true;
  readonly work: SetWork;
  readonly next: 'checked' | 'done' | 'undone';
  /** Where it stands when the person behind it may not do this any more. */
  readonly otherwise: 'mapping' | 'done';
};

const PHASES: Readonly<Partial<Record<StoredImport['state'], Phase>>> = {
  checking: { from: 'unchecked', work: tryRows, next: 'checked', otherwise: 'mapping' },
  running: { from: 'ready', work: writeRows, next: 'done', otherwise: 'done' },
  undoing: { from: 'done', isFromEnd: true, work: undoRows, next: 'undone', otherwise: 'done' },
};

/** One slice. When the next one is due, or null at the end. A worker that dies anywhere has done whole sets, each row once. */
export async function workOnImport(ctx: CompanyCtx, id: string): Promise<Date | null> {
  const found = await findImport(ctx, id);
  if (!found?.plannedAt) return null;
  if (await isSuspended(ctx)) return addMinutes(ctx.now, SUSPENDED_MINUTES);
  const phase = PHASES[found.state];
  if (!phase) {
    wakeReader(ctx.app);
    return null;
  }
  const acting = await actingFor(ctx, found);
  if (!acting) {
    await rest(ctx, found, phase.otherwise, 'import.not_allowed');
    return null;
  }
  if (found.state === 'running' && found.fileKey) {
    await ctx.app.files.remove(found.fileKey);
    await forgetFile(ctx, id);
  }
  const rows = await listNext(ctx, id, phase.from, { limit: SLICE_ROWS, isFromEnd: phase.isFromEnd ?? false });
  for (let at = 0; at < rows.length; at += SET_ROWS)
    await phase.work(acting.ctx, found, acting.importer, rows.slice(at, at + SET_ROWS));
  const isWritten = rows.length < SLICE_ROWS;
  const isFinishing = isWritten && found.state === 'running' && (await finishRows(acting.ctx, found, acting.importer));
  await saveCounts(ctx, id);
  await notifyWatchers(ctx);
  if (!isWritten || isFinishing) return ctx.now;
  await rest(ctx, found, phase.next);
  return null;
}

/** Unless somebody has stopped it, or given it more to do, meanwhile. */
async function rest(
  ctx: CompanyCtx,
  { id, state }: StoredImport,
  at: Phase['next'] | Phase['otherwise'],
  reason = '',
): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const within = { ...ctx, db };
    const now = await lockImport(within, id);
    const phase = PHASES[state]!;
    const isMore = !reason && (await listNext(within, id, phase.from, { limit: 1 })).length > 0;
    if (now.state !== state || isMore) return;
    if (reason) await dropLater(within, id);
    await saveAtRest(within, id, at, reason);
    await notifyWatchers(within);
  });
}
