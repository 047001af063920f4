import type { Output } from '@fachwerk/base/contract';
import { useText } from '@fachwerk/react/texts';
import { SegmentedControl } from '@mantine/core';
import { type OrderStatus, OrderStatus as Statuses } from '../contract.ts';
import type { orderApi } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import classes from './order-tabs.module.css';

type Props = {
  chosen: OrderStatus | undefined;
  counts: Output<typeof orderApi.counts> | undefined;
  onChoose: (status: OrderStatus | undefined) => void;
  /** Only these, and no tab of all: the dashboard shows five (spec §2). */
  statuses?: readonly OrderStatus[];
};

const ALL = 'all';
/** The server counts no further. */
const MOST_COUNTED = 1000;

/** One tab per status, with how many there are. */
export function OrderTabs({ chosen, counts, onChoose, statuses }: Props) {
  const t = useText(de);
  const label = (status: OrderStatus) => (
    <span className={classes.tab}>
      {t(`order.status.${status}`)}
      {counts && <span className={classes.count}>{countWord(counts.byStatus[status])}</span>}
    </span>
  );
  return (
    <div className={classes.tabs}>
      <SegmentedControl
        aria-label={t('order.status')}
        value={chosen ?? ALL}
        onChange={(next) => onChoose(next === ALL ? undefined : (next as OrderStatus))}
        data={[
          ...(statuses ? [] : [{ value: ALL, label: t('orders.all') }]),
          ...(statuses ?? Statuses.options).map((status) => ({ value: status, label: label(status) })),
        ]}
      />
    </div>
  );
}

const countWord = (count: number) => (count < MOST_COUNTED ? String(count) : `${MOST_COUNTED - 1}+`);
