import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Group, Title } from '@mantine/core';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { ordersLink, stepSpan } from '../list-links.ts';
import { Course } from '../shared/course.tsx';
import { ITEM_FIGURES, useTypeNames } from '../shared/figure-words.ts';
import { GroupTable } from '../shared/group-table.tsx';
import type { SectionProps } from '../shared/section.ts';
import { SumGrid } from '../shared/sum-grid.tsx';

/** One item alone: what was sold of it, as time went and by how it was handed over. */
export function ItemSection({ filter, statistics, report: item, comparison }: SectionProps<'item'>) {
  const t = useText(adminDe);
  const typeNames = useTypeNames();
  const { shown, step } = statistics;
  const common = { filter, comparison, figures: ITEM_FIGURES };
  return (
    <>
      <Panel isWide>
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h3">
            {item.name || t('statistics.item_gone')}
          </Title>
          {item.name && (
            <Anchor component={Link} to={`/admin/shop/${item.id}`} size="sm">
              {t('statistics.item_open')}
            </Anchor>
          )}
        </Group>
        <SumGrid
          figures={ITEM_FIGURES}
          sums={item.sums}
          comparison={comparison}
          linkOf={() => ordersLink(shown, { item: item.id })}
        />
      </Panel>
      <Course
        {...common}
        table="item_steps"
        step={step}
        steps={item.steps}
        linkOf={(on) => ordersLink(stepSpan(on, step, shown), { item: item.id })}
      />
      {item.types.length > 0 && (
        <GroupTable
          {...common}
          table="item_types"
          rows={typeNames(item.types)}
          linkOf={(type) => ordersLink(shown, { type, item: item.id })}
        />
      )}
    </>
  );
}
