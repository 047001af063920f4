import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { Statistics } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { FigureFrame } from '../shared/figure-frame.tsx';
import { type Figure, useAmount } from '../shared/figure-words.ts';
import type { SectionProps } from '../shared/section.ts';
import { SumGrid } from '../shared/sum-grid.tsx';
import { ValueTable } from '../shared/value-table.tsx';

export function WorkSection({ filter, report: { projects }, comparison }: SectionProps<'work'>) {
  const t = useText(adminDe);
  const amount = useAmount();
  const hours = (minutes: number) => amount('hours', minutes / 60);
  const heads = [
    t('statistics.figure.hours'),
    t('statistics.figure.amount'),
    t('statistics.figure.budget'),
    t(`statistics.head.${comparison}`, { name: t('statistics.figure.hours') }),
  ];
  return (
    <FigureFrame filter={filter} table="projects" hasPicture>
      <ValueTable
        title={t('statistics.column.projects')}
        heads={heads}
        rows={projects.map(({ id, name, minutes, cents: sum, budgetCents, minutesBefore, minutesYearBefore }) => ({
          id,
          name: (
            <Anchor component={Link} to={`/admin/time-log?month=${filter.at}`} size="sm">
              {name}
            </Anchor>
          ),
          values: [
            hours(minutes),
            formatMoney(cents(sum)),
            amount('money', budgetCents),
            hours(comparison === 'before' ? minutesBefore : minutesYearBefore),
          ],
        }))}
      />
    </FigureFrame>
  );
}

type Visits = NonNullable<Statistics['visits']>;

const VISIT_FIGURES: readonly Figure<Visits['now']>[] = [
  { name: 'statistics.figure.visitors', unit: 'count', of: ({ visitors }) => visitors },
  { name: 'statistics.figure.views', unit: 'count', of: ({ views }) => views },
];

export function VisitSection({ report: visits, comparison }: SectionProps<'visits'>) {
  const t = useText(adminDe);
  return (
    <Panel isWide>
      <Title order={2} size="h3" mb="sm">
        {t('statistics.visits')}
      </Title>
      <SumGrid figures={VISIT_FIGURES} sums={visits} comparison={comparison} linkOf={() => '/admin/visitors'} />
    </Panel>
  );
}
