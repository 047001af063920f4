import { useText } from '@fachwerk/react/texts';
import { formatDay, formatTime } from '@fachwerk/react/time';
import { ActionIcon, SegmentedControl, Select, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { momentAfter, momentBefore, type Timeline } from '../../rules/replay.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './replay-bar.module.css';
import { type ReplayClock, SPEEDS, type Speed, STEP_MS } from './replay-state.ts';

type Props = { clock: ReplayClock; timeline: Timeline | null };

/** The day, the time of day, and how it runs. */
export function ReplayBar({ clock, timeline }: Props) {
  const t = useText(adminDe);
  const { day, days, at } = clock;
  const from = day.from.getTime();
  const to = day.to.getTime();
  return (
    <div className={classes.bar}>
      <Select
        aria-label={t('replay.day')}
        value={day.on}
        onChange={(on) => on && clock.goToDay(on)}
        data={days.map(({ on }, back) => ({ value: on, label: back === 0 ? t('replay.today') : dayWords(on) }))}
        allowDeselect={false}
        className={classes.day ?? ''}
      />
      <Buttons clock={clock} timeline={timeline} />
      <div className={classes.line}>
        <Density timeline={timeline} from={from} to={to} at={at} />
        <input
          type="range"
          className={classes.slider}
          min={from}
          max={clock.last}
          step={STEP_MS}
          value={at}
          onChange={(event) => clock.go(Number(event.currentTarget.value))}
          aria-label={t('replay.slider')}
          aria-valuetext={timeWords(at)}
        />
        <div className={classes.ends} aria-hidden>
          <span>{timeWords(from)}</span>
          <Text component="span" size="xs">
            {timeline ? t('replay.changes', { count: timeline.moments.length }) : t('kit.loading')}
          </Text>
          <span>{endWords(to)}</span>
        </div>
      </div>
      <div className={classes.speed}>
        <VisuallyHidden id="replay-speed">{t('replay.speed')}</VisuallyHidden>
        <SegmentedControl
          size="xs"
          aria-labelledby="replay-speed"
          value={String(clock.speed)}
          onChange={(value) => clock.setSpeed(Number(value) as Speed)}
          data={SPEEDS.map((speed) => ({ value: String(speed), label: t(`replay.speed.${speed}`) }))}
        />
      </div>
    </div>
  );
}

function Buttons({ clock, timeline }: Props) {
  const t = useText(adminDe);
  const { at, day, isPlaying } = clock;
  const before = timeline && momentBefore(timeline, at);
  const after = timeline && momentAfter(timeline, at);
  const play = () => {
    if (clock.isAtEnd) clock.go(day.from.getTime());
    clock.setPlaying(!isPlaying);
  };
  const PlayIcon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={classes.buttons}>
      <Jump to={before} label={t('replay.previous')} whyNot={t('replay.no_previous')} onGo={clock.go} isBack />
      <ActionIcon size={44} radius="xl" onClick={play} aria-label={isPlaying ? t('replay.pause') : t('replay.play')}>
        <PlayIcon size={20} />
      </ActionIcon>
      <Jump to={after} label={t('replay.next')} whyNot={t('replay.no_next')} onGo={clock.go} />
    </div>
  );
}

type JumpProps = { to: number | null; label: string; whyNot: string; onGo: (at: number) => void; isBack?: boolean };

function Jump({ to, label, whyNot, onGo, isBack = false }: JumpProps) {
  const Icon = isBack ? IconPlayerSkipBack : IconPlayerSkipForward;
  return (
    <Tooltip label={to === null ? whyNot : label}>
      <ActionIcon
        size={36}
        variant="subtle"
        color="gray"
        aria-label={label}
        {...(to === null ? { 'data-disabled': true, 'aria-disabled': true } : { onClick: () => onGo(to) })}
      >
        <Icon size={20} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
}

const BUCKETS = 96;

/** When much happened and when little: where to look. */
function Density({ timeline, from, to, at }: { timeline: Timeline | null; from: number; to: number; at: number }) {
  const counts = useMemo(() => {
    const buckets = Array.from({ length: BUCKETS }, () => 0);
    for (const moment of timeline?.moments ?? []) {
      const bucket = Math.min(BUCKETS - 1, Math.floor(((moment - from) / (to - from)) * BUCKETS));
      if (bucket >= 0) buckets[bucket]! += 1;
    }
    return buckets;
  }, [timeline, from, to]);
  const most = Math.max(1, ...counts);
  const passed = ((at - from) / (to - from)) * BUCKETS;
  return (
    <svg className={classes.density} viewBox={`0 0 ${BUCKETS} 10`} preserveAspectRatio="none" aria-hidden>
      {counts.map((count, bucket) => {
        const height = count === 0 ? 0 : 1.5 + (count / most) * 8.5;
        const place = bucket;
        return (
          <rect
            key={place}
            x={bucket + 0.1}
            y={10 - height}
            width={0.8}
            height={height}
            data-passed={bucket < passed || undefined}
          />
        );
      })}
    </svg>
  );
}

export function timeWords(at: number): string {
  return formatTime(at, 'time');
}

/** A whole day ends at 24:00, not where it began. */
function endWords(at: number): string {
  const text = timeWords(at);
  return text === '00:00' ? '24:00' : text;
}

function dayWords(on: string): string {
  return formatDay(on, { weekday: 'short', day: '2-digit', month: '2-digit' });
}
