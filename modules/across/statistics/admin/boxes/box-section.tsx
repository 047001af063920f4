import { formatNumber } from '@fachwerk/react/number';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { SimpleGrid, Text, Title, Tooltip } from '@mantine/core';
import { lostToFaults } from '../../rules/figures.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { linkOfBoxFigure, narrowedLink, placesOf, rentalsLink, stepSpan } from '../list-links.ts';
import { Course } from '../shared/course.tsx';
import { BOX_FIGURES } from '../shared/figure-words.ts';
import { GroupTable } from '../shared/group-table.tsx';
import type { SectionProps } from '../shared/section.ts';
import { SumGrid } from '../shared/sum-grid.tsx';
import { HeatMap } from './heat-map.tsx';

export function BoxSection({ filter, statistics, report: boxes, comparison }: SectionProps<'boxes'>) {
  const t = useText(adminDe);
  const { shown, step } = statistics;
  const [locations, size] = [placesOf(filter, boxes), filter.sizeCodes?.[0]];
  const lost = lostToFaults(boxes.sums.now);
  const common = { filter, comparison, figures: BOX_FIGURES };
  return (
    <>
      <Panel isWide>
        <Title order={2} size="h3" mb="sm">
          {t('statistics.boxes')}
        </Title>
        <SumGrid
          figures={BOX_FIGURES}
          sums={boxes.sums}
          comparison={comparison}
          linkOf={(name) => linkOfBoxFigure(name, shown, { locations, size })}
          noteOf={(name) =>
            name === 'statistics.figure.lost' &&
            lost && (
              <Tooltip label={t('statistics.lost.about')} multiline maw={320}>
                <Text component="dd" size="xs" c="dimmed" tabIndex={0}>
                  {t('statistics.lost.rentals', { count: formatNumber(lost.rentals, 1) })}
                </Text>
              </Tooltip>
            )
          }
        />
      </Panel>
      <Course
        filter={filter}
        table="steps"
        step={step}
        steps={boxes.steps}
        comparison={comparison}
        figures={BOX_FIGURES}
        linkOf={(on) => rentalsLink(stepSpan(on, step, shown), { locations, size })}
      />
      <HeatMap filter={filter} heat={boxes.heat} />
      {boxes.companies.length > 1 && (
        <GroupTable
          {...common}
          table="companies"
          rows={boxes.companies}
          linkOf={(company) => narrowedLink(filter, comparison, { company })}
        />
      )}
      <SimpleGrid cols={1} spacing="md">
        <GroupTable
          {...common}
          table="locations"
          rows={boxes.locations}
          linkOf={(id) => rentalsLink(shown, { locations: [id], size })}
        />
        <GroupTable
          {...common}
          table="sizes"
          rows={boxes.sizes}
          linkOf={(id) => rentalsLink(shown, { locations, size: id })}
        />
      </SimpleGrid>
    </>
  );
}
