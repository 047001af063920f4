import type { FieldProblem } from '@fachwerk/base/problem';
import { below } from '@fachwerk/base/refusal';
import { WEEKDAYS } from '@fachwerk/base/time';
import type { HoursException, Interval, OpeningHours } from '../contract.ts';
import { DAY_MINUTES, spanOf } from './hours-day.ts';

type Placed = { readonly path: string; readonly start: number; readonly end: number };

/** What is wrong with opening hours, field by field: empty intervals, ones that overlap, exceptions that contradict each other. */
export function hoursFaults(hours: OpeningHours): FieldProblem[] {
  return [
    ...below('weekly', weeklyFaults(hours.weekly)),
    ...dayFaults('onHolidays', hours.onHolidays),
    ...hours.exceptions.flatMap((exception, index) =>
      below(`exceptions.${index}`, exceptionFaults(exception, hours.exceptions.slice(0, index))),
    ),
  ];
}

/** A week goes round: Sunday night may run into Monday. */
function weeklyFaults(weekly: OpeningHours['weekly']): FieldProblem[] {
  const days = WEEKDAYS.map((day, index) => placed(day, weekly[day], index * DAY_MINUTES));
  const sundayNight = days.at(-1)!.map((span) => shifted(span, -7 * DAY_MINUTES));
  return [
    ...WEEKDAYS.flatMap((day) => emptyFaults(day, weekly[day])),
    ...overlapFaults([...sundayNight, ...days.flat()], days.flat()),
  ];
}

function dayFaults(path: string, intervals: readonly Interval[]): FieldProblem[] {
  const spans = placed(path, intervals, 0);
  return [...emptyFaults(path, intervals), ...overlapFaults(spans, spans)];
}

function exceptionFaults(exception: HoursException, earlier: readonly HoursException[]): FieldProblem[] {
  const { firstOn, lastOn, intervals } = exception;
  const today = placed('intervals', intervals, 0);
  const dayBefore = firstOn < lastOn ? today.map((span) => shifted(span, -DAY_MINUTES)) : [];
  const order = lastOn < firstOn ? [{ path: 'lastOn', code: 'field.exception_order' }] : [];
  const isTwice = earlier.some((other) => other.firstOn <= lastOn && firstOn <= other.lastOn);
  const twice = isTwice ? [{ path: 'firstOn', code: 'field.exception_twice' }] : [];
  return [
    ...order,
    ...twice,
    ...emptyFaults('intervals', intervals),
    ...overlapFaults([...dayBefore, ...today], today),
  ];
}

function emptyFaults(path: string, intervals: readonly Interval[]): FieldProblem[] {
  return intervals.flatMap(({ from, to }, index) => {
    if (from === '24:00') return [{ path: `${path}.${index}.from`, code: 'field.time' }];
    return from === to ? [{ path: `${path}.${index}.to`, code: 'field.hours_empty' }] : [];
  });
}

/** Names each of `asked` that begins inside another span. */
function overlapFaults(spans: readonly Placed[], asked: readonly Placed[]): FieldProblem[] {
  return asked
    .filter((one) =>
      spans.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          one.start < other.end &&
          // Of two that begin together only the later in the list is named.
          (other.start < one.start || spans.indexOf(other) < spans.indexOf(one)),
      ),
    )
    .map(({ path }) => ({ path: `${path}.from`, code: 'field.hours_overlap' }));
}

/** An empty interval is named as such and stands in nobody's way. */
function placed(path: string, intervals: readonly Interval[], offset: number): Placed[] {
  return intervals.flatMap((interval, index) =>
    interval.from === interval.to ? [] : [shifted({ path: `${path}.${index}`, ...spanOf(interval) }, offset)],
  );
}

const shifted = (span: Placed, by: number): Placed => ({ ...span, start: span.start + by, end: span.end + by });
