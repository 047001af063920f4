import { problemsOf } from '@fachwerk/base/problem';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import {
  type BoxFigures,
  type DaySpan,
  type OverviewItem,
  type statisticsApi,
  statisticsProblems,
} from '../../contract.ts';
import { NO_BOXES, NO_ORDERS, occupancyPercent, signOf } from '../../rules/figures.ts';
import { cutOf, isComparable, spansOf, stepsOf, whyNotShow } from '../../rules/period.ts';
import { firstAppointmentOn, readAppointments } from './appointment-figures.ts';
import { readBoxes } from './box-figures.ts';
import { firstOrderOn, readOrders } from './order-figures.ts';
import { type Scope, wholeScope } from './scope.ts';

const problem = problemsOf(statisticsProblems);

export const showOverview: UseCase<typeof statisticsApi.overview> = async (ctx, { month }) => {
  const refusal = whyNotShow('month', month, ctx.now);
  if (refusal) throw problem(refusal);
  return { items: await readOverview(ctx, month, ctx.caller.capabilities.has('appointments.read')) };
};

/** Of what a company has nothing of, it is told nothing. */
export async function readOverview(
  ctx: CompanyCtx,
  month: string,
  mayReadAppointments: boolean,
): Promise<OverviewItem[]> {
  const { shown, before } = spansOf('month', month, ctx.now);
  const cutAt = cutOf(before, { shown }, ctx.now);
  const scope = await wholeScope(ctx);
  const parts = await Promise.all([
    boxItems(ctx, scope, shown, before, cutAt),
    orderItems(ctx, scope, shown, before, cutAt),
    mayReadAppointments ? appointmentItems(ctx, scope, shown, before) : [],
  ]);
  return parts.flat();
}

async function boxItems(
  ctx: CompanyCtx,
  scope: Scope,
  shown: DaySpan,
  before: DaySpan,
  cutAt: Date | null,
): Promise<OverviewItem[]> {
  const [now, then] = await Promise.all([
    readBoxes(ctx, scope, shown, 'day', null),
    readBoxes(ctx, scope, before, 'day', cutAt),
  ]);
  if (now.all.takenSeconds + then.all.takenSeconds === 0) return [];
  const [days, held] = [now.of('step'), then.held('all', '')];
  const item = (name: OverviewItem['name'], of: (figures: BoxFigures) => number) =>
    itemOf(name, of(now.all), held && of(held), shown, (on) => of(days.get(on) ?? NO_BOXES));
  return [
    item('rentals', ({ rentals }) => rentals),
    item('revenue', ({ revenueCents }) => revenueCents),
    item('occupancy', (figures) => occupancyPercent(figures) ?? 0),
  ];
}

async function orderItems(
  ctx: CompanyCtx,
  scope: Scope,
  shown: DaySpan,
  before: DaySpan,
  cutAt: Date | null,
): Promise<OverviewItem[]> {
  const [now, then, first] = await Promise.all([
    readOrders(ctx, scope, shown, 'day', null),
    readOrders(ctx, scope, before, 'day', cutAt),
    firstOrderOn(ctx, scope),
  ]);
  if (now.all.orders + then.all.orders === 0) return [];
  const [days, held] = [now.of('step'), isComparable(before, first) ? then.all : null];
  const item = (name: OverviewItem['name'], figure: 'orders' | 'turnoverCents') =>
    itemOf(name, now.all[figure], held?.[figure] ?? null, shown, (on) => (days.get(on) ?? NO_ORDERS)[figure]);
  return [item('orders', 'orders'), item('turnover', 'turnoverCents')];
}

async function appointmentItems(
  ctx: CompanyCtx,
  scope: Scope,
  shown: DaySpan,
  before: DaySpan,
): Promise<OverviewItem[]> {
  const [now, then, first] = await Promise.all([
    readAppointments(ctx, scope, shown, 'day'),
    readAppointments(ctx, scope, before, 'day'),
    firstAppointmentOn(ctx, scope),
  ]);
  if (now.all.appointments + then.all.appointments === 0) return [];
  const held = isComparable(before, first) ? then.all : null;
  const item = (name: OverviewItem['name'], figure: 'appointments' | 'cents') =>
    itemOf(name, now.all[figure], held?.[figure] ?? null, shown, (on) => now.steps.get(on)?.[figure] ?? 0);
  return [item('appointments', 'appointments'), item('worth', 'cents')];
}

const itemOf = (
  name: OverviewItem['name'],
  value: number,
  oldValue: number | null,
  shown: DaySpan,
  on: (day: string) => number,
): OverviewItem => ({ name, value, oldValue, sign: signOf(value, oldValue), spark: stepsOf(shown, 'day').map(on) });
