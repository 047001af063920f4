import { type Cause, raiseAlerts, settleAlerts } from '@fachwerk/alerts/facade';
import { type Occurrence, record } from '@fachwerk/logs/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { LockChange, Outcome } from './lock-changes.ts';

/** Writes the log of one company's locks, raises alerts and settles those whose cause is gone. */
export async function recordHappenings(ctx: CompanyCtx, outcomes: readonly Outcome[]): Promise<void> {
  await record(ctx, ...outcomes.flatMap(occurrencesOf));
  await raiseAlerts(ctx, outcomes.flatMap(causesOf));
  await settleAlerts(ctx, outcomes.flatMap(settledOf));
}

function occurrencesOf({ change, after, uncommanded, outMoved }: Outcome): Occurrence[] {
  const about = aboutOf(change);
  const { before, battery } = change;
  const { health } = after;
  const lastBattery = change.reports.findLast((report) => report.battery !== null)?.battery ?? battery;
  const doors = after.moves.map((moved): Occurrence => {
    const type = uncommanded.includes(moved) ? 'door.uncommanded' : `door.${moved.move}`;
    return { ...about, type, at: moved.at };
  });
  const batteries: Occurrence[] = [
    ...(health.isLow && !before.isLow ? [{ ...about, type: 'battery.low', data: { battery: lastBattery } }] : []),
    ...(!health.isLow && before.isLow ? [{ ...about, type: 'battery.well', data: { battery: lastBattery } }] : []),
    ...(health.isSignalLost && !before.isSignalLost ? [{ ...about, type: 'lock.signal_lost' }] : []),
    ...(!health.isSignalLost && before.isSignalLost ? [{ ...about, type: 'lock.signal_back' }] : []),
  ];
  const service = outMoved ? [{ ...about, ...serviceEntry(outMoved.cause) }] : [];
  const seen = change.isUnseen ? [{ ...about, type: 'lock.seen_again' }] : [];
  return [...doors, ...seen, ...batteries, ...service];
}

const serviceEntry = (cause: string | null) =>
  cause === null
    ? { type: 'lock.back_by_itself' }
    : { type: cause === 'battery' ? 'lock.out_by_battery' : 'lock.out_by_signal' };

function causesOf({ change, after: { health }, uncommanded }: Outcome): Cause[] {
  const { lockId, number, locationId, locationName, before, reports } = change;
  const about = {
    subject: { kind: 'lock' as const, id: lockId, name: number },
    location: { id: locationId, name: locationName },
  };
  const battery = reports.findLast((report) => report.battery !== null)?.battery;
  return [
    ...(uncommanded.length > 0 ? [{ ...about, kind: 'uncommanded_open' as const }] : []),
    ...(health.isLow && !before.isLow ? [{ ...about, kind: 'battery_low' as const, data: { battery } }] : []),
    ...(health.isSignalLost && !before.isSignalLost ? [{ ...about, kind: 'signal_lost' as const }] : []),
  ];
}

function settledOf({ change: { lockId, isUnseen, before }, after: { health, doorState, moves } }: Outcome) {
  const settled = (kind: Cause['kind']) => ({ kind, subjectId: lockId });
  const hasClosed = doorState === 'closed' && (before.doorState !== 'closed' || moves.length > 0);
  return [
    ...(hasClosed ? [settled('uncommanded_open')] : []),
    ...(!health.isLow && before.isLow ? [settled('battery_low')] : []),
    ...(!health.isSignalLost && before.isSignalLost ? [settled('signal_lost')] : []),
    ...(isUnseen ? [settled('lock_unseen')] : []),
  ];
}

/** Nobody is signed in when a device speaks. */
const aboutOf = ({ lockId, number, locationId, locationName }: LockChange) => ({
  lock: { id: lockId, name: number },
  location: { id: locationId, name: locationName },
  person: { id: null, name: '' },
});
