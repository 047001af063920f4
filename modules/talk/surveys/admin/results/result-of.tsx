import '@mantine/charts/styles.layer.css';
import { formatNumber } from '@fachwerk/react/number';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { BarChart } from '@mantine/charts';
import { Anchor, Group, List, Table, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { QuestionResult } from '../../contract.ts';
import type { Question } from '../../contract-content.ts';
import { NPS_MOST } from '../../rules/answers.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './results.module.css';

type Part = QuestionResult['parts'][number];

/** What was said to one question: a picture, and the same as a table. */
export function ResultOf({ question, result }: { readonly question: Question; readonly result: QuestionResult }) {
  const titleId = useId();
  return (
    <Panel isWide>
      <section aria-labelledby={titleId}>
        <Title order={2} size="h4" id={titleId}>
          {question.title.de}
        </Title>
        {result.parts.map((part) => (
          <PartOf key={part.row} question={question} part={part} />
        ))}
        {result.texts.length > 0 && <Texts question={question} texts={result.texts} />}
      </section>
    </Panel>
  );
}

const BAR_PX = 36;
const AXIS_PX = 40;
const [NUMBER_PX, LABEL_PX] = [32, 120];

const isNumbered = ({ type }: Question) => type === 'scale' || type === 'nps';

function PartOf({ question, part }: { readonly question: Question; readonly part: Part }) {
  const t = useText(adminDe);
  const rows = useRows(question, part);
  const row = question.rows.find(({ id }) => id === part.row);
  const count = t('surveys.results.count');
  return (
    <>
      {row && (
        <Title order={3} size="h5" mt="md">
          {row.label.de}
        </Title>
      )}
      <Group gap="md" mb="sm">
        <Text size="sm">{t('surveys.results.answered', { count: part.answered })}</Text>
        {part.average !== null && (
          <Text size="sm">{t('surveys.results.average', { value: formatNumber(part.average, 2) })}</Text>
        )}
        {part.score !== null && <Text size="sm">{t('surveys.results.score', { value: part.score })}</Text>}
      </Group>
      {rows.length > 0 && part.answered > 0 && (
        <div className={classes.both}>
          <BarChart
            aria-hidden
            h={AXIS_PX + BAR_PX * rows.length}
            data={rows}
            dataKey="label"
            orientation="vertical"
            series={[{ name: 'count', label: count, color: 'var(--fw-accent)' }]}
            barChartProps={{ accessibilityLayer: false }}
            xAxisProps={{ allowDecimals: false }}
            yAxisProps={{ width: isNumbered(question) ? NUMBER_PX : LABEL_PX }}
          />
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">{t('surveys.results.value')}</Table.Th>
                <Table.Th scope="col">{count}</Table.Th>
                <Table.Th scope="col">{t('surveys.results.percent')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody className="tabular">
              {rows.map((each) => (
                <Table.Tr key={each.value}>
                  <Table.Th scope="row">{each.label}</Table.Th>
                  <Table.Td>{each.count}</Table.Td>
                  <Table.Td>{`${Math.round((each.count / part.answered) * 100)} %`}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </>
  );
}

/** Every value that could be chosen, also where nobody has; and what was chosen and is not offered any more. */
function useRows(question: Question, { counts }: Part) {
  const t = useText(adminDe);
  const { type, options, scaleMost } = question;
  const offered = isNumbered(question)
    ? numbers(type === 'nps' ? 0 : 1, type === 'nps' ? NPS_MOST : scaleMost)
    : options.map(({ id, label }) => ({ value: id, label: label.de }));
  const isDate = type === 'date';
  const others = counts
    .filter(({ value }) => !offered.some((each) => each.value === value))
    .map(({ value }) => ({ value, label: isDate ? formatDay(value) : `${value} ${t('surveys.results.gone')}` }));
  const rows = isDate ? others.toSorted((one, other) => (one.value < other.value ? -1 : 1)) : [...offered, ...others];
  return rows.map((each) => ({
    ...each,
    count: counts.find(({ value }) => value === each.value)?.count ?? 0,
  }));
}

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ value: `${first + at}`, label: `${first + at}` }));

function Texts({ question, texts }: { readonly question: Question; readonly texts: readonly string[] }) {
  const t = useText(adminDe);
  const numbered = texts.map((text, at) => ({ text, number: at + 1 }));
  return (
    <List aria-label={t('surveys.results.texts')} className={classes.texts ?? ''}>
      {numbered.map(({ text, number }) => (
        <List.Item key={number}>
          {question.type === 'file' ? (
            <Anchor href={text} target="_blank" rel="noopener noreferrer">
              {t('surveys.results.file', { number })}
            </Anchor>
          ) : (
            text
          )}
        </List.Item>
      ))}
    </List>
  );
}
