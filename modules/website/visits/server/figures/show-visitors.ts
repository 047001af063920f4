import type { UseCase } from '@fachwerk/server/module';
import type { VisitStep, visitApi } from '../../contract.ts';
import { funnelsOf } from '../../rules/funnel.ts';
import { spansOf, stepsOf } from '../../rules/period.ts';
import { listDays, listNames, listPages, listStages, sumVisits } from './figure-store.ts';

const MOST_PAGES = 50;
const MOST_NAMES = 20;

export const showVisitors: UseCase<typeof visitApi.show> = async (ctx, { period }) => {
  const { shown, before } = spansOf(period, ctx.now);
  const [sums, earlier, days, pages, sources, campaigns, devices, stages] = await Promise.all([
    sumVisits(ctx, shown),
    sumVisits(ctx, before),
    listDays(ctx, shown),
    listPages(ctx, shown, MOST_PAGES),
    listNames(ctx, shown, 'source', MOST_NAMES),
    listNames(ctx, shown, 'campaign', MOST_NAMES),
    listNames(ctx, shown, 'device', MOST_NAMES),
    listStages(ctx, shown),
  ]);
  const steps = summedBy(stepsOf(period, shown), days);
  const [from, to] = [shown.from.toString(), shown.to.toString()];
  return { from, to, sums, before: earlier, steps, pages, sources, campaigns, devices, funnels: funnelsOf(stages) };
};

/** Every step is there, also one without visitors. A day belongs to the last step that has begun. */
function summedBy(steps: readonly string[], days: readonly VisitStep[]): VisitStep[] {
  return steps.map((on, at) => {
    const inside = days.filter((day) => day.on >= on && day.on < (steps[at + 1] ?? '9999'));
    const sum = (name: 'visitors' | 'views') => inside.reduce((total, day) => total + day[name], 0);
    return { on, visitors: sum('visitors'), views: sum('views') };
  });
}
