import { useAsk } from '@fachwerk/react/call';
import { formatNumber } from '@fachwerk/react/number';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileFact, TileFacts, TileRow, TileRows, TileSheet } from '@fachwerk/react/tile-parts';
import { formatDay, useNow } from '@fachwerk/react/time';
import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { IconTrendingDown, IconTrophy, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { type Business, type BusinessPlace, type DaySpan, statisticsApi } from '../../contract.ts';
import { growthPercent } from '../../rules/figures.ts';
import { monthOf } from '../../rules/period.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { rentalsLink } from '../list-links.ts';
import { useAmount } from '../shared/figure-words.ts';
import { HourBars, RevenueLine } from './business-charts.tsx';

/** Rental revenue of the month, when boxes are taken, and where; the figures of the statistics. */
export function BusinessTile({ size }: TileProps) {
  const t = useText(adminDe);
  const month = monthOf(useNow());
  const asked = useAsk(statisticsApi.business, { month }, { keepPrevious: true });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Skeleton height={320} role="status" aria-label={t('kit.loading')} />;
  const { business, shown } = asked.data;
  return (
    <TileSheet size={size}>
      {business ? (
        <Boxes business={business} shown={shown} month={month} />
      ) : (
        <Text c="dimmed">{t('business.none')}</Text>
      )}
      <Anchor component={Link} to={`/statistics?at=${month}`} size="sm">
        {t('statistics.tile.all')}
      </Anchor>
    </TileSheet>
  );
}

function Boxes({ business, shown, month }: { business: Business; shown: DaySpan; month: string }) {
  const t = useText(adminDe);
  const amount = useAmount();
  const { best, worst } = business;
  const compared = (unit: 'money' | 'percent', value: number | null, old: number | null) => {
    const percent = growthPercent(value, old);
    if (percent === null || old === null) return t('business.no_before');
    return t('business.before', {
      percent: `${percent > 0 ? '+' : ''}${formatNumber(percent)}\u00a0%`,
      amount: amount(unit, old),
    });
  };
  const name = formatDay(`${month}-01`, { month: 'long' });
  return (
    <Stack gap="md" mb="sm">
      <div>
        <TileFacts>
          <TileFact
            isWide
            to={rentalsLink(shown)}
            label={<span title={t('revenue.about')}>{t('business.revenue', { month: name })}</span>}
            value={amount('money', business.revenueCents)}
            note={compared('money', business.revenueCents, business.revenueCentsBefore)}
          />
        </TileFacts>
        <RevenueLine days={business.days} />
      </div>
      <div>
        <TileFacts>
          <TileFact
            isWide
            to={`/statistics?at=${month}`}
            label={t('business.occupancy')}
            value={amount('percent', business.percent)}
            note={compared('percent', business.percent, business.percentBefore)}
          />
        </TileFacts>
        <HourBars hours={business.hours} />
      </div>
      {best && (
        <TileRows>
          <Place icon={IconTrophy} place={best} shown={shown} label={t('business.best')} />
          {worst && <Place icon={IconTrendingDown} place={worst} shown={shown} label={t('business.worst')} />}
        </TileRows>
      )}
    </Stack>
  );
}

type PlaceProps = { icon: TablerIcon; place: BusinessPlace; shown: DaySpan; label: string };

function Place({ icon, place: { id, name, percent, percentBefore }, shown, label }: PlaceProps) {
  const t = useText(adminDe);
  const amount = useAmount();
  const before = percentBefore === null ? '–' : amount('percent', percentBefore);
  return (
    <TileRow
      icon={icon}
      to={rentalsLink(shown, { locations: [id] })}
      about={`${label} · ${t('business.location', { before })}`}
      beside={<strong className="tabular">{amount('percent', percent)}</strong>}
    >
      {name}
    </TileRow>
  );
}
