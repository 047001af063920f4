import { useMay } from '@fachwerk/react/session';
import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
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
  IconPackage,
  IconPlugConnectedX,
  IconQuestionMark,
  IconTagOff,
} from '@tabler/icons-react';
import type { BoxState, Lock } from '../../contract-lock.ts';
import { signalBand } from '../../rules/lock-signal.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './lock-marks.module.css';

/** Who sells goods lets no boxes: theirs are for collection. */
export function useShownState(): (state: BoxState) => BoxState | 'for_collection' {
  const isForCollection = useMay('pickup.read');
  return (state) => (isForCollection && state === 'not_on_sale' ? 'for_collection' : state);
}

const STATES: StateStyles<BoxState | 'for_collection'> = {
  alarm: { icon: IconAlertTriangle, tone: 'danger' },
  out_of_service: { icon: IconCircleOff, tone: 'quiet' },
  overrun: { icon: IconClockExclamation, tone: 'warn' },
  rented: { icon: IconKey, tone: 'accent' },
  reserved: { icon: IconBookmark, tone: 'accent' },
  to_check: { icon: IconBrush, tone: 'info' },
  not_on_sale: { icon: IconTagOff, tone: 'quiet' },
  for_collection: { icon: IconPackage, tone: 'ok' },
  free: { icon: IconCircle, tone: 'ok' },
};

export function BoxStateMark({ state }: { state: BoxState }) {
  const t = useText(adminDe);
  const shown = useShownState()(state);
  return <StateMark look={STATES[shown]}>{t(`locks.state.${shown}`)}</StateMark>;
}

const DOORS: StateStyles<Lock['doorState']> = {
  open: { icon: IconDoorEnter, tone: 'warn' },
  closed: { icon: IconDoor },
  unknown: { icon: IconQuestionMark },
};
const BOLTS: StateStyles<Lock['lockState']> = {
  unlocked: { icon: IconLockOpen },
  locked: { icon: IconLock },
  unknown: { icon: IconQuestionMark },
};

/** Door and bolt are two facts; an unknown one is said to be unknown. */
export function DoorMark({ lock: { doorState } }: { lock: Pick<Lock, 'doorState'> }) {
  const t = useText(adminDe);
  return (
    <StateMark look={DOORS[doorState]} isQuiet={doorState === 'unknown'}>
      {t(`locks.door.${doorState}`)}
    </StateMark>
  );
}

export function BoltMark({ lock: { lockState } }: { lock: Pick<Lock, 'lockState'> }) {
  const t = useText(adminDe);
  return (
    <StateMark look={BOLTS[lockState]} isQuiet={lockState === 'unknown'}>
      {t(`locks.bolt.${lockState}`)}
    </StateMark>
  );
}

/** A bar and its number; low is said in a word too, and redder where the box is out of service for it. */
export function BatteryMark({ lock }: { lock: Pick<Lock, 'battery' | 'isBatteryLow' | 'outOfService'> }) {
  const { battery: percent, isBatteryLow, outOfService } = lock;
  const t = useText(adminDe);
  if (percent === null) return <span className={classes.none}>{t('kit.none')}</span>;
  const level = outOfService?.cause === 'battery' ? 'low' : isBatteryLow ? 'soon' : 'well';
  return (
    <span className={classes.battery} data-level={level}>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${Math.max(4, percent)}%` }} />
      </span>
      <span className="tabular">{t('locks.percent', { percent })}</span>
      {isBatteryLow && <span className={classes.low}>{t('locks.battery.low')}</span>}
    </span>
  );
}

const SIGNALS: StateStyles<'none' | 'weak' | 'good'> = {
  none: { icon: IconAntennaBars1, tone: 'danger' },
  weak: { icon: IconAntennaBars3 },
  good: { icon: IconAntennaBars5 },
};

export function SignalMark({ percent }: { percent: number | null }) {
  const t = useText(adminDe);
  const level = signalBand(percent);
  if (percent === null || level === null) return <span className={classes.none}>{t('kit.none')}</span>;
  return (
    <StateMark look={SIGNALS[level]}>
      {level === 'none' ? t('locks.signal.none') : <span className="tabular">{t('locks.percent', { percent })}</span>}
    </StateMark>
  );
}

export function OfflineMark() {
  const t = useText(adminDe);
  return (
    <span className={classes.low}>
      <StateMark look={{ icon: IconPlugConnectedX }}>{t('locks.offline')}</StateMark>
    </span>
  );
}
