import { dayOf } from '@fachwerk/base/time';
import { companyByCode } from '@fachwerk/companies/facade';
import type { WorkCtx } from '@fachwerk/server/ctx';
import { sql } from '@fachwerk/server/sql';
import type { DayCount } from '../../rules/day-counts.ts';

type Share = readonly [name: string, share: number];
type DemoSite = {
  readonly perDay: number;
  /** How much of a usual day comes on which day of the week, Monday first. */
  readonly week: readonly number[];
  readonly pages: readonly Share[];
  readonly sources: readonly Share[];
  readonly campaigns: readonly Share[];
  readonly phones: number;
  /** Steps on the way to an order. */
  readonly stages: readonly Share[];
};

/** By the code of the company. */
const SITES: Readonly<Record<string, DemoSite>> = {
  zeitlagercity: {
    perDay: 140,
    week: [0.9, 0.85, 0.9, 1, 1.25, 1.3, 0.8],
    pages: [
      ['/', 0.62],
      ['/standorte', 0.44],
      ['/warenkorb', 0.16],
      ['/kasse', 0.12],
      ['/impressum', 0.03],
    ],
    sources: [
      ['google.com', 0.46],
      ['', 0.31],
      ['bing.com', 0.07],
      ['hamburg-tourism.de', 0.06],
      ['instagram.com', 0.06],
      ['duckduckgo.com', 0.04],
    ],
    campaigns: [['aushang-bahnhof', 0.05]],
    phones: 0.71,
    stages: [
      ['boxes/place', 0.44],
      ['boxes/cart', 0.16],
      ['boxes/till', 0.12],
      ['boxes/payment', 0.105],
      ['boxes/order', 0.095],
    ],
  },
  'salon-linde': {
    perDay: 35,
    week: [0.4, 1, 1, 1.1, 1.3, 1.2, 0.7],
    pages: [
      ['/', 0.68],
      ['/termine', 0.41],
      ['/impressum', 0.04],
    ],
    sources: [
      ['google.com', 0.44],
      ['', 0.38],
      ['instagram.com', 0.18],
    ],
    campaigns: [],
    phones: 0.81,
    stages: [
      ['appointments/service', 0.41],
      ['appointments/time', 0.2],
      ['appointments/booked', 0.13],
    ],
  },
  'trattoria-bella': {
    perDay: 60,
    week: [0.5, 0.8, 0.9, 1, 1.4, 1.5, 0.9],
    pages: [
      ['/', 0.7],
      ['/shop', 0.58],
      ['/warenkorb', 0.24],
      ['/gutschein', 0.08],
      ['/impressum', 0.04],
    ],
    sources: [
      ['google.com', 0.41],
      ['', 0.36],
      ['instagram.com', 0.13],
      ['facebook.com', 0.06],
      ['tripadvisor.de', 0.04],
    ],
    campaigns: [['newsletter', 0.09]],
    phones: 0.78,
    stages: [
      ['shop/item', 0.58],
      ['shop/cart', 0.24],
      ['shop/till', 0.19],
      ['shop/payment', 0.15],
      ['shop/order', 0.14],
    ],
  },
};

/** A year, and a little of the one before it. */
const DAYS = 400;

/** Leaves alone what is already there: a start that broke off in the middle may be repeated. */
export async function createDemoVisits(ctx: WorkCtx): Promise<void> {
  for (const [code, site] of Object.entries(SITES)) {
    const company = await companyByCode(ctx, code);
    if (!company?.isDemo) continue;
    const today = dayOf(ctx.now);
    const days = Array.from({ length: DAYS }, (_, ago) => today.subtract({ days: ago }));
    const rows = days.flatMap((day, ago) => dayOfSite(site, day, ago).map((row) => ({ ...row, on: day.toString() })));
    await ctx.db.count(sql`
      insert into visits.day_count (company_id, on_day, kind, name, views, visitors)
      select ${company.id}, on_day, kind, name, views, visitors
      from unnest(${rows.map(({ on }) => on)}::date[], ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ name }) => name)}::text[],
        ${rows.map(({ views }) => views)}::int[], ${rows.map(({ visitors }) => visitors)}::int[]) as d (on_day, kind, name, views, visitors)
      on conflict do nothing`);
  }
}

/** The same each time it is made: it goes up and down by the weekday and a little by itself, and slowly grows. */
function dayOfSite(site: DemoSite, day: Temporal.PlainDate, ago: number): DayCount[] {
  const ripple = 0.85 + ((ago * 37) % 31) / 100;
  const growth = 1 - (ago / DAYS) * 0.4;
  const isToday = ago === 0 ? 0.4 : 1;
  const visitors = Math.round(site.perDay * site.week[day.dayOfWeek - 1]! * ripple * growth * isToday);
  const of = (share: number) => Math.round(visitors * share);
  const named = (kind: DayCount['kind'], shares: readonly Share[]) =>
    shares.map(([name, share]): DayCount => ({ kind, name, views: 0, visitors: of(share) }));
  const pages = site.pages.map(
    ([name, share]): DayCount => ({ kind: 'page', name, views: of(share * 1.5), visitors: of(share) }),
  );
  const views = pages.reduce((sum, page) => sum + page.views, 0);
  const phones = of(site.phones);
  const tablets = of(0.04);
  return [
    { kind: 'site', name: '', views, visitors },
    ...pages,
    ...named('source', site.sources),
    ...named('campaign', site.campaigns),
    ...named('stage', site.stages).map((row) => ({ ...row, views: row.visitors })),
    { kind: 'device', name: 'phone', views: 0, visitors: phones },
    { kind: 'device', name: 'tablet', views: 0, visitors: tablets },
    { kind: 'device', name: 'computer', views: 0, visitors: visitors - phones - tablets },
  ];
}
