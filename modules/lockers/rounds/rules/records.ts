import type {
  RecordKind,
  RecordOutcome,
  RoundProblem,
  RoundRecord,
  RoundSheet,
  RoundTask,
  TaskState,
} from '../contract.ts';
import { NextVisitReason } from '../contract.ts';
import { roundAfter } from './round-state.ts';

/** What a phone reports, as it waits there and as it is sent. */
export type NewRecord = {
  readonly kind: RecordKind;
  readonly stopId?: string | undefined;
  readonly taskId?: string | undefined;
  readonly text?: string | undefined;
  readonly count?: number | undefined;
  readonly nextVisitOn?: string | undefined;
};

/** The state that a task has after a record about it. */
const NEXT: Readonly<Partial<Record<RecordKind, TaskState>>> = { done: 'done', skipped: 'skipped', reopened: 'open' };
export const stateAfter = (kind: RecordKind): TaskState | null => NEXT[kind] ?? null;

/** Of these a task is needed, of those a stop, of the rest neither. */
const OF_TASKS: ReadonlySet<RecordKind> = new Set(['done', 'skipped', 'reopened']);
const OF_STOPS: ReadonlySet<RecordKind> = new Set(['added', 'note', 'part', 'photo', 'stop_finished']);

/** Why a record cannot be taken, or null. What comes late is always taken: it has been done. */
export function whyNotRecord({ kind, stopId, taskId, text }: NewRecord): RoundProblem | null {
  if (OF_TASKS.has(kind) && !taskId) return 'round.task_unknown';
  if (OF_STOPS.has(kind) && !stopId) return 'round.stop_unknown';
  const needsText = kind === 'skipped' || kind === 'note' || kind === 'part' || kind === 'added';
  return needsText && !text?.trim() ? 'round.reason_missing' : null;
}

/** Whether it changes anything: somebody else may have been quicker. */
export function outcomeOf(kind: RecordKind, task: Pick<RoundTask, 'state'> | null): RecordOutcome {
  const next = stateAfter(kind);
  return next && task?.state === next ? 'already' : 'applied';
}

type Waiting = NewRecord & {
  readonly recordId: string;
  readonly at: number;
  readonly personName?: string;
  readonly url?: string | null;
};

/** The round as it will be when everything that waits has arrived. */
export function withWaiting(sheet: RoundSheet, waiting: readonly Waiting[]): RoundSheet {
  return waiting.reduce(withOne, sheet);
}

function withOne(sheet: RoundSheet, record: Waiting): RoundSheet {
  if (sheet.records.some(({ id }) => id === record.recordId)) return sheet;
  const madeAt = new Date(record.at);
  const stops = sheet.stops.map((stop) => {
    const isHere = stop.id === record.stopId || stop.tasks.some(({ id }) => id === record.taskId);
    if (!isHere) return stop;
    const tasks = stop.tasks.map((task) => (task.id === record.taskId ? taskAfter(task, record, madeAt) : task));
    if (record.kind === 'added') tasks.push(addedTask(stop.id, record));
    if (record.kind !== 'stop_finished') return { ...stop, tasks };
    const reason = NextVisitReason.safeParse(record.text).data ?? null;
    return {
      ...stop,
      tasks,
      state: 'finished' as const,
      finishedAt: madeAt,
      nextVisitOn: record.nextVisitOn ?? null,
      nextVisitReason: reason,
    };
  });
  const records = [...sheet.records, shownRecord(record, madeAt)];
  return counted({
    ...sheet,
    stops,
    records,
    round: { ...sheet.round, ...roundAfter(sheet.round, record.kind, madeAt) },
  });
}

function taskAfter(task: RoundTask, { kind, text = '', personName = '' }: Waiting, madeAt: Date): RoundTask {
  const state = stateAfter(kind);
  if (!state || state === task.state) return task;
  const isOpen = state === 'open';
  return {
    ...task,
    state,
    reason: state === 'skipped' ? text : '',
    endedAt: isOpen ? null : madeAt,
    endedByName: isOpen ? '' : personName,
  };
}

const addedTask = (stopId: string, { recordId, text = '' }: Waiting): RoundTask => ({
  id: recordId,
  stopId,
  kind: 'manual',
  lockId: null,
  boxNumber: '',
  qrCode: '',
  sourceId: null,
  title: text,
  data: {},
  state: 'open',
  reason: '',
  endedAt: null,
  endedByName: '',
});

const shownRecord = (
  { recordId, kind, stopId, taskId, text = '', count = 0, url = null, personName = '' }: Waiting,
  madeAt: Date,
): RoundRecord => ({
  id: recordId,
  kind,
  stopId: stopId ?? null,
  taskId: taskId ?? null,
  text,
  count,
  url,
  madeAt,
  personName,
  outcome: 'applied',
});

/** Its numbers follow from its stops. */
function counted(sheet: RoundSheet): RoundSheet {
  const tasks = sheet.stops.flatMap((stop) => stop.tasks);
  const open = sheet.stops.filter(({ state }) => state === 'open');
  return {
    ...sheet,
    round: {
      ...sheet.round,
      stops: sheet.stops.length,
      stopsFinished: sheet.stops.length - open.length,
      tasks: tasks.length,
      tasksOpen: tasks.filter(({ state }) => state === 'open').length,
      tasksSkipped: tasks.filter(({ state }) => state === 'skipped').length,
      nextStopName: open[0]?.name ?? '',
    },
  };
}
