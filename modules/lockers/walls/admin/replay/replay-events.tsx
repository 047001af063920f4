import { Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import type { WallBox, WallChange } from '../../contract.ts';
import { changesUntil, type Timeline } from '../../rules/replay.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../events/event-stream.module.css';
import { EventPanel } from '../events/event-stream.tsx';
import { StateSwatch } from '../wall/wall-legend.tsx';
import { useStateLabels } from '../wall/wall-words.ts';
import { timeWords } from './replay-bar.tsx';

type Props = {
  boxes: readonly WallBox[];
  timeline: Timeline | null;
  at: number;
  pickedId: string | undefined;
  onPick: (boxId: string) => void;
};

const SHOWN = 40;

/** What had changed by then, newest on top. */
export function ReplayEvents({ boxes, timeline, at, pickedId, onPick }: Props) {
  const t = useText(adminDe);
  const numbers = useMemo(() => new Map(boxes.map(({ id, number }) => [id, number])), [boxes]);
  const changes = timeline && changesUntil(timeline, at, SHOWN);
  return (
    <EventPanel title={t('replay.events')}>
      {!changes && <Loading lines={8} />}
      {changes?.length === 0 && <Text c="dimmed">{t('replay.none')}</Text>}
      {changes && changes.length > 0 && (
        <ol className={classes.entries}>
          {changes.map((change) => (
            <Change
              key={`${change.at.getTime()} ${change.boxId} ${change.state} ${change.doorState} ${change.lockState}`}
              change={change}
              number={numbers.get(change.boxId) ?? ''}
              isPicked={change.boxId === pickedId}
              onPick={onPick}
            />
          ))}
        </ol>
      )}
    </EventPanel>
  );
}

type ChangeProps = { change: WallChange; number: string; isPicked: boolean; onPick: (boxId: string) => void };

function Change({ change, number, isPicked, onPick }: ChangeProps) {
  const t = useText(adminDe);
  const stateWords = useStateLabels();
  const { state, doorState, isOnline, boxId, at } = change;
  const words = [stateWords(state), t(`wall.door.${doorState}`), !isOnline && t('wall.offline')];
  return (
    <li className={classes.entry} data-picked={isPicked || undefined}>
      <StateSwatch state={state} />
      <button type="button" className={classes.words} aria-pressed={isPicked} onClick={() => onPick(boxId)}>
        <strong className={classes.box}>{t('wall.box', { number })}</strong>
        <span>{words.filter(Boolean).join(', ')}</span>
      </button>
      <time className={classes.when} dateTime={at.toISOString()}>
        {timeWords(at.getTime())}
      </time>
    </li>
  );
}
