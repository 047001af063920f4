import { useText } from '@fachwerk/react/texts';
import {
  IconAlertTriangle,
  IconAntennaBars1,
  IconAntennaBars3,
  IconAntennaBars5,
  IconBookmark,
  IconBrush,
  IconCircle,
  IconCircleOff,
  IconClockExclamation,
  IconDoor,
  IconDoorEnter,
  IconKey,
  IconLock,
  IconLockOpen,
  IconPlugConnectedX,
  IconQuestionMark,
  type TablerIcon,
} from '@tabler/icons-react';
import type { BoxState, Lock } from '../contract-lock.ts';
import { LOW_PERCENT, WELL_PERCENT } from '../rules/battery.ts';
import { signalBand } from '../rules/lock-signal.ts';
import { de } from '../texts/de.ts';
import classes from './lock-marks.module.css';

const STATES: Readonly<Record<BoxState, { icon: TablerIcon; color: string }>> = {
  alarm: { icon: IconAlertTriangle, color: 'var(--fw-danger)' },
  out_of_service: { icon: IconCircleOff, color: 'var(--fw-quiet)' },
  overrun: { icon: IconClockExclamation, color: 'var(--fw-warn)' },
  rented: { icon: IconKey, color: 'var(--fw-accent)' },
  reserved: { icon: IconBookmark, color: 'var(--fw-accent)' },
  to_check: { icon: IconBrush, color: 'var(--fw-info)' },
  free: { icon: IconCircle, color: 'var(--fw-ok)' },
};

/** Icon and word: never by colour alone. */
export function BoxStateMark({ state }: { state: BoxState }) {
  const t = useText(de);
  const { icon: Icon, color } = STATES[state];
  return (
    <span className={classes.mark}>
      <Icon size={18} stroke={1.5} color={color} aria-hidden />
      {t(`locks.state.${state}`)}
    </span>
  );
}

const DOORS = { open: IconDoorEnter, closed: IconDoor, unknown: IconQuestionMark } as const;
const BOLTS = { unlocked: IconLockOpen, locked: IconLock, unknown: IconQuestionMark } as const;

/** Door and bolt are two facts; an unknown one is said to be unknown. */
export function DoorMark({ lock: { doorState } }: { lock: Pick<Lock, 'doorState'> }) {
  const t = useText(de);
  const Icon = DOORS[doorState];
  return (
    <span className={classes.mark} data-quiet={doorState === 'unknown' || undefined}>
      <Icon size={18} stroke={1.5} {...(doorState === 'open' && { color: 'var(--fw-warn)' })} aria-hidden />
      {t(`locks.door.${doorState}`)}
    </span>
  );
}

export function BoltMark({ lock: { lockState } }: { lock: Pick<Lock, 'lockState'> }) {
  const t = useText(de);
  const Icon = BOLTS[lockState];
  return (
    <span className={classes.mark} data-quiet={lockState === 'unknown' || undefined}>
      <Icon size={18} stroke={1.5} aria-hidden />
      {t(`locks.bolt.${lockState}`)}
    </span>
  );
}

/** A bar and its number; low is said in a word too. */
export function BatteryMark({ percent }: { percent: number | null }) {
  const t = useText(de);
  if (percent === null) return <span className={classes.none}>{t('kit.none')}</span>;
  const level = percent < LOW_PERCENT ? 'low' : percent < WELL_PERCENT ? 'soon' : 'well';
  return (
    <span className={classes.battery} data-level={level}>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.max(4, percent)}%` }} />
      </span>
      <span className="tabular">{t('locks.percent', { percent })}</span>
      {level === 'low' && <span className={classes.low}>{t('locks.battery.low')}</span>}
    </span>
  );
}

const SIGNALS = { none: IconAntennaBars1, weak: IconAntennaBars3, good: IconAntennaBars5 } as const;

export function SignalMark({ percent }: { percent: number | null }) {
  const t = useText(de);
  const level = signalBand(percent);
  if (percent === null || level === null) return <span className={classes.none}>{t('kit.none')}</span>;
  const Icon = SIGNALS[level];
  return (
    <span className={classes.mark}>
      <Icon size={18} stroke={1.5} {...(level === 'none' && { color: 'var(--fw-danger)' })} aria-hidden />
      {level === 'none' ? t('locks.signal.none') : <span className="tabular">{t('locks.percent', { percent })}</span>}
    </span>
  );
}

export function OfflineMark() {
  const t = useText(de);
  return (
    <span className={classes.mark} data-danger>
      <IconPlugConnectedX size={18} stroke={1.5} aria-hidden />
      {t('locks.offline')}
    </span>
  );
}
