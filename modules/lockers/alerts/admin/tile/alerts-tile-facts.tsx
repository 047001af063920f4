import type { Output } from '@fachwerk/base/contract';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { TileFact, TileFacts, TileRow, TileRows } from '@fachwerk/react/tile-parts';
import { Anchor, Title } from '@mantine/core';
import { Link } from 'react-router';
import { AlertKind, AlertPriority, type alertApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { KIND_ICONS, PriorityMark } from '../alert-badge.tsx';

type Counts = Output<typeof alertApi.counts>;

/** Every number is the way to its list. */
export function AlertsTileFacts({ counts }: { counts: Counts }) {
  const t = useText(adminDe);
  const { unassigned } = counts;
  return (
    <TileFacts>
      <TileFact
        label={t('alerts.tile.open')}
        value={<Link to="/admin/alerts">{formatNumber(counts.open)}</Link>}
        note={
          unassigned > 0 ? (
            <Anchor component={Link} to="/admin/alerts?assigned=nobody" inherit>
              {t('alerts.tile.open.about', { count: unassigned })}
            </Anchor>
          ) : (
            counts.open > 0 && t('alerts.tile.open.all_assigned')
          )
        }
      />
      {AlertPriority.options.map((priority) => (
        <TileFact
          key={priority}
          to={`/admin/alerts?priority=${priority}`}
          label={<PriorityMark priority={priority} />}
          value={formatNumber(counts.byPriority[priority])}
          note={t('alerts.tile.of', { count: counts.open })}
        />
      ))}
    </TileFacts>
  );
}

export function AlertsTileKinds({ counts }: { counts: Counts }) {
  const t = useText(adminDe);
  const kinds = AlertKind.options.filter((kind) => counts.byKind[kind]);
  if (kinds.length === 0) return null;
  return (
    <div>
      <Title order={2}>{t('alerts.tile.kinds')}</Title>
      <TileRows>
        {kinds.map((kind) => (
          <TileRow
            key={kind}
            icon={KIND_ICONS[kind]}
            to={`/admin/alerts?kind=${kind}`}
            beside={<span className="tabular">{formatNumber(counts.byKind[kind] ?? 0)}</span>}
          >
            {t(`alert.${kind}`)}
          </TileRow>
        ))}
      </TileRows>
    </div>
  );
}
