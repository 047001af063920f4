import { useMe } from '@fachwerk/auth/account';
import { fullName } from '@fachwerk/react/avatar';
import { PendingPanel } from '@fachwerk/react/panel';
import { NotFound } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDay } from '@fachwerk/react/time';
import { useTitle } from '@fachwerk/react/title';
import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { StopPage } from '../stop/stop-page.tsx';
import classes from './round.module.css';
import { RoundHead } from './round-head.tsx';
import { RoundStory } from './round-story.tsx';
import { RouteSketch } from './route-sketch.tsx';
import { StopList } from './stop-list.tsx';
import { useRound } from './use-round.ts';

/** One page for both: on a phone the way and then the stop, on a wide screen both side by side. */
export function RoundPage({ id, stopId }: { id: string; stopId: string | undefined }) {
  const t = useText(adminDe);
  const view = useRound(id, fullName(useMe().contact));
  const { sheet } = view;
  useTitle(sheet ? t('rounds.of_day', { day: formatDay(sheet.round.day) }) : t('rounds.title'));
  const stop = sheet?.stops.find((each) => each.id === stopId);
  return (
    <div className={classes.page} data-stop={stopId !== undefined || undefined}>
      <Anchor component={Link} to="/admin/rounds" size="sm" className={classes.back ?? ''}>
        <IconArrowLeft size={16} stroke={1.5} aria-hidden /> {t('rounds.title')}
      </Anchor>
      {sheet ? (
        <div className={classes.columns}>
          <div className={classes.way}>
            <RoundHead view={view} sheet={sheet} />
            <StopList view={view} sheet={sheet} stopId={stopId} />
          </div>
          <div className={classes.stop}>
            {stop && <StopPage key={stop.id} view={view} sheet={sheet} stop={stop} />}
            {stopId && !stop && <NotFound text={t('round.stop_unknown')} />}
            {!stopId && (
              <>
                <RouteSketch sheet={sheet} />
                <RoundStory sheet={sheet} />
              </>
            )}
          </div>
        </div>
      ) : (
        <PendingPanel asked={view.asked} isWide />
      )}
    </div>
  );
}
