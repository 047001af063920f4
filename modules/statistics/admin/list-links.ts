import type { DaySpan } from '../contract.ts';

type Narrowing = { readonly location?: string | undefined; readonly size?: string | undefined };

const query = (params: Readonly<Record<string, string | undefined>>) =>
  new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();

/** The days of a step, within the span. */
export function stepSpan(on: string, step: 'day' | 'month', { to }: DaySpan): DaySpan {
  if (step === 'day') return { from: on, to: on };
  const first = Temporal.PlainDate.from(on);
  const last = first.with({ day: first.daysInMonth }).toString();
  return { from: on, to: last < to ? last : to };
}

/** Rentals that begin or end within these days. */
export const rentalsLink = ({ from, to }: DaySpan, { location, size }: Narrowing = {}): string =>
  `/admin/access-rights?${query({ tab: 'all', time: 'own', from, to, location, size })}`;

export const ordersLink = ({ from, to }: DaySpan, type?: string): string =>
  `/admin/orders-list?${query({ from, to, type: type === 'service' ? undefined : type })}`;

/** The calendar of a month. */
export const appointmentsLink = (month: string): string => `/admin/appointments?view=month&day=${month}-01`;

/** The calendar of a day. */
export const dayLink = (on: string): string => `/admin/appointments?view=day&day=${on}`;

/** Faults that began within these days. */
const alertsLink = ({ from, to }: DaySpan, { location }: Narrowing): string =>
  `/admin/alerts?${query({ state: 'all', from, to, location })}`;

const openingsLink = ({ from, to }: DaySpan, { location }: Narrowing): string => {
  const until = Temporal.PlainDate.from(to).add({ days: 1 }).toString();
  return `/admin/logs?${query({ subject: 'lock', time: 'own', from: `${from}T00:00`, to: `${until}T00:00`, location })}`;
};

/** Where the rows of a figure stand. */
export function linkOfBoxFigure(name: string, span: DaySpan, narrowing: Narrowing): string {
  if (name.endsWith('.openings') || name.endsWith('.failed_openings')) return openingsLink(span, narrowing);
  if (name.endsWith('.faults') || name.endsWith('.lost')) return alertsLink(span, narrowing);
  return rentalsLink(span, narrowing);
}
