import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ItemRow, OrderStatistics, Statistics, StatisticsFilter } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ordersLink, stepSpan } from '../list-links.ts';
import { Course } from '../shared/course.tsx';
import { FigureFrame } from '../shared/figure-frame.tsx';
import { ORDER_FIGURES } from '../shared/figure-words.ts';
import { GroupTable } from '../shared/group-table.tsx';
import { SumGrid } from '../shared/sum-grid.tsx';
import { ValueTable } from '../shared/value-table.tsx';
import type { Comparison } from '../use-statistics-filter.ts';

type Props = { filter: StatisticsFilter; statistics: Statistics; orders: OrderStatistics; comparison: Comparison };

export function OrderSection({ filter, statistics, orders, comparison }: Props) {
  const t = useText(adminDe);
  const { shown, step } = statistics;
  const wordsOf: Readonly<Record<string, string>> = {
    delivery: t('statistics.type.delivery'),
    pickup: t('statistics.type.pickup'),
    shipment: t('statistics.type.shipment'),
    totable: t('statistics.type.totable'),
    box: t('statistics.type.box'),
    service: t('statistics.type.service'),
  };
  return (
    <>
      <Panel isWide>
        <Title order={2} size="h3" mb="sm">
          {t('statistics.orders')}
        </Title>
        <SumGrid figures={ORDER_FIGURES} sums={orders.sums} comparison={comparison} linkOf={() => ordersLink(shown)} />
      </Panel>
      <Course
        filter={filter}
        table="order_steps"
        step={step}
        steps={orders.steps}
        comparison={comparison}
        figures={ORDER_FIGURES}
        linkOf={(on) => ordersLink(stepSpan(on, step, shown))}
      />
      <GroupTable
        filter={filter}
        table="types"
        comparison={comparison}
        figures={ORDER_FIGURES}
        rows={orders.types.map((row) => ({ ...row, name: wordsOf[row.id] ?? row.id }))}
        linkOf={(id) => ordersLink(shown, id)}
      />
      {orders.items.length > 0 && <ItemTable filter={filter} items={orders.items} />}
    </>
  );
}

function ItemTable({ filter, items }: { filter: StatisticsFilter; items: readonly ItemRow[] }) {
  const t = useText(adminDe);
  const heads = [
    t('statistics.figure.quantity'),
    t('statistics.figure.turnover'),
    t('statistics.head.before', { name: t('statistics.figure.quantity') }),
    t('statistics.head.before', { name: t('statistics.figure.turnover') }),
  ];
  return (
    <FigureFrame filter={filter} table="items">
      <ValueTable
        title={t('statistics.column.items')}
        heads={heads}
        rows={items.map(({ id, name, quantity, cents: sum, quantityBefore, centsBefore }) => ({
          id,
          name: name ? (
            <Anchor component={Link} to={`/admin/shop/${id}`} size="sm">
              {name}
            </Anchor>
          ) : (
            t('statistics.item_gone')
          ),
          values: [
            formatNumber(quantity),
            formatMoney(cents(sum)),
            formatNumber(quantityBefore),
            formatMoney(cents(centsBefore)),
          ],
        }))}
      />
    </FigureFrame>
  );
}
