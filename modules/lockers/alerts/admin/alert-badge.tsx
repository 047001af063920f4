import { StateMark as Mark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconAntennaBarsOff,
  IconBattery1,
  IconCalendarX,
  IconCheck,
  IconCircleCheck,
  IconCircleDot,
  IconCpuOff,
  IconDeviceTabletOff,
  IconDoor,
  IconEyeOff,
  IconHourglassEmpty,
  IconInfoCircle,
  IconLockExclamation,
  IconLockX,
  IconLuggage,
  IconMessageReport,
  IconPackage,
  IconPackageOff,
  IconPasswordMobilePhone,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Alert, AlertKind, AlertPriority, AlertState } from '../contract.ts';
import { aboutOf, subjectWord } from '../rules/sentence.ts';
import { adminDe } from '../texts/admin.de.ts';
import classes from './alert-badge.module.css';

export const KIND_ICONS: Readonly<Record<AlertKind, TablerIcon>> = {
  uncommanded_open: IconDoor,
  jam: IconLockX,
  controller_offline: IconCpuOff,
  terminal_offline: IconDeviceTabletOff,
  lock_unseen: IconEyeOff,
  battery_low: IconBattery1,
  signal_lost: IconAntennaBarsOff,
  command_failed: IconLockExclamation,
  box_reported: IconMessageReport,
  box_missing: IconCalendarX,
  pin_tries: IconPasswordMobilePhone,
  things_inside: IconLuggage,
  parcel_too_long: IconHourglassEmpty,
  parcel_uncollected: IconPackage,
  parcel_without_box: IconPackageOff,
};

const PRIORITIES: StateStyles<AlertPriority> = {
  urgent: { icon: IconAlertOctagon, tone: 'danger' },
  high: { icon: IconAlertTriangle, tone: 'warn' },
  normal: { icon: IconInfoCircle, tone: 'info' },
};

const STATES: StateStyles<AlertState> = {
  open: { icon: IconCircleDot, tone: 'warn' },
  settled: { icon: IconCircleCheck, tone: 'quiet' },
  done: { icon: IconCheck, tone: 'ok' },
};

export function PriorityMark({ priority }: { priority: AlertPriority }) {
  const t = useText(adminDe);
  return (
    <Mark look={PRIORITIES[priority]} isStrong={priority === 'urgent'}>
      {t(`alerts.priority.${priority}`)}
    </Mark>
  );
}

export function StateMark({ state }: { state: AlertState }) {
  const t = useText(adminDe);
  return <Mark look={STATES[state]}>{t(`alerts.state.${state}`)}</Mark>;
}

/** What is wrong, in two lines: the kind, and the sentence. */
export function AlertTitle({ alert }: { alert: Alert }) {
  const t = useText(adminDe);
  const Icon = KIND_ICONS[alert.kind];
  const { key, params } = aboutOf(alert);
  return (
    <span className={classes.title}>
      <Icon size={20} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        <span className={classes.kind}>{t(`alert.${alert.kind}`)}</span>
        <span className={classes.about}>{t(key, params)}</span>
      </span>
    </span>
  );
}

/** „Fach 12“, „Terminal Eingang“. */
export function useSubjectName(): (alert: Pick<Alert, 'kind' | 'subject'>) => string {
  const t = useText(adminDe);
  return (alert) => t(`alert.subject.${subjectWord(alert)}`, { name: alert.subject.name });
}

/** „Schloss klemmt“, for work that comes from an alert. */
export function useAlertName(): (kind: AlertKind) => string {
  const t = useText(adminDe);
  return (kind) => t(`alert.${kind}`);
}
