import type { Translate } from '@fachwerk/server/translator';
import type { DayReport } from '../../contract.ts';

export type TableRow = {
  readonly what: string;
  readonly count: number | null;
  readonly netCents: number | null;
  readonly vatCents: number | null;
  readonly grossCents: number | null;
  readonly isSum?: boolean;
};
export type Table = { readonly title: string; readonly rows: readonly TableRow[] };

const EMPTY = { count: null, netCents: null, vatCents: null, grossCents: null };

/** The report as papers and spreadsheets have it: parts with rows, in the reader's words. */
export function tablesOf(
  { turnover, giftsSold, payments, kinds, deliveries, cancelled, open }: DayReport,
  t: Translate,
): Table[] {
  const { rates, netCents, vatCents, grossCents, invoices, credits } = turnover;
  const sum = (of: 'receivedCents' | 'refundedCents') => payments.reduce((total, row) => total + row[of], 0);
  return [
    {
      title: t('day_report.turnover'),
      rows: [
        ...rates.map(({ vatPercent, ...amounts }) => ({
          ...EMPTY,
          what: t('day_report.rate', { percent: vatPercent }),
          ...amounts,
        })),
        { what: t('day_report.sum'), count: invoices + credits, netCents, vatCents, grossCents, isSum: true },
        ...(giftsSold.count > 0 || giftsSold.cents !== 0
          ? [
              {
                ...EMPTY,
                what: t('day_report.gifts_sold'),
                count: giftsSold.count,
                grossCents: giftsSold.cents,
              },
            ]
          : []),
      ],
    },
    {
      title: t('day_report.payments'),
      rows: [
        ...payments.flatMap(({ option, count, receivedCents, refundedCents }) => [
          ...(count > 0
            ? [{ ...EMPTY, what: t(`day_report.option.${option}`), count, grossCents: receivedCents }]
            : []),
          ...(refundedCents > 0
            ? [
                {
                  ...EMPTY,
                  what: t('day_report.refunded', { option: t(`day_report.option.${option}`) }),
                  grossCents: -refundedCents,
                },
              ]
            : []),
        ]),
        { ...EMPTY, what: t('day_report.sum'), grossCents: sum('receivedCents') - sum('refundedCents'), isSum: true },
      ],
    },
    {
      title: t('day_report.kinds'),
      rows: kinds.map(({ kind, cents }) => ({ ...EMPTY, what: t(`day_report.kind.${kind}`), grossCents: cents })),
    },
    {
      title: t('day_report.deliveries'),
      rows: deliveries.map(({ type, count, cents }) => ({
        ...EMPTY,
        what: t(`day_report.delivery.${type ?? 'none'}`),
        count,
        grossCents: cents,
      })),
    },
    {
      title: t('day_report.more'),
      rows: [
        { ...EMPTY, what: t('day_report.cancelled'), count: cancelled.count, grossCents: cancelled.cents },
        { ...EMPTY, what: t('day_report.open'), count: open.count, grossCents: open.cents },
      ],
    },
  ];
}
