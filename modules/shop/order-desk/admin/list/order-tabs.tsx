import type { Output } from '@fachwerk/base/contract';
import { type OrderStatus, OrderStatus as Statuses } from '@fachwerk/orders/contract';
import type { orderApi } from '@fachwerk/orders/contract-staff';
import { CountTabs, countWords } from '@fachwerk/react/count-tabs';
import { useText } from '@fachwerk/react/texts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = {
  chosen: OrderStatus | undefined;
  counts: Output<typeof orderApi.counts> | undefined;
  onChoose: (status: OrderStatus | undefined) => void;
  /** Only these, and no tab of all: the dashboard shows five (spec §2). */
  statuses?: readonly OrderStatus[];
};

const ALL = 'all';

/** One tab per status, with how many there are. */
export function OrderTabs({ chosen, counts, onChoose, statuses }: Props) {
  const t = useText(adminDe);
  return (
    <CountTabs<OrderStatus | typeof ALL>
      label={t('order.status')}
      chosen={chosen ?? ALL}
      onChoose={(next) => onChoose(next === ALL ? undefined : next)}
      tabs={[
        ...(statuses ? [] : [{ name: ALL, label: t('orders.all') } as const]),
        ...(statuses ?? Statuses.options).map((status) => ({
          name: status,
          label: t(`order.status.${status}`),
          count: counts && countWords([counts.byStatus[status]]),
        })),
      ]}
    />
  );
}
