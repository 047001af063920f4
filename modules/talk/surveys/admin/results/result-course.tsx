import '@mantine/charts/styles.layer.css';
import { formatNumber } from '@fachwerk/react/number';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { BarChart } from '@mantine/charts';
import { Box, Table, Title } from '@mantine/core';
import type { ResultStep, SurveyResults } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './results.module.css';

const MONTH = { month: 'short', year: 'numeric' } as const;

/** Month beside month: how many answered, and what came of each question that has a figure. */
export function ResultCourse({ content, steps }: Pick<SurveyResults, 'content' | 'steps'>) {
  const t = useText(adminDe);
  if (steps.length < 2) return null;
  const figured = content.questions.filter(({ type }) => type === 'scale' || type === 'nps');
  const words = ({ from, to }: ResultStep) =>
    from === to ? formatDay(from, MONTH) : `${formatDay(from, MONTH)} – ${formatDay(to, MONTH)}`;
  const figure = (value: number | null | undefined) => (value == null ? t('kit.none') : formatNumber(value, 2));
  const answers = t('surveys.field.answers');
  return (
    <Panel isWide>
      <Title order={2} size="h4" mb="sm">
        {t('surveys.results.course')}
      </Title>
      <BarChart
        aria-hidden
        h={200}
        data={steps.map((step) => ({ month: words(step), answers: step.answers }))}
        dataKey="month"
        series={[{ name: 'answers', label: answers, color: 'var(--fw-accent)' }]}
        barChartProps={{ accessibilityLayer: false }}
        yAxisProps={{ allowDecimals: false, width: 40 }}
      />
      <Box
        className={classes.scrolls ?? ''}
        role="region"
        aria-label={t('surveys.results.course')}
        tabIndex={0}
        mt="md"
      >
        <Table className="tabular" miw={640}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('surveys.results.month')}</Table.Th>
              <Table.Th scope="col">{answers}</Table.Th>
              {figured.map(({ id, title }) => (
                <Table.Th key={id} scope="col">
                  {title.de}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {steps.toReversed().map((step) => (
              <Table.Tr key={step.from}>
                <Table.Th scope="row">{words(step)}</Table.Th>
                <Table.Td>{step.answers}</Table.Td>
                {figured.map(({ id }) => (
                  <Table.Td key={id}>{figure(step.figures[id])}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Box>
    </Panel>
  );
}
