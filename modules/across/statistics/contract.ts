import { ask, type CapabilityCatalog, change } from '@fachwerk/base/contract';
import type { ProblemCatalog } from '@fachwerk/base/problem';
import { FileAnswer, Instant, line } from '@fachwerk/base/schema';
import { RentalTerm } from '@fachwerk/locations/contract';
import * as z from 'zod/mini';

/** Whole calendar months, quarters and years; the running one up to today. */
export const Period = z.enum(['month', 'quarter', 'year']);
export type Period = z.infer<typeof Period>;

/** `2026-11`. */
export const Month = z.string().check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'field.date'));

const MOST_CHOSEN = 200;
const ids = z.optional(z.array(z.uuid()).check(z.maxLength(MOST_CHOSEN)));

export const StatisticsFilter = z.object({
  period: Period,
  /** Any month of the period. */
  at: Month,
  /** Left out or empty: all in sight. */
  companyIds: ids,
  locationIds: ids,
  sizeCodes: z.optional(z.array(line(20)).check(z.maxLength(50))),
  /** Boxes in locations that are let for such a time. */
  term: z.optional(RentalTerm),
  /** Of two the orders could not be added up: some have both. */
  itemId: z.optional(z.uuid()),
});
export type StatisticsFilter = z.infer<typeof StatisticsFilter>;

/** Both days count. */
export const DaySpan = z.object({ from: z.iso.date(), to: z.iso.date() });
export type DaySpan = z.infer<typeof DaySpan>;

/** What a time, a place or a size of boxes brought. What is said of it (occupancy, averages, losses) is worked out by `rules/figures.ts`. */
export const BoxFigures = z.object({
  rentals: z.int(),
  revenueCents: z.int(),
  takenSeconds: z.int(),
  offeredSeconds: z.int(),
  openings: z.int(),
  failedOpenings: z.int(),
  faults: z.int(),
  faultSeconds: z.int(),
});
export type BoxFigures = z.infer<typeof BoxFigures>;

export const OrderFigures = z.object({
  orders: z.int(),
  turnoverCents: z.int(),
  cancelled: z.int(),
  handedOver: z.int(),
  handoverSeconds: z.int(),
  late: z.int(),
});
export type OrderFigures = z.infer<typeof OrderFigures>;

/** Beside the period before and the same one a year ago; null: that time was not counted from its first day on, and so is none to compare with. */
const compared = <S extends z.core.$ZodType>(schema: S) =>
  z.object({ now: schema, before: z.nullable(schema), yearBefore: z.nullable(schema) });

/** A day, or of a year a month by its first day; the others are the same step of their periods. */
const stepOf = <S extends z.core.$ZodType>(schema: S) => z.object({ on: z.iso.date(), ...compared(schema).shape });

const named = <S extends z.core.$ZodType>(schema: S) =>
  z.object({ id: z.string(), name: z.string(), ...compared(schema).shape });

export const BoxStep = stepOf(BoxFigures);
export type BoxStep = z.infer<typeof BoxStep>;
export const BoxGroup = named(BoxFigures);
export type BoxGroup = z.infer<typeof BoxGroup>;
export const OrderStep = stepOf(OrderFigures);
export type OrderStep = z.infer<typeof OrderStep>;
export const OrderGroup = named(OrderFigures);
export type OrderGroup = z.infer<typeof OrderGroup>;

/** Percent of the time that boxes were with somebody, Monday 0 o'clock first; null where no box was there. */
export const Heat = z.object({ sizeCode: z.nullable(z.string()), percents: z.array(z.nullable(z.number())) });
export type Heat = z.infer<typeof Heat>;

export const BoxStatistics = z.object({
  sums: compared(BoxFigures),
  steps: z.array(BoxStep),
  companies: z.array(BoxGroup),
  locations: z.array(BoxGroup),
  sizes: z.array(BoxGroup),
  /** All sizes together first. */
  heat: z.array(Heat),
});
export type BoxStatistics = z.infer<typeof BoxStatistics>;

/** What was sold of an item, as the papers of its orders say; and in how many orders. */
export const ItemFigures = z.object({ orders: z.int(), quantity: z.int(), cents: z.int() });
export type ItemFigures = z.infer<typeof ItemFigures>;
export const ItemStep = stepOf(ItemFigures);
export const ItemGroup = named(ItemFigures);
export type ItemGroup = z.infer<typeof ItemGroup>;

export const OrderStatistics = z.object({
  sums: compared(OrderFigures),
  steps: z.array(OrderStep),
  /** How they were handed over; `service` for what is not. */
  types: z.array(OrderGroup),
  companies: z.array(OrderGroup),
  /** What sold best; without a name where it is gone. */
  items: z.array(ItemGroup),
});
export type OrderStatistics = z.infer<typeof OrderStatistics>;

/** One item alone. */
export const ItemStatistics = z.object({
  id: z.uuid(),
  /** Empty where it is gone. */
  name: z.string(),
  sums: compared(ItemFigures),
  steps: z.array(ItemStep),
  types: z.array(ItemGroup),
});
export type ItemStatistics = z.infer<typeof ItemStatistics>;

export const ProjectRow = z.object({
  id: z.uuid(),
  name: z.string(),
  minutes: z.int(),
  cents: z.int(),
  minutesBefore: z.int(),
  minutesYearBefore: z.int(),
  /** Of all months of the period together; null: none was agreed. */
  budgetCents: z.nullable(z.int()),
});
export type ProjectRow = z.infer<typeof ProjectRow>;

/** Appointments belong to the day they are on. */
export const AppointmentFigures = z.object({
  /** That were to take place: booked, come to, and not come to. */
  appointments: z.int(),
  /** What those are worth to which somebody came or comes. */
  cents: z.int(),
  minutes: z.int(),
  noShows: z.int(),
  cancelled: z.int(),
});
export type AppointmentFigures = z.infer<typeof AppointmentFigures>;
export const AppointmentStep = stepOf(AppointmentFigures);
export const ServiceGroup = named(AppointmentFigures);
export type ServiceGroup = z.infer<typeof ServiceGroup>;

export const AppointmentStatistics = z.object({
  sums: compared(AppointmentFigures),
  steps: z.array(AppointmentStep),
  services: z.array(ServiceGroup),
});
export type AppointmentStatistics = z.infer<typeof AppointmentStatistics>;

const VisitFigures = z.object({ visitors: z.int(), views: z.int() });

export const Statistics = z.object({
  shown: DaySpan,
  before: DaySpan,
  yearBefore: DaySpan,
  /** Today is in it: the others end on the same day. */
  isRunning: z.boolean(),
  step: z.enum(['day', 'month']),
  /** When the figures were added up last; null: not yet. */
  rolledAt: z.nullable(Instant),
  /** Null: there are none in sight, or the person may not see them. */
  boxes: z.nullable(BoxStatistics),
  orders: z.nullable(OrderStatistics),
  /** The one that was asked for; then there is nothing else. */
  item: z.nullable(ItemStatistics),
  appointments: z.nullable(AppointmentStatistics),
  work: z.nullable(z.object({ projects: z.array(ProjectRow) })),
  visits: z.nullable(compared(VisitFigures)),
});
export type Statistics = z.infer<typeof Statistics>;

/** In the order of the screen. */
export const REPORTS = ['boxes', 'orders', 'item', 'appointments', 'visits', 'work'] as const;
export type ReportName = (typeof REPORTS)[number];

export const StatisticsChoices = z.object({
  companies: z.array(z.object({ id: z.uuid(), name: z.string() })),
  locations: z.array(z.object({ id: z.uuid(), companyId: z.uuid(), name: z.string() })),
  sizes: z.array(z.object({ code: z.string(), name: z.string() })),
  /** That were ever sold, by name. */
  items: z.array(z.object({ id: z.uuid(), companyId: z.uuid(), name: z.string() })),
  /** Newest first, since something happened. */
  months: z.array(Month),
  isSubscribed: z.boolean(),
});
export type StatisticsChoices = z.infer<typeof StatisticsChoices>;

/** What the dashboard shows of a month. */
export const OverviewName = z.enum(['rentals', 'revenue', 'occupancy', 'orders', 'turnover', 'appointments', 'worth']);
export type OverviewName = z.infer<typeof OverviewName>;

export const OverviewItem = z.object({
  name: OverviewName,
  value: z.number(),
  /** Null, and without a sign: the month before was not counted from its first day on. */
  oldValue: z.nullable(z.number()),
  sign: z.nullable(z.enum(['up', 'down', 'same'])),
  /** Day by day. */
  spark: z.array(z.number()),
});
export type OverviewItem = z.infer<typeof OverviewItem>;

/** A table of the screen. */
export const StatisticsTable = z.enum([
  'steps',
  'companies',
  'locations',
  'sizes',
  'heat',
  'order_steps',
  'order_companies',
  'types',
  'items',
  'item_steps',
  'item_types',
  'appointment_steps',
  'services',
  'projects',
]);
export type StatisticsTable = z.infer<typeof StatisticsTable>;

export const BusinessPlace = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of the time that its boxes were offered. */
  percent: z.number(),
  percentBefore: z.nullable(z.number()),
});
export type BusinessPlace = z.infer<typeof BusinessPlace>;

/** What the boxes brought in a month, when they were taken, and where; beside the month before up to the same day. */
export const Business = z.object({
  revenueCents: z.int(),
  revenueCentsBefore: z.nullable(z.int()),
  percent: z.nullable(z.number()),
  percentBefore: z.nullable(z.number()),
  days: z.array(z.object({ on: z.iso.date(), cents: z.int(), centsBefore: z.nullable(z.int()) })),
  /** Percent taken at each hour of the day. */
  hours: z.array(z.nullable(z.number())),
  best: z.nullable(BusinessPlace),
  worst: z.nullable(BusinessPlace),
});
export type Business = z.infer<typeof Business>;

export const statisticsCapabilities = {
  'statistics.read': { roles: ['administrator', 'management', 'accounting', 'reader'] },
} as const satisfies CapabilityCatalog;

export const statisticsProblems = {
  'statistics.to_come': 422,
  'statistics.place_unknown': 404,
  'statistics.item_unknown': 404,
} as const satisfies ProblemCatalog;
export type StatisticsProblem = keyof typeof statisticsProblems;

export const statisticsApi = {
  filter: ask({
    method: 'GET',
    path: '/private/statistics-filter',
    access: 'staff:statistics.read',
    summary: 'What the figures can be narrowed to.',
    input: z.object({}),
    output: StatisticsChoices,
  }),
  show: ask({
    method: 'POST',
    path: '/private/statistics',
    access: 'staff:statistics.read',
    summary:
      'Rentals, occupancy, turnover, faults, orders, appointments, time and visitors of a period, beside the one before and a year ago.',
    input: z.object({ filter: StatisticsFilter }),
    output: Statistics,
  }),
  overview: ask({
    method: 'GET',
    path: '/private/statistics/overview',
    access: 'staff:statistics.read',
    summary: 'The few figures of a month that the dashboard shows, beside the month before.',
    input: z.object({ month: Month }),
    output: z.object({ items: z.array(OverviewItem) }),
  }),
  business: ask({
    method: 'GET',
    path: '/private/statistics/business',
    access: 'staff:statistics.read',
    summary: 'Rental revenue, occupancy, the best and the worst location of a month, for the dashboard.',
    input: z.object({ month: Month }),
    /** Null: there are no boxes in sight, or nothing happened to them. */
    output: z.object({ shown: DaySpan, business: z.nullable(Business) }),
  }),
  export: ask({
    method: 'POST',
    path: '/private/statistics/export',
    access: 'staff:statistics.read',
    summary: 'One table of the figures as CSV or XLSX.',
    input: z.object({ filter: StatisticsFilter, table: StatisticsTable, format: z.enum(['csv', 'xlsx']) }),
    output: FileAnswer,
  }),
  subscribe: change({
    method: 'POST',
    path: '/private/statistics/subscription',
    access: 'staff:statistics.read',
    repeats: 'same',
    summary: 'Whether the caller gets the figures of each month by mail.',
    input: z.object({ isSubscribed: z.boolean() }),
    output: z.object({ isSubscribed: z.boolean() }),
  }),
};
