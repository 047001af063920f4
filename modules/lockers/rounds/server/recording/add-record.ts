import { addSeconds } from '@fachwerk/base/time';
import { audit } from '@fachwerk/server/audit';
import type { Ctx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { NextVisitReason } from '../../contract.ts';
import type { roundApi } from '../../contract-round.ts';
import { type NewRecord, outcomeOf, stateAfter, whyNotRecord } from '../../rules/records.ts';
import { roundAfter } from '../../rules/round-state.ts';
import { notifyRounds } from '../notify-rounds.ts';
import { problem } from '../problem.ts';
import { readSheet } from '../reading/show-round.ts';
import { findRecord, insertRecord, listRecords } from '../record-store.ts';
import { lockRound, type RoundRow, saveRound } from '../round-store.ts';
import { finishStop, insertTasks, listStops, listTasks, type StopRow, saveTask, type TaskRow } from '../stop-store.ts';
import { settleSource } from './settle-source.ts';

type Given = NewRecord & { readonly recordId: string; readonly agoSeconds: number };

/** Taken whenever it comes, also after the round was finished or called off: what was done is done. */
export const addRecord: UseCase<typeof roundApi.record> = async (ctx, { id, ...given }) => {
  const { scoped, round } = await lockRound(ctx, id);
  const known = await findRecord(scoped, given.recordId);
  if (known && known.roundId !== id) throw problem('round.unknown');
  if (known) return { outcome: known.outcome, sheet: await readSheet(ctx, round) };
  const refusal = whyNotRecord(given);
  if (refusal) throw problem(refusal);

  const madeAt = addSeconds(ctx.now, -given.agoSeconds);
  const { task, stop } = await aboutOf(scoped, id, given);
  const outcome = task ? await changeTask(ctx, scoped, { task, stop: stop!, given, madeAt }) : 'applied';
  if (given.kind === 'added') await insertTasks(scoped, [foundTask(scoped, stop!, given)]);
  if (given.kind === 'stop_finished') await closeStop(scoped, stop!, given, madeAt);
  const { recordId, kind, text = '', count = 0 } = given;
  await insertRecord(scoped, {
    companyId: scoped.companyId,
    id: recordId,
    roundId: id,
    stopId: stop?.id ?? null,
    taskId: task?.id ?? null,
    kind,
    text,
    count,
    fileKey: null,
    madeAt,
    receivedAt: ctx.now,
    personId: ctx.caller.userId,
    personName: ctx.caller.name,
    outcome,
  });
  await saveRound(scoped, id, { ...round, ...roundAfter(round, kind, madeAt) });
  await auditRecord(scoped, round, { kind, stop, task });
  await notifyRounds(scoped, id);
  return { outcome, sheet: await readSheet(ctx, round) };
};

/** The task and the stop of the round that it is about. */
async function aboutOf(ctx: Ctx, roundId: string, { stopId, taskId }: NewRecord) {
  const [stops, tasks] = await Promise.all([listStops(ctx, roundId), taskId ? listTasks(ctx, roundId) : []]);
  const task = tasks.find(({ id }) => id === taskId) ?? null;
  if (taskId && !task) throw problem('round.task_unknown');
  const wanted = task?.stopId ?? stopId;
  const stop = stops.find(({ id }) => id === wanted) ?? null;
  if (wanted && !stop) throw problem('round.stop_unknown');
  return { task, stop };
}

type Change = { readonly task: TaskRow; readonly stop: StopRow; readonly given: Given; readonly madeAt: Date };

async function changeTask(ctx: Ctx, scoped: Ctx, { task, stop, given, madeAt }: Change) {
  const state = stateAfter(given.kind);
  if (!state) return 'applied';
  if (outcomeOf(given.kind, task) === 'already') return 'already';
  const isOpen = state === 'open';
  await saveTask(scoped, {
    ...task,
    state,
    reason: state === 'skipped' ? (given.text ?? '') : '',
    endedAt: isOpen ? null : madeAt,
    endedByName: isOpen ? '' : ctx.caller.name,
  });
  const notes = (await listRecords(scoped, stop.roundId)).filter(
    ({ kind, taskId }) => kind === 'note' && taskId === task.id,
  );
  const comment = notes.map(({ text }) => text).join('\n') || undefined;
  return settleSource(ctx, { task, companyId: stop.locationCompanyId, from: task.state, to: state, comment });
}

const foundTask = (ctx: Ctx, stop: StopRow, { recordId, text = '' }: Given): TaskRow => ({
  companyId: ctx.companyId,
  id: recordId,
  stopId: stop.id,
  // Behind those that were planned.
  position: 10_000,
  kind: 'manual',
  lockId: null,
  boxNumber: '',
  qrCode: '',
  sourceId: null,
  title: text.slice(0, 300),
  data: {},
  state: 'open',
  reason: '',
  endedAt: null,
  endedByName: '',
});

async function closeStop(ctx: Ctx, { id }: StopRow, { nextVisitOn, text }: Given, finishedAt: Date): Promise<void> {
  const nextVisitReason = NextVisitReason.safeParse(text).data ?? (nextVisitOn ? 'chosen' : null);
  await finishStop(ctx, { id, finishedAt, nextVisitOn: nextVisitOn ?? null, nextVisitReason });
}

type About = { readonly kind: Given['kind']; readonly stop: StopRow | null; readonly task: TaskRow | null };

async function auditRecord(ctx: Ctx, round: RoundRow, { kind, stop, task }: About): Promise<void> {
  const after = { ...(stop && { location: stop.locationName }), ...(task?.boxNumber && { box: task.boxNumber }) };
  await audit(ctx, {
    subjectKind: 'round',
    subjectId: round.id,
    action: `round.${kind}`,
    after,
    address: ctx.request.address,
  });
}
