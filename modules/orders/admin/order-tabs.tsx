import type { Output } from '@fachwerk/base/contract';
import { useText } from '@fachwerk/react/texts';
import { Tabs } from '@mantine/core';
import { type OrderStatus, OrderStatus as Statuses } from '../contract.ts';
import type { orderApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import classes from './order-tabs.module.css';

type Props = {
  chosen: OrderStatus | undefined;
  counts: Output<typeof orderApi.counts> | undefined;
  onChoose: (status: OrderStatus | undefined) => void;
  /** Without the tab of all, and without one: the dashboard shows five (spec §2). */
  statuses?: readonly OrderStatus[];
};

const ALL = 'all';
/** The server counts no further. */
const MOST_COUNTED = 1000;

export function OrderTabs({ chosen, counts, onChoose, statuses }: Props) {
  const t = useText(de);
  const choose = (value: string | null) =>
    onChoose(value === null || value === ALL ? undefined : (value as OrderStatus));
  return (
    <Tabs value={chosen ?? ALL} onChange={choose} className={classes.tabs ?? ''}>
      <Tabs.List aria-label={t('order.status')}>
        {!statuses && <Tabs.Tab value={ALL}>{t('orders.all')}</Tabs.Tab>}
        {(statuses ?? Statuses.options).map((status) => (
          <Tabs.Tab key={status} value={status}>
            {t(`order.status.${status}`)}
            {counts && <span className={classes.count}>{countWord(counts.byStatus[status])}</span>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}

const countWord = (count: number) => (count < MOST_COUNTED ? String(count) : `${MOST_COUNTED - 1}+`);
