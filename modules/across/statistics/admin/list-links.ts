import type { BoxStatistics, DaySpan, StatisticsFilter } from '../contract.ts';
import type { Comparison } from './use-statistics-filter.ts';

type Narrowing = { readonly locations?: readonly string[] | undefined; readonly size?: string | undefined };

const query = (params: Readonly<Record<string, string | readonly string[] | undefined>>) =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value = []]) =>
      [value].flat().flatMap((each) => (each ? [[name, each]] : [])),
    ),
  ).toString();

/** The same screen, of one operator or one item. */
export const narrowedLink = (
  { period, at }: StatisticsFilter,
  comparison: Comparison,
  narrowing: { readonly company?: string | undefined; readonly item?: string },
): string => `?${query({ period, at, compare: comparison === 'before' ? undefined : comparison, ...narrowing })}`;

/** Lists of boxes know places and no operators: of one operator they show its places. */
export function placesOf(filter: StatisticsFilter, { locations }: BoxStatistics): readonly string[] | undefined {
  if (filter.locationIds) return filter.locationIds;
  return filter.companyIds && locations.map(({ id }) => id);
}

/** The days of a step, within the span. */
export function stepSpan(on: string, step: 'day' | 'month', { to }: DaySpan): DaySpan {
  if (step === 'day') return { from: on, to: on };
  const first = Temporal.PlainDate.from(on);
  const last = first.with({ day: first.daysInMonth }).toString();
  return { from: on, to: last < to ? last : to };
}

/** Rentals that begin or end within these days. */
export const rentalsLink = ({ from, to }: DaySpan, { locations, size }: Narrowing = {}): string =>
  `/admin/access-rights?${query({ tab: 'all', time: 'own', from, to, location: locations, size })}`;

type OrdersOf = { readonly type?: string; readonly company?: string | undefined; readonly item?: string | undefined };

export const ordersLink = ({ from, to }: DaySpan, { type, company, item }: OrdersOf = {}): string =>
  `/admin/orders-list?${query({ from, to, type: type === 'service' ? undefined : type, company, item })}`;

/** The calendar of a month. */
export const appointmentsLink = (month: string): string => `/admin/appointments?view=month&day=${month}-01`;

/** The calendar of a day. */
export const dayLink = (on: string): string => `/admin/appointments?view=day&day=${on}`;

/** Faults that began within these days. */
const alertsLink = ({ from, to }: DaySpan, { locations }: Narrowing): string =>
  `/admin/alerts?${query({ state: 'all', from, to, location: locations })}`;

const openingsLink = ({ from, to }: DaySpan, { locations }: Narrowing): string => {
  const until = Temporal.PlainDate.from(to).add({ days: 1 }).toString();
  return `/admin/logs?${query({ subject: 'lock', time: 'own', from: `${from}T00:00`, to: `${until}T00:00`, location: locations })}`;
};

/** Where the rows of a figure stand. */
export function linkOfBoxFigure(name: string, span: DaySpan, narrowing: Narrowing): string {
  if (name.endsWith('.openings') || name.endsWith('.failed_openings')) return openingsLink(span, narrowing);
  if (name.endsWith('.faults') || name.endsWith('.lost')) return alertsLink(span, narrowing);
  return rentalsLink(span, narrowing);
}
