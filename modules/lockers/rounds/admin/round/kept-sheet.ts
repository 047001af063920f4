import { sessionPlace } from '@fachwerk/react/session';
import * as z from 'zod/mini';
import { RoundSheet } from '../../contract.ts';

const PREFIX = 'rounds.sheet.';
/** Older ones make room: a technician works on one, and looks at the next. */
const MOST_KEPT = 3;

const Kept = z.object({ at: z.number(), sheet: RoundSheet });

/** The round as it was last seen on this device, for a wall without reception. Signing out clears it. */
export function keptSheet(id: string): RoundSheet | undefined {
  return read(PREFIX + id)?.sheet;
}

function read(key: string): z.infer<typeof Kept> | undefined {
  try {
    return z.safeParse(Kept, JSON.parse(sessionPlace().getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function keepSheet(sheet: RoundSheet): void {
  const place = sessionPlace();
  const keys = Object.keys(place).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + sheet.round.id);
  const newestFirst = keys.sort((one, other) => (read(other)?.at ?? 0) - (read(one)?.at ?? 0));
  for (const key of newestFirst.slice(MOST_KEPT - 1)) place.removeItem(key);
  place.setItem(PREFIX + sheet.round.id, JSON.stringify({ at: Date.now(), sheet }));
}
