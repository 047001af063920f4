import '@mantine/charts/styles.layer.css';
import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileFact, TileFacts, TileSheet } from '@fachwerk/react/tile-parts';
import { formatDay } from '@fachwerk/react/time';
import { Sparkline } from '@mantine/charts';
import { Anchor, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type OverviewItem, statisticsApi } from '../../contract.ts';
import { monthOf, monthsSince, spansOf } from '../../rules/period.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { appointmentsLink, ordersLink, rentalsLink } from '../list-links.ts';
import { useAmount } from '../shared/figure-words.ts';

/** As far back as the chooser goes. */
const MONTHS = 13;
const UNITS = {
  rentals: 'count',
  revenue: 'money',
  occupancy: 'percent',
  orders: 'count',
  turnover: 'money',
  appointments: 'count',
  worth: 'money',
} as const;
const SIGNS = { up: IconArrowUpRight, down: IconArrowDownRight, same: IconArrowRight } as const;

/** Value, old value, sign and course of a month's figures (spec §2, §3); each leads to its rows. */
export function StatisticTile({ size }: TileProps) {
  const t = useText(adminDe);
  const [month, setMonth] = useState(() => monthOf(new Date()));
  const asked = useAsk(statisticsApi.overview, { month }, { keepPrevious: true });
  return (
    <TileSheet size={size}>
      <Stack gap="sm">
        <NativeSelect
          label={t('statistics.period.month')}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
          data={lastMonths().map((value) => ({
            value,
            label: formatDay(`${value}-01`, { month: 'long', year: 'numeric' }),
          }))}
        />
        {asked.data && asked.data.items.length > 0 && (
          <TileFacts>
            {asked.data.items.map((item) => (
              <Item key={item.name} item={item} month={month} />
            ))}
          </TileFacts>
        )}
        {asked.data?.items.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('statistics.tile.empty')}
          </Text>
        )}
        {!asked.data &&
          (asked.isError ? <ErrorState error={asked.error} onRetry={() => asked.refetch()} /> : <Loading lines={3} />)}
        <Anchor component={Link} to={`/statistics?at=${month}`} size="sm">
          {t('statistics.tile.all')}
        </Anchor>
      </Stack>
    </TileSheet>
  );
}

function Item({ item, month }: { item: OverviewItem; month: string }) {
  const t = useText(adminDe);
  const amount = useAmount();
  const { name, value, oldValue, sign, spark } = item;
  const Sign = sign && SIGNS[sign];
  return (
    <TileFact
      to={linkOfItem(name, month)}
      label={t(`statistics.figure.${name}`)}
      value={
        <Group component="span" gap={4} wrap="nowrap">
          {amount(UNITS[name], value)}
          {Sign && <Sign size={16} stroke={1.5} role="img" aria-label={t(`statistics.tile.${sign}`)} />}
        </Group>
      }
      note={
        <>
          {(name === 'revenue' || name === 'turnover') && (
            <span title={t('revenue.about')}>{t('revenue.shown')} · </span>
          )}
          {oldValue === null
            ? t('statistics.no_comparison')
            : t('statistics.tile.before', { value: amount(UNITS[name], oldValue) })}
          {spark.length > 1 && (
            <Sparkline h={28} data={[...spark]} color="var(--fw-accent)" fillOpacity={0.15} strokeWidth={1.5} inert />
          )}
        </>
      }
    />
  );
}

function linkOfItem(name: OverviewItem['name'], month: string): string {
  const { shown } = spansOf('month', month, new Date());
  if (name === 'appointments' || name === 'worth') return appointmentsLink(month);
  return name === 'orders' || name === 'turnover' ? ordersLink(shown) : rentalsLink(shown);
}

const lastMonths = () => {
  const now = new Date();
  const first = Temporal.PlainYearMonth.from(monthOf(now)).subtract({ months: MONTHS - 1 });
  return monthsSince(first.toPlainDate({ day: 1 }).toString(), now);
};
