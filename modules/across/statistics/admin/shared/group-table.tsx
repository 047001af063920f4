import shared from '@fachwerk/react/figures.module.css';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { StatisticsFilter, StatisticsTable } from '../../contract.ts';
import { growthPercent } from '../../rules/figures.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Comparison } from '../use-statistics-filter.ts';
import { FigureFrame } from './figure-frame.tsx';
import { type Figure, useAmount } from './figure-words.ts';
import classes from './statistics.module.css';

type Group<Figures> = { readonly id: string; readonly name: string; readonly now: Figures } & Readonly<
  Record<Comparison, Figures | null>
>;
type Props<Figures> = {
  filter: StatisticsFilter;
  table: StatisticsTable &
    ('companies' | 'locations' | 'sizes' | 'order_companies' | 'types' | 'items' | 'item_types' | 'services');
  rows: readonly Group<Figures>[];
  figures: readonly Figure<Figures>[];
  comparison: Comparison;
  linkOf: (id: string) => string;
};

/** Places, sizes or ways side by side: a bar says how much of the largest, words how it changed. */
export function GroupTable<Figures>({ filter, table, rows, figures, comparison, linkOf }: Props<Figures>) {
  const t = useText(adminDe);
  const amount = useAmount();
  const [main] = figures;
  const largest = Math.max(1, ...rows.map(({ now }) => main!.of(now) ?? 0));
  return (
    <FigureFrame filter={filter} table={table} hasPicture>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t(`statistics.column.${table}`)}</Table.Th>
            {figures.map(({ name }) => (
              <Table.Th key={name} scope="col" className={shared.number ?? ''}>
                {t(name)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ [comparison]: then, ...row }) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row" className={classes.name ?? ''}>
                <Anchor component={Link} to={linkOf(row.id)} size="sm" display="block">
                  {row.name}
                  <span
                    aria-hidden
                    className={classes.bar}
                    style={{ inlineSize: `${(100 * (main!.of(row.now) ?? 0)) / largest}%` }}
                  />
                </Anchor>
              </Table.Th>
              {figures.map(({ name, unit, of }) => (
                <Table.Td key={name} className={shared.number ?? ''}>
                  {amount(unit, of(row.now))}
                  <Text size="xs" c="dimmed">
                    <Growth now={of(row.now)} then={then && of(then)} />
                  </Text>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </FigureFrame>
  );
}

function Growth({ now, then }: { now: number | null; then: number | null }) {
  const t = useText(adminDe);
  const growth = growthPercent(now, then);
  if (growth === null) return t('statistics.no_value');
  return `${growth > 0 ? '+' : ''}${formatNumber(growth)}\u00a0%`;
}
