import { localTime, offsetMs } from '@fachwerk/base/format-time';
import { addDays } from '@fachwerk/base/time';

/** What people mean by a time when they look for something. */
export const TIME_PRESETS = ['today', 'yesterday', 'week', 'month', 'own'] as const;
export type TimePreset = (typeof TIME_PRESETS)[number];

export type TimeRange = { readonly from?: Date; readonly to?: Date };
/** As a field for date and time gives it: `2026-03-01T09:30`, in the zone of the house. */
export type OwnTimes = { readonly from: string; readonly to: string };

/** From a calendar day's first moment on, as its zone has it; `to` is outside. */
export function timeRange(preset: TimePreset | undefined, own: OwnTimes, now: Date, zone: string): TimeRange {
  switch (preset) {
    case 'today':
      return { from: startOfDay(now, 0, zone) };
    case 'yesterday':
      return { from: startOfDay(now, -1, zone), to: startOfDay(now, 0, zone) };
    case 'week':
      return { from: startOfDay(now, -6, zone) };
    case 'month':
      return { from: startOfDay(now, -30, zone) };
    case 'own':
      return ownRange(own, zone);
    default:
      return {};
  }
}

function ownRange({ from, to }: OwnTimes, zone: string): TimeRange {
  const [start, end] = [instantOf(from, zone), instantOf(to, zone)];
  return { ...(start && { from: start }), ...(end && { to: end }) };
}

function startOfDay(now: Date, days: number, zone: string): Date {
  const today = localText(now, zone).slice(0, 10);
  const day = addDays(new Date(`${today}T00:00Z`), days)
    .toISOString()
    .slice(0, 10);
  return instantOf(`${day}T00:00`, zone)!;
}

/** The moment a clock on the wall shows this; of two such moments in autumn the first, of none in spring the one after the gap. */
export function instantOf(text: string, zone: string): Date | null {
  const asUtc = new Date(`${text}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) || Number.isNaN(asUtc.getTime())) return null;
  const offsets = [-1, 1].map((days) => offsetMs(addDays(asUtc, days), zone));
  const fitting = offsets
    .map((offset) => new Date(asUtc.getTime() - offset))
    .filter((at) => localText(at, zone) === asUtc.toISOString().slice(0, 16))
    .sort((a, b) => a.getTime() - b.getTime());
  return fitting[0] ?? new Date(asUtc.getTime() - offsets[0]!);
}

/** What a clock on the wall shows: `2026-03-01T09:30`. */
export function localText(at: Date, zone: string): string {
  return localTime(at, zone).slice(0, 16);
}
