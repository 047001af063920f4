import { addSeconds } from '@fachwerk/base/time';
import { inCompany } from '@fachwerk/companies/facade';
import type { Ctx } from '@fachwerk/server/ctx';
import { brokenConstraint } from '@fachwerk/server/db';
import { keepUpload } from '@fachwerk/server/keep-upload';
import type { UseCase } from '@fachwerk/server/module';
import { PHOTO_MOST_BYTES, type roundApi } from '../../contract-round.ts';
import { roundAfter } from '../../rules/round-state.ts';
import { notifyRounds } from '../notify-rounds.ts';
import { problem } from '../problem.ts';
import { readSheet } from '../reading/show-round.ts';
import { findRecord, insertRecord, type RecordRow } from '../record-store.ts';
import { findRound, lockRound, type RoundRow, saveRound } from '../round-store.ts';
import { listStops, listTasks } from '../stop-store.ts';

/** The picture is drawn anew before the transaction; its file goes if the change fails, or was made before. */
export const addPhoto: UseCase<typeof roundApi.photo> = async (
  ctx,
  { id, recordId, stopId, taskId, agoSeconds, file },
) => {
  const round = await findRound(ctx, id);
  const scoped = inCompany(ctx, round.companyId);
  const known = await findRecord(scoped, recordId);
  if (known && known.roundId !== id) throw problem('round.unknown');
  if (known) return { outcome: known.outcome, sheet: await readSheet(ctx, round) };
  if (!(await listStops(scoped, id)).some((stop) => stop.id === stopId)) throw problem('round.stop_unknown');
  if (taskId && !(await listTasks(scoped, id)).some((task) => task.id === taskId)) throw problem('round.task_unknown');

  const kept = await keepUpload(scoped, file, PHOTO_MOST_BYTES);
  if ('refusal' in kept)
    throw problem(kept.refusal === 'too_large' ? 'round.photo_too_large' : 'round.photo_not_taken');
  const row: RecordRow = {
    companyId: round.companyId,
    id: recordId,
    roundId: id,
    stopId,
    taskId: taskId ?? null,
    kind: 'photo',
    text: '',
    count: 0,
    fileKey: kept.fileKey,
    madeAt: addSeconds(ctx.now, -agoSeconds),
    receivedAt: ctx.now,
    personId: ctx.caller.userId,
    personName: ctx.caller.name,
    outcome: 'applied',
  };
  try {
    await ctx.db.transaction((db) => saved({ ...ctx, db }, id, row));
  } catch (error) {
    await ctx.app.files.remove(kept.fileKey);
    // The same photo at the same moment was quicker.
    if (brokenConstraint(error) !== 'record_pkey') throw error;
  }
  return { outcome: 'applied', sheet: await readSheet(ctx, round) };
};

async function saved(ctx: Ctx, id: string, row: RecordRow): Promise<RoundRow> {
  const { scoped, round } = await lockRound(ctx, id);
  await insertRecord(scoped, row);
  await saveRound(scoped, id, { ...round, ...roundAfter(round, 'photo', row.madeAt) });
  await notifyRounds(scoped, id);
  return round;
}
