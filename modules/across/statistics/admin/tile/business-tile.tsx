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
import { type BoxFigures, type BoxGroup, type BoxStatistics, type DaySpan, statisticsApi } from '../../contract.ts';
import { rankedLocations } from '../../rules/business.ts';
import { growthPercent, occupancyPercent } from '../../rules/figures.ts';
import { monthOf } from '../../rules/period.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { rentalsLink } from '../list-links.ts';
import { useAmount } from '../shared/figure-words.ts';
import { HourBars, RevenueLine } from './business-charts.tsx';

/** Rental revenue of the month, when boxes are taken, and where; the figures of the statistics. */
export function BusinessTile({ size }: TileProps) {
  const t = useText(adminDe);
  const month = monthOf(useNow());
  const asked = useAsk(statisticsApi.show, { filter: { period: 'month', at: month } }, { keepPrevious: true });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Skeleton height={320} role="status" aria-label={t('kit.loading')} />;
  const { boxes, shown } = asked.data;
  return (
    <TileSheet size={size}>
      {boxes ? <Boxes boxes={boxes} shown={shown} month={month} /> : <Text c="dimmed">{t('business.none')}</Text>}
      <Anchor component={Link} to={`/statistics?at=${month}`} size="sm">
        {t('statistics.tile.all')}
      </Anchor>
    </TileSheet>
  );
}

function Boxes({ boxes, shown, month }: { boxes: BoxStatistics; shown: DaySpan; month: string }) {
  const t = useText(adminDe);
  const amount = useAmount();
  const { now, before } = boxes.sums;
  const ranked = rankedLocations(boxes.locations);
  const compared = (of: (figures: BoxFigures) => number | null, unit: 'money' | 'percent' | 'count') => {
    const old = before && of(before);
    const percent = growthPercent(of(now), old);
    if (percent === null || old === null) return t('business.no_before');
    return t('business.before', {
      percent: `${percent > 0 ? '+' : ''}${formatNumber(percent)} %`,
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
            value={amount('money', now.revenueCents)}
            note={compared(({ revenueCents }) => revenueCents, 'money')}
          />
        </TileFacts>
        <RevenueLine steps={boxes.steps} />
      </div>
      <div>
        <TileFacts>
          <TileFact
            isWide
            to={`/statistics?at=${month}`}
            label={t('business.occupancy')}
            value={amount('percent', occupancyPercent(now))}
            note={compared(occupancyPercent, 'percent')}
          />
        </TileFacts>
        <HourBars heat={boxes.heat} />
      </div>
      {ranked && (
        <TileRows>
          <Place icon={IconTrophy} location={ranked.best} shown={shown} label={t('business.best')} />
          {ranked.worst && (
            <Place icon={IconTrendingDown} location={ranked.worst} shown={shown} label={t('business.worst')} />
          )}
        </TileRows>
      )}
    </Stack>
  );
}

type PlaceProps = { icon: TablerIcon; location: BoxGroup; shown: DaySpan; label: string };

function Place({ icon, location, shown, label }: PlaceProps) {
  const t = useText(adminDe);
  const amount = useAmount();
  const before = location.before && occupancyPercent(location.before);
  return (
    <TileRow
      icon={icon}
      to={rentalsLink(shown, { locations: [location.id] })}
      about={`${label} · ${t('business.location', { before: before === null ? '–' : amount('percent', before) })}`}
      beside={<strong className="tabular">{amount('percent', occupancyPercent(location.now))}</strong>}
    >
      {location.name}
    </TileRow>
  );
}
