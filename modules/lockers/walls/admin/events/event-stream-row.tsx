import type { LogEntry } from '@fachwerk/logs/contract';
import { sentenceKeys, sentenceParams } from '@fachwerk/logs/rules/sentence';
import { named } from '@fachwerk/react/data-words';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import {
  IconAlertTriangle,
  IconBattery1,
  IconCpu,
  IconDoor,
  IconKey,
  IconLock,
  IconMapPin,
  IconPointFilled,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { memo } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './event-stream.module.css';

/** By the first word of the type. */
const ICONS: Readonly<Record<string, TablerIcon>> = {
  door: IconDoor,
  lock: IconLock,
  battery: IconBattery1,
  controller: IconCpu,
  location: IconMapPin,
  rental: IconKey,
  user: IconUser,
  alert: IconAlertTriangle,
};

type Props = { entry: LogEntry; isPicked: boolean; onPick: (lockId: string) => void };

export const EventRow = memo(function EventRow({ entry, isPicked, onPick }: Props) {
  const t = useText(adminDe);
  const Icon = ICONS[entry.type.split('.')[0] ?? ''] ?? IconPointFilled;
  const text = sentenceOf(entry);
  const words = (
    <>
      {entry.lockName && <strong className={classes.box}>{t('wall.box', { number: entry.lockName })}</strong>}
      <span>{text}</span>
      {entry.personName && <span className={classes.person}>{entry.personName}</span>}
    </>
  );
  const { lockId } = entry;
  return (
    <li className={classes.entry} data-picked={isPicked || undefined}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {lockId ? (
        <button type="button" className={classes.words} aria-pressed={isPicked} onClick={() => onPick(lockId)}>
          {words}
        </button>
      ) : (
        <div className={classes.words}>{words}</div>
      )}
      <span className={classes.when}>
        <Ago at={entry.at} />
      </span>
    </li>
  );
}, isSame);

/** What has happened does not change: every answer brings new objects, and the same entries. */
function isSame(before: Props, after: Props): boolean {
  return before.entry.id === after.entry.id && before.isPicked === after.isPicked && before.onPick === after.onPick;
}

/** What has no sentence is named by its type. */
function sentenceOf(entry: LogEntry): string {
  const params = sentenceParams(entry);
  const [sentence] = sentenceKeys(entry.type).flatMap((key) => named(key, params) ?? []);
  return sentence ?? entry.type;
}
