import { dayOf } from '@fachwerk/base/time';

/** § 3 ArbZG: no more than ten hours on a working day. */
const MOST_WORK_MINUTES = 10 * 60;
/** § 4 ArbZG: from more than six hours on 30 minutes of break, from more than nine on 45. */
const BREAKS = [
  { aboveMinutes: 9 * 60, breakMinutes: 45 },
  { aboveMinutes: 6 * 60, breakMinutes: 30 },
] as const;
/** § 4 ArbZG: a shorter pause is none; nobody works longer than six hours without one. */
const LEAST_BREAK_MINUTES = 15;
const MOST_STRETCH_MINUTES = 6 * 60;
/** § 5 ArbZG: between two working days. */
const REST_MINUTES = 11 * 60;
/** Who goes on after midnight within these is still on the same shift. */
const SAME_SHIFT_MINUTES = 4 * 60;

export type Span = { readonly from: Date; readonly to: Date };
type WorkingHint = 'over_ten_hours' | 'missing_break' | 'short_rest';

/** A working day: it begins on a calendar day and may end after midnight. */
export type Shift = Span & {
  /** The calendar day it began on. */
  readonly on: string;
  /** What was logged twice counts once. */
  readonly workMinutes: number;
  readonly gaps: readonly Span[];
  /** Where two logs say the same time. */
  readonly overlaps: readonly Span[];
  readonly hints: readonly WorkingHint[];
};

const MINUTE_MS = 60_000;
const minutesIn = ({ from, to }: Span) => (to.getTime() - from.getTime()) / MINUTE_MS;
const earliest = (spans: readonly Span[]) =>
  spans.toSorted((a, b) => a.from.getTime() - b.from.getTime() || a.to.getTime() - b.to.getTime());

/** The times without what two of them share, and what they share. One without a whole minute is no working time. */
export function merged(spans: readonly Span[]): { blocks: Span[]; overlaps: Span[] } {
  const blocks: Span[] = [];
  const overlaps: Span[] = [];
  for (const span of earliest(spans).filter((each) => minutesIn(each) >= 1)) {
    const last = blocks.at(-1);
    if (!last || span.from > last.to) {
      blocks.push(span);
      continue;
    }
    const shared = { from: span.from, to: new Date(Math.min(span.to.getTime(), last.to.getTime())) };
    if (shared.to > shared.from) overlaps.push(shared);
    if (span.to > last.to) blocks[blocks.length - 1] = { from: last.from, to: span.to };
  }
  return { blocks, overlaps };
}

const minutesOf = (spans: readonly Span[]) => Math.floor(spans.reduce((sum, span) => sum + minutesIn(span), 0));

/** The one sum of working time, for a day as for a month: what was logged twice counts once. */
export const workedMinutes = (spans: readonly Span[]): number => minutesOf(merged(spans).blocks);

/** How much more was logged than worked, because two logs say the same time. */
export const sharedMinutes = (shifts: readonly { readonly overlaps: readonly Span[] }[]): number =>
  minutesOf(shifts.flatMap(({ overlaps }) => overlaps));

/** The working days of one person, oldest first, with what §§ 3–5 ArbZG say to them. */
export function shiftsOf(spans: readonly Span[], timeZone?: string): Shift[] {
  const { blocks, overlaps } = merged(spans);
  const groups: Span[][] = [];
  for (const block of blocks) {
    const current = groups.at(-1);
    if (current && belongs(block, current, timeZone)) current.push(block);
    else groups.push([block]);
  }
  return groups.map((group, at) => {
    const before = groups[at - 1]?.at(-1);
    return shiftOf(group as [Span, ...Span[]], before ?? null, overlaps, timeZone);
  });
}

function belongs(block: Span, [first, ...rest]: Span[], timeZone?: string): boolean {
  const last = rest.at(-1) ?? first!;
  const isSameDay = dayOf(block.from, timeZone).equals(dayOf(first!.from, timeZone));
  return isSameDay || minutesIn({ from: last.to, to: block.from }) < SAME_SHIFT_MINUTES;
}

function shiftOf(
  blocks: readonly [Span, ...Span[]],
  before: Span | null,
  overlaps: readonly Span[],
  timeZone?: string,
): Shift {
  const [first] = blocks;
  const last = blocks.at(-1) ?? first;
  const gaps = blocks.slice(1).map((block, at) => ({ from: blocks[at]!.to, to: block.from }));
  const workMinutes = workedMinutes(blocks);
  const hints: WorkingHint[] = [];
  if (workMinutes > MOST_WORK_MINUTES) hints.push('over_ten_hours');
  if (isBreakMissing(blocks, gaps, workMinutes)) hints.push('missing_break');
  if (before && minutesIn({ from: before.to, to: first.from }) < REST_MINUTES) hints.push('short_rest');
  return {
    on: dayOf(first.from, timeZone).toString(),
    from: first.from,
    to: last.to,
    workMinutes,
    gaps: gaps.filter((gap) => minutesIn(gap) >= 1),
    overlaps: overlaps.filter(({ from }) => from >= first.from && from <= last.to),
    hints,
  };
}

function isBreakMissing(blocks: readonly Span[], gaps: readonly Span[], workMinutes: number): boolean {
  const breaks = gaps.map(minutesIn).filter((minutes) => minutes >= LEAST_BREAK_MINUTES);
  const taken = breaks.reduce((sum, minutes) => sum + minutes, 0);
  const due = BREAKS.find(({ aboveMinutes }) => workMinutes > aboveMinutes)?.breakMinutes ?? 0;
  if (taken < due) return true;
  let stretch = 0;
  return blocks.some((block, at) => {
    const pause = at === 0 ? 0 : minutesIn(gaps[at - 1]!);
    stretch = (pause >= LEAST_BREAK_MINUTES ? 0 : stretch) + minutesIn(block);
    return stretch > MOST_STRETCH_MINUTES;
  });
}
