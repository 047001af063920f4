import { deviceStream } from '@fachwerk/devices/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import type { BoxState } from '@fachwerk/lockers/contract-lock';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileSheet } from '@fachwerk/react/tile-parts';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import { FEW_WALLS, type WallSummary, wallApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { StateSwatch } from '../wall/wall-legend.tsx';
import { lockListPath, WALLS, wallPath } from '../wall/wall-paths.ts';
import { useStateLabels } from '../wall/wall-words.ts';
import classes from './tile-walls.module.css';

const COLUMNS = ['free', 'rented', 'out_of_service'] as const satisfies readonly BoxState[];
/** A box that is overrun is still let. */
const TAKEN: Readonly<Record<(typeof COLUMNS)[number], readonly BoxState[]>> = {
  free: ['free'],
  rented: ['rented', 'overrun'],
  out_of_service: ['out_of_service'],
};
/** Free, rented and out of service where boxes run short, alone at every location; every number is the way to its list. */
export function WallTile({ size }: TileProps) {
  const t = useText(adminDe);
  const stateWords = useStateLabels();
  const asked = useAsk(wallApi.summaries, size === 'full' ? {} : { shortest: FEW_WALLS });
  useLiveRefetch({ hints: [lockerStream, deviceStream], asks: [wallApi.summaries] });
  if (!asked.data && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Skeleton height={220} />;
  const { walls } = asked.data;
  if (walls.length === 0) return <Text c="dimmed">{t('tile.walls.none')}</Text>;
  return (
    <TileSheet size={size}>
      <div className={classes.sheet}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('tile.walls.location')}</th>
              {COLUMNS.map((state) => (
                <th key={state} scope="col" className={classes.number}>
                  <StateSwatch state={state} />
                  <span>{stateWords(state)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {walls.map((wall) => (
              <Row key={wall.locationId} wall={wall} />
            ))}
          </tbody>
        </table>
        <Anchor component={Link} to={WALLS} size="sm">
          {t('tile.walls.all')}
        </Anchor>
      </div>
    </TileSheet>
  );
}

function Row({ wall }: { wall: WallSummary }) {
  const t = useText(adminDe);
  const { locationId, locationName, counts, total } = wall;
  const percent = Math.round(((counts.free ?? 0) / total) * 100);
  // What waits for collection only is neither free nor taken.
  const isForRent = counts.not_on_sale !== total;
  return (
    <tr>
      <th scope="row">
        <Link to={wallPath(locationId)} className={classes.name}>
          {locationName}
        </Link>
        <Bar wall={wall} />
        <Text component="span" size="xs" c="dimmed">
          {t('wall.boxes', { count: total })}
          {total > 0 && ` · ${isForRent ? t('tile.walls.compare', { percent }) : t('wall.state.not_on_sale')}`}
        </Text>
      </th>
      {COLUMNS.map((column) => (
        <td key={column} className={classes.number}>
          <Link to={lockListPath({ state: TAKEN[column], location: locationId })} className={classes.value}>
            {TAKEN[column].reduce((sum, state) => sum + (counts[state] ?? 0), 0)}
          </Link>
        </td>
      ))}
    </tr>
  );
}

const ORDER = ['rented', 'overrun', 'reserved', 'to_check', 'not_on_sale', 'out_of_service', 'alarm', 'free'] as const;

/** How the wall is shared out; the numbers beside it say the same. */
function Bar({ wall: { counts, total } }: { wall: WallSummary }) {
  if (total === 0) return null;
  return (
    <span className={classes.bar} aria-hidden>
      {ORDER.map((state) => {
        const share = counts[state] ?? 0;
        return share > 0 && <span key={state} data-state={state} style={{ flexGrow: share }} />;
      })}
    </span>
  );
}
