import type { BoxState } from '@fachwerk/lockers/contract-lock';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { Skeleton, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { IconAlertTriangle, IconDoorOff, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type WallSummary, wallApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { StateSwatch } from '../wall/wall-legend.tsx';
import { lockListPath, wallPath } from '../wall/wall-paths.ts';
import { useStateLabels } from '../wall/wall-words.ts';
import { MiniWall } from './wall-mini.tsx';
import classes from './wall-overview.module.css';

const ALWAYS: readonly BoxState[] = ['free', 'rented', 'out_of_service'];
const WHEN_ANY: readonly BoxState[] = ['reserved', 'overrun', 'to_check', 'not_on_sale'];

/** A location: its wall small, and its numbers, each the way to its list. */
export function WallCard({ wall, withCompany }: { wall: WallSummary; withCompany: boolean }) {
  const { locationId, counts } = wall;
  const where = [wall.city, withCompany && wall.companyName].filter(Boolean).join(' · ');
  const states = [...ALWAYS, ...WHEN_ANY.filter((state) => (counts[state] ?? 0) > 0)];
  return (
    <li className={classes.card}>
      <header className={classes.cardHead}>
        <Link to={wallPath(locationId)} className={classes.name}>
          {wall.locationName}
        </Link>
        <Text size="sm" c="dimmed" truncate>
          {where}
        </Text>
      </header>
      <CardPicture locationId={locationId} />
      <ul className={classes.counts}>
        {states.map((state) => (
          <CountLink key={state} state={state} count={counts[state] ?? 0} locationId={locationId} />
        ))}
      </ul>
      <CardNews wall={wall} />
    </li>
  );
}

/** The wall itself is asked for when its card comes into sight. */
function CardPicture({ locationId }: { locationId: string }) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (entry?.isIntersecting) setSeen(true);
  }, [entry?.isIntersecting]);
  const asked = useAsk(wallApi.wall, { locationId }, { isEnabled: isSeen });
  return (
    <div ref={ref} className={classes.picture}>
      {asked.data ? <MiniWall boxes={asked.data.boxes} /> : !asked.isError && <Skeleton height="100%" />}
    </div>
  );
}

function CountLink({ state, count, locationId }: { state: BoxState; count: number; locationId: string }) {
  const stateWords = useStateLabels();
  return (
    <li>
      <Link to={lockListPath({ state: [state], location: locationId })} className={classes.count}>
        <StateSwatch state={state} />
        <span className={classes.number}>{count}</span>
        <span className={classes.word}>{stateWords(state)}</span>
      </Link>
    </li>
  );
}

/** What somebody should look at, and whether the place is reached at all. */
function CardNews({ wall: { locationId, counts, openDoors, controllers } }: { wall: WallSummary }) {
  const t = useText(adminDe);
  const alarms = counts.alarm ?? 0;
  const areAllThere = controllers.online === controllers.all;
  const Plug = areAllThere ? IconPlugConnected : IconPlugConnectedX;
  return (
    <footer className={classes.notices}>
      {alarms > 0 && (
        <Link to={lockListPath({ state: ['alarm'], location: locationId })} data-kind="danger">
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          {t('wall.alarms', { count: alarms })}
        </Link>
      )}
      {openDoors > 0 && (
        <Link to={lockListPath({ door: 'open', location: locationId })} data-kind="warn">
          <IconDoorOff size={16} stroke={1.5} aria-hidden />
          {t('wall.openDoors', { count: openDoors })}
        </Link>
      )}
      <Link to={`/admin/monitoring?location=${locationId}`} data-kind={areAllThere ? 'quiet' : 'danger'}>
        <Plug size={16} stroke={1.5} aria-hidden />
        {controllers.all === 0 ? t('wall.controllers.none') : t('wall.controllers', controllers)}
      </Link>
    </footer>
  );
}
