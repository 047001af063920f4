import { problemsOf } from '@fachwerk/base/problem';
import { visibleCompanies } from '@fachwerk/companies/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import type { UseCase } from '@fachwerk/server/module';
import { type BoxFigures, type OverviewItem, type statisticsApi, statisticsProblems } from '../../contract.ts';
import { NO_BOXES, NO_ORDERS, occupancyPercent, signOf } from '../../rules/figures.ts';
import { isComparable, spansOf, stepsOf, whyNotShow } from '../../rules/period.ts';
import { readBoxes } from './box-figures.ts';
import { firstOrderOn, readOrders } from './order-figures.ts';

const problem = problemsOf(statisticsProblems);

export const showOverview: UseCase<typeof statisticsApi.overview> = async (ctx, { month }) => {
  const refusal = whyNotShow('month', month, ctx.now);
  if (refusal) throw problem(refusal);
  return { items: await readOverview(ctx, month) };
};

/** Of what a company has nothing of, it is told nothing. */
export async function readOverview(ctx: CompanyCtx, month: string): Promise<OverviewItem[]> {
  const { shown, before } = spansOf('month', month, ctx.now);
  const scope = { companyIds: await visibleCompanies(ctx), locationIds: [], sizeCodes: [], isOfBoxes: false };
  const [boxes, boxesBefore, orders, ordersBefore] = await Promise.all([
    readBoxes(ctx, scope, shown, 'day'),
    readBoxes(ctx, scope, before, 'day'),
    readOrders(ctx, scope, shown, 'day'),
    readOrders(ctx, scope, before, 'day'),
  ]);
  const days = stepsOf(shown, 'day');
  const item = (name: OverviewItem['name'], value: number, oldValue: number | null, spark: number[]): OverviewItem => ({
    ...{ name, value, oldValue, spark },
    sign: signOf(value, oldValue),
  });
  const boxDays = boxes.of('step');
  const boxesThen = boxesBefore.held('all', '');
  const ordersThen = isComparable(before, await firstOrderOn(ctx, scope)) ? ordersBefore.all : null;
  const ofBoxes = (name: OverviewItem['name'], of: (figures: BoxFigures) => number) =>
    item(
      name,
      of(boxes.all),
      boxesThen && of(boxesThen),
      days.map((on) => of(boxDays.get(on) ?? NO_BOXES)),
    );
  const orderDays = orders.of('step');
  const ofOrders = (name: 'orders' | 'turnover', figure: 'orders' | 'turnoverCents') =>
    item(
      name,
      orders.all[figure],
      ordersThen?.[figure] ?? null,
      days.map((on) => (orderDays.get(on) ?? NO_ORDERS)[figure]),
    );
  const hasBoxes = boxes.all.takenSeconds + boxesBefore.all.takenSeconds > 0;
  const hasOrders = orders.all.orders + ordersBefore.all.orders > 0;
  return [
    ...(hasBoxes
      ? [
          ofBoxes('rentals', ({ rentals }) => rentals),
          ofBoxes('revenue', ({ revenueCents }) => revenueCents),
          ofBoxes('occupancy', (figures) => occupancyPercent(figures) ?? 0),
        ]
      : []),
    ...(hasOrders ? [ofOrders('orders', 'orders'), ofOrders('turnover', 'turnoverCents')] : []),
  ];
}
