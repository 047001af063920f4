import { useText } from '@fachwerk/react/texts';
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
import { type LogEntry, LogSubject } from '../../contract.ts';
import { type LogLine, partOf } from '../../rules/grouped-entries.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { formatClock } from './exact-time.tsx';
import classes from './log-list.module.css';
import type { LogWords } from './log-words.ts';

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

/** Of whom or what a change speaks, where place and box do not say it. */
function aboutOf({ data, lockName, locationName }: LogEntry, sentence: string): string {
  const { subjectName } = data;
  const isSaid = typeof subjectName !== 'string' || [lockName, locationName].includes(subjectName);
  return isSaid || sentence.includes(subjectName) ? '' : subjectName;
}

/** What happened, with the sign of what it happened to. */
export function LogWhat({ entry, words, meta }: { entry: LogLine; words: LogWords; meta?: readonly string[] }) {
  const t = useText(adminDe);
  const Icon = ICONS[subjectOf(entry.type)];
  const sentence = words.sentence(entry);
  const about = aboutOf(entry, sentence);
  const others = (entry.steps ?? []).flatMap((step) => {
    const part = partOf(step);
    if (step.id === entry.id || !part || part === 'outcome') return [];
    return t(`logs.step.${part}`, { time: formatClock(step.at) });
  });
  return (
    <span className={classes.what}>
      <Icon size={18} stroke={1.5} aria-hidden />
      <span className={classes.words}>
        {sentence}
        {about && <span className={classes.about}>{` · ${about}`}</span>}
        {others.length > 0 && <span className={classes.about}>{` · ${others.join(', ')}`}</span>}
        {meta && <span className={classes.meta}>{meta.filter((part) => part !== '').join(' · ')}</span>}
      </span>
    </span>
  );
}
