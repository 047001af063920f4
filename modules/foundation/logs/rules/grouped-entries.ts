import type { LogEntry } from '../contract.ts';

/** An entry with the others of the same opening: who asked, what became of it, and the door after it. */
export type LogLine = LogEntry & {
  /** In the order in which they happened; left out where an entry stands for itself. */
  readonly steps?: readonly LogEntry[];
};

/** What an entry is in the course of an opening. Everything else belongs to none. */
const PARTS: Readonly<Record<string, 'request' | 'outcome' | 'door_opened' | 'door_closed'>> = {
  'lock.open_requested': 'request',
  'lock.opened': 'outcome',
  'lock.already_open': 'outcome',
  'lock.jammed': 'outcome',
  'lock.open_denied': 'outcome',
  'lock.open_failed': 'outcome',
  'lock.open_timed_out': 'outcome',
  'door.opened': 'door_opened',
  'door.uncommanded': 'door_opened',
  'door.closed': 'door_closed',
};
export const partOf = ({ type }: Pick<LogEntry, 'type'>) => PARTS[type];

/** A door that opens this long after its command still opens because of it. */
const DOOR_FOLLOWS_MS = 60_000;

/**
 * Newest first, as the log has them: request, opening and closing of one box become one line, where its outcome stood. What lies on a
 * page that is not loaded yet joins when it comes.
 */
export function grouped(entries: readonly LogEntry[]): LogLine[] {
  const groups: LogEntry[][] = [];
  const running = new Map<string, LogEntry[]>();
  for (const entry of entries.toReversed()) {
    const { lockId } = entry;
    const part = lockId && partOf(entry);
    if (!lockId || !part) {
      groups.push([entry]);
      continue;
    }
    const before = running.get(lockId);
    const group = before && joins(before, entry) ? before : [];
    if (group.length === 0) groups.push(group);
    group.push(entry);
    if (part === 'door_closed') running.delete(lockId);
    else running.set(lockId, group);
  }
  const at = new Map(entries.map(({ id }, index) => [id, index]));
  return groups.map(lineOf).sort((one, other) => at.get(one.id)! - at.get(other.id)!);
}

function joins(group: readonly LogEntry[], entry: LogEntry): boolean {
  const parts = group.map(partOf);
  const part = partOf(entry);
  if (part === undefined) return false;
  switch (part) {
    case 'outcome':
      return !parts.includes('outcome');
    case 'door_opened':
      return (
        entry.type !== 'door.uncommanded' &&
        !parts.includes('door_opened') &&
        entry.at.getTime() - group[0]!.at.getTime() <= DOOR_FOLLOWS_MS
      );
    case 'door_closed':
      return true;
    case 'request':
      return false;
  }
}

/** Told as its outcome, by whoever asked for it; without one, as it began. */
function lineOf(group: readonly LogEntry[]): LogLine {
  const head = group.find((entry) => partOf(entry) === 'outcome') ?? group[0]!;
  if (group.length === 1) return head;
  const who = group.find(({ personName }) => personName !== '') ?? head;
  return { ...head, personId: who.personId, personName: who.personName, steps: group };
}
