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
  IconInfoCircle,
  IconLockExclamation,
  IconLockX,
  IconMessageReport,
  IconPasswordMobilePhone,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Alert, AlertKind, AlertPriority, AlertState } from '../contract.ts';
import { aboutOf, subjectWord } from '../rules/sentence.ts';
import { de } from '../texts/de.ts';
import classes from './alert-look.module.css';

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
};

const PRIORITIES: Readonly<Record<AlertPriority, { icon: TablerIcon; color: string }>> = {
  urgent: { icon: IconAlertOctagon, color: 'var(--fw-danger)' },
  high: { icon: IconAlertTriangle, color: 'var(--fw-warn)' },
  normal: { icon: IconInfoCircle, color: 'var(--fw-info)' },
};

const STATES: Readonly<Record<AlertState, { icon: TablerIcon; color: string }>> = {
  open: { icon: IconCircleDot, color: 'var(--fw-warn)' },
  settled: { icon: IconCircleCheck, color: 'var(--fw-quiet)' },
  done: { icon: IconCheck, color: 'var(--fw-ok)' },
};

/** Icon and word: never by colour alone. */
export function PriorityMark({ priority }: { priority: AlertPriority }) {
  const t = useText(de);
  const { icon: Icon, color } = PRIORITIES[priority];
  return (
    <span className={classes.mark} data-priority={priority}>
      <Icon size={18} stroke={1.5} color={color} aria-hidden />
      {t(`alerts.priority.${priority}`)}
    </span>
  );
}

export function StateMark({ state }: { state: AlertState }) {
  const t = useText(de);
  const { icon: Icon, color } = STATES[state];
  return (
    <span className={classes.mark}>
      <Icon size={18} stroke={1.5} color={color} aria-hidden />
      {t(`alerts.state.${state}`)}
    </span>
  );
}

/** What is wrong, in two lines: the kind, and the sentence. */
export function AlertTitle({ alert }: { alert: Alert }) {
  const t = useText(de);
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
  const t = useText(de);
  return (alert) => t(`alert.subject.${subjectWord(alert)}`, { name: alert.subject.name });
}
