import { listLocations } from '@fachwerk/locations/facade';
import type { CompanyCtx } from '@fachwerk/server/ctx';
import { isOneOf, sql } from '@fachwerk/server/sql';
import type { BoxFigures, BoxGroup, BoxStatistics, DaySpan, Heat } from '../../contract.ts';
import { heatOf, NO_BOXES } from '../../rules/figures.ts';
import { cutOf, eachSpan, isComparable, partsOf, type Spans } from '../../rules/period.ts';
import { ALL_LOCATIONS } from '../rollup/roll-up-months.ts';
import { boxesIn, isAfterCut, listCompanies, namesOfLocations, type Scope } from './scope.ts';
import { stepsBeside } from './steps-beside.ts';

type Step = 'day' | 'month';
type Row = BoxFigures & { readonly by: string; readonly key: string; readonly firstOn: string | null };
type Read = {
  readonly all: BoxFigures;
  of(by: string): ReadonlyMap<string, BoxFigures>;
  /** To compare with; null where there was no box yet when the span began. */
  held(by: string, key: string): BoxFigures | null;
};

const columns = sql`f.company_id, f.location_id, f.size_code, f.rentals, f.revenue_cents, f.taken_seconds, f.offered_seconds, f.openings,
  f.failed_openings, f.faults, f.fault_seconds`;

/** One read of a span, added up in every way at once. A span in months takes whole ones as they stand. Revenue of its last day ends at `cutAt`. */
export async function readBoxes(
  ctx: CompanyCtx,
  scope: Scope,
  span: DaySpan,
  step: Step,
  cutAt: Date | null,
): Promise<Read> {
  const { months, days } = step === 'month' ? partsOf(span) : { months: null, days: span };
  const none = { from: '9999-01-01', to: '9999-01-01' };
  const [whole, rest] = [months ?? none, days ?? none];
  const rows = await ctx.db.rows<Row>(sql`
    select case grouping(s.step, s.company_id, s.location_id, s.size_code) when 15 then 'all' when 7 then 'step' when 11 then 'company'
        when 13 then 'location' else 'size' end as by,
      coalesce(s.step::text, s.company_id::text, s.location_id::text, s.size_code, '') as key,
      min(s.step)::text as first_on, coalesce(sum(s.rentals), 0)::int as rentals, coalesce(sum(s.revenue_cents), 0)::bigint as revenue_cents,
      coalesce(sum(s.taken_seconds), 0)::bigint as taken_seconds, coalesce(sum(s.offered_seconds), 0)::bigint as offered_seconds,
      coalesce(sum(s.openings), 0)::int as openings, coalesce(sum(s.failed_openings), 0)::int as failed_openings,
      coalesce(sum(s.faults), 0)::int as faults, coalesce(sum(s.fault_seconds), 0)::bigint as fault_seconds
    from (
      select f.month as step, ${columns} from statistics.box_month f
      where ${boxesIn(scope)} and f.month between ${whole.from}::date and ${whole.to}::date
      union all
      select case when ${step === 'month'} then date_trunc('month', f.on_day)::date else f.on_day end, ${columns} from statistics.box_day f
      where ${boxesIn(scope)} and f.on_day between ${rest.from}::date and ${rest.to}::date
      union all
      select case when ${step === 'month'} then date_trunc('month', ${span.to}::date)::date else ${span.to}::date end, f.company_id, f.location_id,
        f.size_code, 0, -f.cents, 0, 0, 0, 0, 0, 0
      from rentals.revenue_view f where ${boxesIn(scope)} and ${isAfterCut(span, cutAt)}
    ) as s
    group by grouping sets ((), (s.step), (s.company_id), (s.location_id), (s.size_code))`);
  const found: Record<string, Map<string, BoxFigures>> = {};
  const comparable = new Set<BoxFigures>();
  for (const { by, key, firstOn, ...figures } of rows) {
    found[by] ??= new Map();
    found[by].set(key, figures);
    if (isComparable(span, firstOn)) comparable.add(figures);
  }
  const of = (by: string) => found[by] ?? new Map<string, BoxFigures>();
  const held = (by: string, key: string) => {
    const figures = of(by).get(key);
    return figures && comparable.has(figures) ? figures : null;
  };
  return { all: of('all').get('') ?? NO_BOXES, of, held };
}

/** Null where nothing was let, opened or broken in these times. */
export async function boxStatistics(
  ctx: CompanyCtx,
  scope: Scope,
  spans: Spans,
  step: Step,
): Promise<BoxStatistics | null> {
  const [now, before, yearBefore, heat, companies, locations] = await Promise.all([
    ...eachSpan(spans, (span) => readBoxes(ctx, scope, span, step, cutOf(span, spans, ctx.now))),
    readHeat(ctx, scope, spans.shown),
    listCompanies(ctx),
    listLocations(ctx),
  ]);
  const reads = { now, before, yearBefore };
  if (Object.values(reads).every(({ all }) => isQuiet(all))) return null;
  const group = (by: string, names: ReadonlyMap<string, string>): BoxGroup[] =>
    [...new Set(Object.values(reads).flatMap(({ of }) => [...of(by).keys()]))]
      .map((id) => {
        const then = { before: before.held(by, id), yearBefore: yearBefore.held(by, id) };
        return { id, name: names.get(id) ?? id, now: now.of(by).get(id) ?? NO_BOXES, ...then };
      })
      .sort((a, b) => b.now.revenueCents - a.now.revenueCents || a.name.localeCompare(b.name, 'de'));
  const sums = { now: now.all, before: before.held('all', ''), yearBefore: yearBefore.held('all', '') };
  return {
    sums,
    steps: stepsBeside(spans, step, {
      now: now.of('step'),
      before: sums.before && before.of('step'),
      yearBefore: sums.yearBefore && yearBefore.of('step'),
      none: NO_BOXES,
    }),
    companies: group('company', new Map(companies.map(({ id, name }) => [id, name]))),
    locations: group('location', namesOfLocations(locations)),
    sizes: group('size', new Map()).filter(({ id }) => id !== ''),
    heat,
  };
}

/** Boxes alone are no figures. */
export const isQuiet = ({ rentals, revenueCents, takenSeconds, openings, failedOpenings, faults }: BoxFigures) =>
  rentals + Math.abs(revenueCents) + takenSeconds + openings + failedOpenings + faults === 0;

type HeatRow = {
  readonly sizeCode: string;
  readonly takenSeconds: readonly number[];
  readonly offeredSeconds: readonly number[];
};

/** Whole months: of a period that runs, up to now. All locations together stand in a row of their own. */
export async function readHeat(
  ctx: CompanyCtx,
  { companyIds, locationIds, sizeCodes }: Scope,
  span: DaySpan,
): Promise<Heat[]> {
  const rows = await ctx.db.rows<HeatRow>(sql`
    select f.size_code, f.taken_seconds, f.offered_seconds from statistics.heat_month f
    where ${isOneOf(sql`f.company_id`, companyIds)} and f.month between ${span.from}::date and ${span.to}::date
      and ${isOneOf(sql`f.location_id`, locationIds ?? [ALL_LOCATIONS])}
      and (${sizeCodes.length === 0} or f.size_code = any(${sizeCodes}::text[]))
    order by f.size_code`);
  const numbered = rows.map((row) => ({
    sizeCode: row.sizeCode,
    takenSeconds: row.takenSeconds.map(Number),
    offeredSeconds: row.offeredSeconds.map(Number),
  }));
  const sizes = [...new Set(numbered.map(({ sizeCode }) => sizeCode))];
  const of = (sizeCode: string) => heatOf(numbered.filter((row) => row.sizeCode === sizeCode));
  return [
    { sizeCode: null, percents: heatOf(numbered) },
    ...sizes.map((sizeCode) => ({ sizeCode, percents: of(sizeCode) })),
  ];
}
