import {
  IconAlertTriangle,
  IconBattery2,
  IconBuilding,
  IconClockPlay,
  IconCpu,
  IconDoor,
  IconFileText,
  IconLock,
  IconMapPin,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { LogSubject } from '../contract.ts';
import classes from './log-list.module.css';

const ICONS: Readonly<Record<LogSubject, TablerIcon>> = {
  lock: IconLock,
  door: IconDoor,
  battery: IconBattery2,
  controller: IconCpu,
  location: IconMapPin,
  rental: IconClockPlay,
  user: IconUser,
  alert: IconAlertTriangle,
  company: IconBuilding,
  other: IconFileText,
};

const subjectOf = (type: string): LogSubject => {
  const first = type.split('.')[0];
  return LogSubject.options.find((subject) => subject === first) ?? 'other';
};

/** What happened, with the sign of what it happened to. */
export function LogWhat({ type, children }: { type: string; children: string }) {
  const Icon = ICONS[subjectOf(type)];
  return (
    <span className={classes.what}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
