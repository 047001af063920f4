import { cents, type MoneyDecimals } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import type { BoxFigures, ItemFigures, OrderFigures } from '../../contract.ts';
import { averageCents, handoverMinutes, lostToFaults, occupancyPercent } from '../../rules/figures.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Unit = 'count' | 'money' | 'percent' | 'minutes' | 'hours';
export type Figure<Figures> = {
  readonly name: keyof typeof adminDe & `statistics.figure.${string}`;
  readonly unit: Unit;
  readonly of: (figures: Figures) => number | null;
};

/** What is said of boxes; the first four have a chart. */
export const BOX_FIGURES: readonly Figure<BoxFigures>[] = [
  { name: 'statistics.figure.revenue', unit: 'money', of: ({ revenueCents }) => revenueCents },
  { name: 'statistics.figure.rentals', unit: 'count', of: ({ rentals }) => rentals },
  { name: 'statistics.figure.occupancy', unit: 'percent', of: occupancyPercent },
  { name: 'statistics.figure.average', unit: 'money', of: averageCents },
  { name: 'statistics.figure.openings', unit: 'count', of: ({ openings }) => openings },
  { name: 'statistics.figure.failed_openings', unit: 'count', of: ({ failedOpenings }) => failedOpenings },
  { name: 'statistics.figure.faults', unit: 'count', of: ({ faults }) => faults },
  { name: 'statistics.figure.lost', unit: 'money', of: (figures) => lostToFaults(figures)?.cents ?? null },
];

export const ORDER_FIGURES: readonly Figure<OrderFigures>[] = [
  { name: 'statistics.figure.turnover', unit: 'money', of: ({ turnoverCents }) => turnoverCents },
  { name: 'statistics.figure.orders', unit: 'count', of: ({ orders }) => orders },
  { name: 'statistics.figure.handover', unit: 'minutes', of: handoverMinutes },
  { name: 'statistics.figure.late', unit: 'count', of: ({ late }) => late },
  { name: 'statistics.figure.cancelled', unit: 'count', of: ({ cancelled }) => cancelled },
];

export const ITEM_FIGURES: readonly Figure<ItemFigures>[] = [
  { name: 'statistics.figure.sold', unit: 'money', of: ({ cents: sum }) => sum },
  { name: 'statistics.figure.quantity', unit: 'count', of: ({ quantity }) => quantity },
  { name: 'statistics.figure.orders', unit: 'count', of: ({ orders }) => orders },
];

/** Which money it is: said below the figures that could be taken for another. */
export const ABOUT_FIGURE: Readonly<Record<string, { short: AboutKey; long: AboutKey }>> = {
  'statistics.figure.revenue': { short: 'revenue.shown', long: 'revenue.about' },
  'statistics.figure.turnover': { short: 'revenue.shown', long: 'revenue.about' },
  'statistics.figure.sold': { short: 'statistics.sold.about', long: 'statistics.sold.about' },
};
type AboutKey = 'revenue.shown' | 'revenue.about' | 'statistics.sold.about';

/** Rows by how orders are handed over, as people call it. */
export function useTypeNames() {
  const t = useText(adminDe);
  const wordsOf: Readonly<Record<string, string>> = {
    delivery: t('statistics.type.delivery'),
    pickup: t('statistics.type.pickup'),
    shipment: t('statistics.type.shipment'),
    totable: t('statistics.type.totable'),
    box: t('statistics.type.box'),
    service: t('statistics.type.service'),
  };
  return <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, name: wordsOf[row.id] ?? row.id }));
}

/** A parcel takes days: so many minutes are hours. */
const MANY_MINUTES = 180;

/** A number as people read it; an amount with the company's decimals, where none are named. */
export function useAmount() {
  const t = useText(adminDe);
  return (unit: Unit, value: number | null, decimals?: MoneyDecimals): string => {
    if (value === null) return t('statistics.no_value');
    if (unit === 'money') return formatMoney(cents(value), 'EUR', decimals);
    if (unit === 'minutes' && value >= MANY_MINUTES)
      return t('statistics.hours', { value: formatNumber(value / 60, 1) });
    const number = formatNumber(value, 1);
    return unit === 'count' ? number : t(`statistics.${unit}`, { value: number });
  };
}
