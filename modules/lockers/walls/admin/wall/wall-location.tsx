import { deviceStream } from '@fachwerk/devices/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { askKey, useAsk } from '@fachwerk/react/call';
import { hintIf, useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Empty, ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Anchor, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { wallApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { EventStream } from '../events/event-stream.tsx';
import { REPLAY_PARAM } from '../replay/replay-state.ts';
import { ReplayWall } from '../replay/replay-wall.tsx';
import { BoxDrawer } from './box-drawer.tsx';
import { WallBoard } from './wall-board.tsx';
import { WallHead } from './wall-head.tsx';
import classes from './wall-location.module.css';
import { wallPath } from './wall-paths.ts';

type Props = { locationId: string; boxId: string | undefined };

/** One location's wall as it is now, or as it was. */
export function WallLocation({ locationId, boxId }: Props) {
  const asked = useAsk(wallApi.wall, { locationId });
  const [params] = useSearchParams();
  const [pickedId, pick] = useState<string>();
  useLiveRefetch({
    hints: [hintIf(lockerStream, (event) => event.locationId === locationId), deviceStream],
    // This wall only, and the box that lies open over it.
    asks: [askKey(wallApi.wall, { locationId }), lockApi.find],
  });
  const wall = asked.data;
  if (!wall && asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} isPage />;
  if (!wall) return <Outline />;
  if (params.has(REPLAY_PARAM)) return <ReplayWall wall={wall} />;
  return (
    <section>
      <WallHead wall={wall} />
      {wall.boxes.length === 0 ? (
        <NoBoxes />
      ) : (
        <div className={classes.parts}>
          <WallBoard wall={wall} boxes={wall.boxes} markedId={boxId ?? pickedId} isOpenable />
          <EventStream locationId={locationId} pickedId={pickedId} onPick={pick} />
        </div>
      )}
      <BoxDrawer boxId={boxId} closeTo={wallPath(locationId)} />
    </section>
  );
}

function NoBoxes() {
  const t = useText(adminDe);
  return (
    <Empty
      title={t('wall.no_boxes.title')}
      text={t('wall.no_boxes.text')}
      action={
        <Anchor component={Link} to="/admin/locks">
          {t('wall.empty.action')}
        </Anchor>
      }
    />
  );
}

function Outline() {
  const t = useText(adminDe);
  return (
    <section role="status" aria-label={t('kit.loading')} aria-busy>
      <Skeleton height={20} width={120} mb={8} />
      <Skeleton height={32} width={280} mb="md" />
      <div className={classes.parts}>
        <Skeleton height={520} />
        <Skeleton height={520} />
      </div>
    </section>
  );
}
