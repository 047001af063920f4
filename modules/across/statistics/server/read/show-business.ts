import { problemsOf } from '@fachwerk/base/problem';
import { listLocations } from '@fachwerk/locations/facade';
import type { UseCase } from '@fachwerk/server/module';
import { type BoxFigures, type BusinessPlace, type statisticsApi, statisticsProblems } from '../../contract.ts';
import { occupancyByHour, ranked } from '../../rules/business.ts';
import { NO_BOXES, occupancyPercent } from '../../rules/figures.ts';
import { cutOf, spansOf, stepsOf, whyNotShow } from '../../rules/period.ts';
import { isQuiet, readBoxes, readHeat } from './box-figures.ts';
import { namesOfLocations, wholeScope } from './scope.ts';

const problem = problemsOf(statisticsProblems);

/** The figures of the statistics, and none of its tables. */
export const showBusiness: UseCase<typeof statisticsApi.business> = async (ctx, { month }) => {
  const refusal = whyNotShow('month', month, ctx.now);
  if (refusal) throw problem(refusal);
  const { shown, before } = spansOf('month', month, ctx.now);
  const scope = await wholeScope(ctx);
  const [now, then, heat, locations] = await Promise.all([
    readBoxes(ctx, scope, shown, 'day', null),
    readBoxes(ctx, scope, before, 'day', cutOf(before, { shown }, ctx.now)),
    readHeat(ctx, scope, shown),
    listLocations(ctx),
  ]);
  if (isQuiet(now.all) && isQuiet(then.all)) return { shown, business: null };
  const names = namesOfLocations(locations);
  const percentOf = (figures: BoxFigures | null) => figures && occupancyPercent(figures);
  const places = [...now.of('location')].map(([id, figures]) => ({ id, percent: occupancyPercent(figures) }));
  const place = (found: { id: string; percent: number } | null): BusinessPlace | null =>
    found && {
      ...found,
      name: names.get(found.id) ?? found.id,
      percentBefore: percentOf(then.held('location', found.id)),
    };
  const held = then.held('all', '');
  const [days, daysBefore, stepsBefore] = [now.of('step'), then.of('step'), stepsOf(before, 'day')];
  const { best, worst } = ranked(places);
  const business = {
    revenueCents: now.all.revenueCents,
    revenueCentsBefore: held?.revenueCents ?? null,
    percent: percentOf(now.all),
    percentBefore: percentOf(held),
    days: stepsOf(shown, 'day').map((on, turn) => ({
      on,
      cents: (days.get(on) ?? NO_BOXES).revenueCents,
      centsBefore: held && (daysBefore.get(stepsBefore[turn] ?? '') ?? NO_BOXES).revenueCents,
    })),
    hours: occupancyByHour(heat),
    best: place(best),
    worst: place(worst),
  };
  return { shown, business };
};
