import { cents } from '@fachwerk/base/money';
import { Money } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DayReport } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './day-report.module.css';

type Row = { key: string; what: string; cells: readonly (number | ReactNode)[]; isSum?: boolean };

export function ReportTables({ report }: { report: DayReport }) {
  const t = useText(adminDe);
  const { turnover, giftsSold, payments, kinds, deliveries, cancelled, open } = report;
  const received = payments.reduce((sum, row) => sum + row.receivedCents, 0);
  const refunded = payments.reduce((sum, row) => sum + row.refundedCents, 0);
  return (
    <div className={classes.scroll}>
      <Figures
        title={t('day_report.turnover')}
        head={[t('day_report.column.net'), t('day_report.column.vat'), t('day_report.column.gross')]}
        rows={[
          ...turnover.rates.map(({ vatPercent, netCents, vatCents, grossCents }) => ({
            key: String(vatPercent),
            what: t('day_report.rate', { percent: vatPercent }),
            cells: [euros(netCents), euros(vatCents), euros(grossCents)],
          })),
          {
            key: 'sum',
            what: [
              t('day_report.invoices', { count: turnover.invoices }),
              t('day_report.credits', { count: turnover.credits }),
            ].join(', '),
            cells: [euros(turnover.netCents), euros(turnover.vatCents), euros(turnover.grossCents)],
            isSum: true,
          },
          ...(giftsSold.count > 0 || giftsSold.cents !== 0
            ? [{ key: 'gifts', what: t('day_report.gifts_sold'), cells: ['', '', euros(giftsSold.cents)] }]
            : []),
        ]}
      />
      <Figures
        title={t('day_report.payments')}
        head={[t('day_report.column.count'), t('day_report.column.received'), t('day_report.column.refunded')]}
        rows={[
          ...payments.map(({ option, count, receivedCents, refundedCents }) => ({
            key: option,
            what: t(`day_report.option.${option}`),
            cells: [count, euros(receivedCents), euros(refundedCents)],
          })),
          { key: 'sum', what: t('day_report.sum'), cells: ['', euros(received), euros(refunded)], isSum: true },
        ]}
      />
      <Figures
        title={t('day_report.kinds')}
        head={[t('day_report.column.gross')]}
        rows={kinds.map(({ kind, cents: sum }) => ({
          key: kind,
          what: t(`day_report.kind.${kind}`),
          cells: [euros(sum)],
        }))}
      />
      <Figures
        title={t('day_report.deliveries')}
        head={[t('day_report.column.count'), t('day_report.column.gross')]}
        rows={deliveries.map(({ type, count, cents: sum }) => ({
          key: type ?? 'none',
          what: t(`day_report.delivery.${type ?? 'none'}`),
          cells: [count, euros(sum)],
        }))}
      />
      <Figures
        title={t('day_report.more')}
        head={[t('day_report.column.count'), t('day_report.column.gross')]}
        rows={[
          { key: 'cancelled', what: t('day_report.cancelled'), cells: [cancelled.count, euros(cancelled.cents)] },
          { key: 'open', what: t('day_report.open'), cells: [open.count, euros(open.cents)] },
        ]}
      />
    </div>
  );
}

const euros = (amount: number) => <Money amount={cents(amount)} />;

function Figures({ title, head, rows }: { title: string; head: readonly string[]; rows: readonly Row[] }) {
  const t = useText(adminDe);
  return (
    <table className={classes.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day_report.column.what')}</th>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, cells, isSum }) => (
          <tr key={key} data-sum={isSum || undefined}>
            <th scope="row">{what}</th>
            {cells.map((cell, at) => (
              // Cells have no name of their own: they stand below their head.
              <td key={head[at]}>{cell}</td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <th scope="row" colSpan={head.length + 1}>
              <Text size="sm" c="dimmed">
                {t('day_report.nothing')}
              </Text>
            </th>
          </tr>
        )}
      </tbody>
    </table>
  );
}
