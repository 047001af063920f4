import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Title } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { narrowedLink, ordersLink, stepSpan } from '../list-links.ts';
import { Course } from '../shared/course.tsx';
import { ITEM_FIGURES, ORDER_FIGURES, useTypeNames } from '../shared/figure-words.ts';
import { GroupTable } from '../shared/group-table.tsx';
import type { SectionProps } from '../shared/section.ts';
import { SumGrid } from '../shared/sum-grid.tsx';

export function OrderSection({ filter, statistics, report: orders, comparison }: SectionProps<'orders'>) {
  const t = useText(adminDe);
  const typeNames = useTypeNames();
  const { shown, step } = statistics;
  const company = filter.companyIds?.[0];
  const common = { filter, comparison };
  return (
    <>
      <Panel isWide>
        <Title order={2} size="h3" mb="sm">
          {t('statistics.orders')}
        </Title>
        <SumGrid
          figures={ORDER_FIGURES}
          sums={orders.sums}
          comparison={comparison}
          linkOf={() => ordersLink(shown, { company })}
        />
      </Panel>
      <Course
        {...common}
        table="order_steps"
        step={step}
        steps={orders.steps}
        figures={ORDER_FIGURES}
        linkOf={(on) => ordersLink(stepSpan(on, step, shown), { company })}
      />
      {orders.companies.length > 1 && (
        <GroupTable
          {...common}
          table="order_companies"
          figures={ORDER_FIGURES}
          rows={orders.companies}
          linkOf={(id) => narrowedLink(filter, comparison, { company: id })}
        />
      )}
      <GroupTable
        {...common}
        table="types"
        figures={ORDER_FIGURES}
        rows={typeNames(orders.types)}
        linkOf={(type) => ordersLink(shown, { type, company })}
      />
      {orders.items.length > 0 && (
        <GroupTable
          {...common}
          table="items"
          figures={ITEM_FIGURES}
          rows={orders.items.map((row) => ({ ...row, name: row.name || t('statistics.item_gone') }))}
          linkOf={(item) => narrowedLink(filter, comparison, { company, item })}
        />
      )}
    </>
  );
}
