import { addDays, addMinutes } from '@fachwerk/base/time';
import { localText, type TimeRange, timeRange } from '@fachwerk/logs/rules/time-range';

/** `today` and `hour`: begins or ends then. `begins`: begins today. `own`: two days in the address. */
export const SPANS = ['today', 'begins', 'hour', 'own'] as const;
export type Span = (typeof SPANS)[number];

type Days = { readonly from: string; readonly to: string };

/** The stretch of time a choice means at a moment; whole days in the zone, the last one counts. */
export function spanOf(span: Span | undefined, own: Days, now: Date, zone: string): TimeRange {
  if (span === undefined) return {};
  if (span === 'hour') return { from: now, to: addMinutes(now, 60) };
  const today = localText(now, zone).slice(0, 10);
  const { from, to } = span === 'own' ? own : { from: today, to: today };
  return timeRange('own', { from: from && `${from}T00:00`, to: to && `${dayAfter(to)}T00:00` }, now, zone);
}

function dayAfter(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? day : addDays(noon, 1).toISOString().slice(0, 10);
}
