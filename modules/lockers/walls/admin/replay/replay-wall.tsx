import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Wall, WallBox } from '../../contract.ts';
import { lookAt, type Timeline } from '../../rules/replay.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { WallBoard } from '../wall/wall-board.tsx';
import { WallHead } from '../wall/wall-head.tsx';
import places from '../wall/wall-location.module.css';
import type { DrawnBox } from '../wall/wall-words.ts';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayEvents } from './replay-events.tsx';
import { useReplayClock, useTimeline } from './replay-state.ts';
import classes from './replay-wall.module.css';

/** The wall as it was; nothing can be done to it there. */
export function ReplayWall({ wall }: { wall: Wall }) {
  const t = useText(adminDe);
  const clock = useReplayClock();
  const { timeline, failed } = useTimeline(wall.locationId, clock.day);
  const [pickedId, pick] = useState<string>();
  const boxes = useMemo(
    () => wall.boxes.map((box) => pastBox(box, timeline, clock.at)),
    [wall.boxes, timeline, clock.at],
  );
  return (
    <section>
      <WallHead wall={wall} />
      <div className={classes.past} role="note">
        <IconHistory size={20} stroke={1.5} aria-hidden />
        <div className={classes.words}>
          <strong className="tabular">{t('replay.title', { time: formatDateTime(new Date(clock.at)) })}</strong>
          <Text size="sm" component="span">
            {t('replay.past')}
          </Text>
        </div>
        <Button variant="default" onClick={clock.leave}>
          {t('replay.back')}
        </Button>
      </div>
      <ReplayBar clock={clock} timeline={timeline} />
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => failed.refetch()} />
      ) : (
        <div className={places.parts} aria-busy={timeline === null}>
          <div className={classes.frame}>
            <WallBoard wall={wall} boxes={boxes} markedId={pickedId} />
          </div>
          <ReplayEvents boxes={wall.boxes} timeline={timeline} at={clock.at} pickedId={pickedId} onPick={pick} />
        </div>
      )}
    </section>
  );
}

function pastBox(box: WallBox, timeline: Timeline | null, at: number): DrawnBox {
  const look = timeline && lookAt(timeline, box.id, at);
  const { id, number, sizeCode, place } = box;
  const nothing = { state: null, lockState: 'unknown', doorState: 'unknown', isOnline: true } as const;
  const { state, lockState, doorState, isOnline } = look ?? nothing;
  return {
    id,
    number,
    sizeCode,
    place,
    state,
    lockState,
    doorState,
    isOnline,
    battery: null,
    isBatteryLow: false,
    until: null,
  };
}
