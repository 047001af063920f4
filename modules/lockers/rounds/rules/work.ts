import type { AlertKind, AlertPriority } from '@fachwerk/alerts/contract';
import type { ProposedLocation, TaskKind } from '../contract.ts';

type Box = { readonly lockId: string; readonly boxNumber: string; readonly qrCode: string };

/** What is open somewhere, as the modules that know it tell it. */
export type OpenWork = { readonly locationId: string } & (
  | {
      readonly kind: 'alert';
      readonly sourceId: string;
      readonly alertKind: AlertKind;
      readonly priority: AlertPriority;
      /** Null for a controller or a terminal. */
      readonly box: Box | null;
      readonly subjectName: string;
      readonly raisedAt: Date;
      readonly details: Readonly<Record<string, unknown>>;
    }
  | { readonly kind: 'battery'; readonly box: Box; readonly battery: number; readonly lowOn: string | null }
  | { readonly kind: 'check'; readonly sourceId: string; readonly box: Box; readonly endsAt: Date | null }
  | {
      readonly kind: 'out_of_service';
      readonly box: Box;
      readonly cause: string;
      readonly why: string;
      readonly since: Date;
    }
);

export type NewTask = {
  readonly kind: TaskKind;
  readonly lockId: string | null;
  readonly boxNumber: string;
  readonly qrCode: string;
  readonly sourceId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
};

/** The right that settles the source of a task where it is at home. */
export const rightToSettle = {
  alert: 'alerts.handle',
  check: 'rentals.check',
  out_of_service: 'locks.service',
} as const satisfies Partial<Record<TaskKind, string>>;

/** The alerts that say the same of a box as a battery forecast, or as the cause of being out of service. */
const BATTERY: ReadonlySet<AlertKind> = new Set(['battery_low']);
const SIGNAL: ReadonlySet<AlertKind> = new Set(['signal_lost', 'lock_unseen']);

const RANKS = { urgent: 0, high: 1, normal: 3 } as const;

function rankOf(work: OpenWork): number {
  if (work.kind === 'alert') return RANKS[work.priority];
  return { out_of_service: 2, battery: 4, check: 5 }[work.kind];
}

/** One task for each cause: an alert goes before the forecast and the state that have the same cause. The most urgent first, then by box. */
export function tasksFrom(work: readonly OpenWork[]): NewTask[] {
  const alerts = work.filter((each) => each.kind === 'alert');
  const isTold = (lockId: string, kinds: ReadonlySet<AlertKind>) =>
    alerts.some(({ box, alertKind }) => box?.lockId === lockId && kinds.has(alertKind));
  return work
    .filter((each) => {
      if (each.kind === 'battery') return !isTold(each.box.lockId, BATTERY);
      if (each.kind !== 'out_of_service') return true;
      return !isTold(each.box.lockId, each.cause === 'battery' ? BATTERY : SIGNAL) || each.cause === 'staff';
    })
    .sort((one, other) => rankOf(one) - rankOf(other) || byBox(one, other))
    .map(taskFrom);
}

const byBox = (one: OpenWork, other: OpenWork) =>
  (one.box?.boxNumber ?? '').localeCompare(other.box?.boxNumber ?? '', 'de', { numeric: true });

function taskFrom(work: OpenWork): NewTask {
  const { kind, box } = work;
  const about = { kind, lockId: box?.lockId ?? null, boxNumber: box?.boxNumber ?? '', qrCode: box?.qrCode ?? '' };
  if (kind === 'alert') {
    const { alertKind, priority, subjectName, raisedAt, details, sourceId } = work;
    return { ...about, sourceId, data: { alertKind, priority, subjectName, raisedAt, details } };
  }
  if (kind === 'battery')
    return { ...about, sourceId: work.box.lockId, data: { battery: work.battery, lowOn: work.lowOn } };
  if (kind === 'check') return { ...about, sourceId: work.sourceId, data: { endsAt: work.endsAt } };
  return { ...about, sourceId: work.box.lockId, data: { cause: work.cause, why: work.why, since: work.since } };
}

const POINTS: Readonly<Record<TaskKind, number>> = { alert: 2, out_of_service: 2, battery: 1, check: 1, manual: 1 };
const URGENT_POINTS = 3;
const DUE_POINTS = 3;

/** How much a location needs a visit; 0 is not at all. */
export function scoreOf({
  counts,
  urgent,
  isDue,
}: {
  readonly counts: Readonly<Partial<Record<TaskKind, number>>>;
  readonly urgent: number;
  readonly isDue: boolean;
}): number {
  const open = Object.entries(counts).reduce((sum, [kind, count]) => sum + POINTS[kind as TaskKind] * count, 0);
  return open + URGENT_POINTS * urgent + (isDue ? DUE_POINTS : 0);
}

/** As many stops as one person makes in a day. */
const USUAL_STOPS = 8;

/** What is chosen at first: the locations that need a visit most and are not in another round yet. */
export function proposedIds(
  locations: readonly Pick<ProposedLocation, 'locationId' | 'score' | 'plannedOn'>[],
): string[] {
  return locations
    .filter(({ score, plannedOn }) => score > 0 && !plannedOn)
    .slice(0, USUAL_STOPS)
    .map(({ locationId }) => locationId);
}

/** How many batteries are to be taken along. */
export function batteriesNeeded(
  tasks: readonly { readonly kind: TaskKind; readonly data: Readonly<Record<string, unknown>> }[],
): number {
  return tasks.filter(({ kind, data }) => kind === 'battery' || (kind === 'alert' && data.alertKind === 'battery_low'))
    .length;
}
