import type { CsvValue } from '@fachwerk/base/csv';
import { WEEKDAYS } from '@fachwerk/base/time';
import type { Translate } from '@fachwerk/server/translator';
import type {
  AppointmentFigures,
  BoxFigures,
  ItemFigures,
  OrderFigures,
  Statistics,
  StatisticsTable,
} from '../../contract.ts';
import { averageCents, handoverMinutes, lostToFaults, occupancyPercent } from '../../rules/figures.ts';

export type Sheet = { readonly head: readonly string[]; readonly rows: readonly (readonly CsvValue[])[] };

const TIMES = ['now', 'before', 'yearBefore'] as const;

const euros = (cents: number | null) => (cents === null ? null : cents / 100);

const BOX_COLUMNS: readonly (readonly [name: string, of: (figures: BoxFigures) => CsvValue])[] = [
  ['rentals', ({ rentals }) => rentals],
  ['revenue', ({ revenueCents }) => euros(revenueCents)],
  ['average', (figures) => euros(averageCents(figures))],
  ['occupancy', occupancyPercent],
  ['openings', ({ openings }) => openings],
  ['failed_openings', ({ failedOpenings }) => failedOpenings],
  ['faults', ({ faults }) => faults],
  ['fault_hours', ({ faultSeconds }) => Math.round(faultSeconds / 360) / 10],
  ['lost', (figures) => euros(lostToFaults(figures)?.cents ?? null)],
];
const ORDER_COLUMNS: readonly (readonly [name: string, of: (figures: OrderFigures) => CsvValue])[] = [
  ['orders', ({ orders }) => orders],
  ['turnover', ({ turnoverCents }) => euros(turnoverCents)],
  ['cancelled', ({ cancelled }) => cancelled],
  ['handover', handoverMinutes],
  ['late', ({ late }) => late],
];

const APPOINTMENT_COLUMNS: readonly (readonly [name: string, of: (figures: AppointmentFigures) => CsvValue])[] = [
  ['appointments', ({ appointments }) => appointments],
  ['worth', ({ cents }) => euros(cents)],
  ['hours', ({ minutes }) => hours(minutes)],
  ['no_shows', ({ noShows }) => noShows],
  ['cancelled', ({ cancelled }) => cancelled],
];

const ITEM_COLUMNS: readonly (readonly [name: string, of: (figures: ItemFigures) => CsvValue])[] = [
  ['quantity', ({ quantity }) => quantity],
  ['turnover', ({ cents }) => euros(cents)],
  ['orders', ({ orders }) => orders],
];

const STEPS: readonly StatisticsTable[] = ['steps', 'order_steps', 'item_steps', 'appointment_steps'];

/** A table of the screen as a spreadsheet has it: numbers as numbers, each beside what it was before. */
export function sheetOf(statistics: Statistics, table: StatisticsTable, t: Translate): Sheet {
  const { boxes, orders, item, appointments, work, step } = statistics;
  const name = (column: string) => t(`statistics.figure.${column}`);
  const first = t(`statistics.column.${STEPS.includes(table) ? step : table}`);
  const withBefore = <Figures>(
    columns: readonly (readonly [string, (figures: Figures) => CsvValue])[],
    rows: readonly {
      readonly label: string;
      readonly now: Figures;
      readonly before: Figures | null;
      readonly yearBefore: Figures | null;
    }[],
  ): Sheet => ({
    head: [first, ...TIMES.flatMap((time) => columns.map(([column]) => headOf(t, name(column), time)))],
    rows: rows.map((row) => [
      row.label,
      ...TIMES.flatMap((time) => columns.map(([, of]) => (row[time] === null ? null : of(row[time])))),
    ]),
  });
  const labelled = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, label: row.name }));
  const handedOver = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, label: t(`statistics.type.${row.id}`) }));
  const dated = <Row extends { readonly on: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, label: row.on }));
  switch (table) {
    case 'steps':
      return withBefore(BOX_COLUMNS, dated(boxes?.steps ?? []));
    case 'companies':
    case 'locations':
    case 'sizes':
      return withBefore(BOX_COLUMNS, labelled(boxes?.[table] ?? []));
    case 'order_steps':
      return withBefore(ORDER_COLUMNS, dated(orders?.steps ?? []));
    case 'types':
      return withBefore(ORDER_COLUMNS, handedOver(orders?.types ?? []));
    case 'order_companies':
      return withBefore(ORDER_COLUMNS, labelled(orders?.companies ?? []));
    case 'item_steps':
      return withBefore(ITEM_COLUMNS, dated(item?.steps ?? []));
    case 'item_types':
      return withBefore(ITEM_COLUMNS, handedOver(item?.types ?? []));
    case 'items':
      return withBefore(
        ITEM_COLUMNS,
        (orders?.items ?? []).map((row) => ({ ...row, label: row.name || t('statistics.item_gone') })),
      );
    case 'appointment_steps':
      return withBefore(APPOINTMENT_COLUMNS, dated(appointments?.steps ?? []));
    case 'services':
      return withBefore(APPOINTMENT_COLUMNS, labelled(appointments?.services ?? []));
    case 'projects':
      return {
        head: [
          first,
          name('hours'),
          name('amount'),
          name('budget'),
          ...(['before', 'yearBefore'] as const).map((time) => headOf(t, name('hours'), time)),
        ],
        rows: (work?.projects ?? []).map((row) => [
          row.name,
          hours(row.minutes),
          euros(row.cents),
          euros(row.budgetCents),
          hours(row.minutesBefore),
          hours(row.minutesYearBefore),
        ]),
      };
    case 'heat':
      return heatSheet(statistics, t);
  }
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

const headOf = (t: Translate, name: string, time: 'now' | 'before' | 'yearBefore') =>
  time === 'now' ? name : t(`statistics.head.${time}`, { name });

function heatSheet({ boxes }: Statistics, t: Translate): Sheet {
  return {
    head: [
      t('statistics.column.sizes'),
      t('statistics.column.day'),
      ...Array.from({ length: 24 }, (_, hour) => `${hour}:00`),
    ],
    rows: (boxes?.heat ?? []).flatMap(({ sizeCode, percents }) =>
      WEEKDAYS.map((weekday, at) => [
        sizeCode ?? t('statistics.all_sizes'),
        t(`statistics.weekday.${weekday}`),
        ...percents.slice(at * 24, at * 24 + 24),
      ]),
    ),
  };
}
