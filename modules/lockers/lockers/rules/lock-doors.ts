import { addDays } from '@fachwerk/base/time';
import type { DoorFact } from '@fachwerk/devices/wire';

/** A message that claims to be older than this comes from a clock that was never set. */
const BELIEVED_DAYS = 7;

export type DoorMove = 'opened' | 'closed';

/** What a person would say happened. A sensor that finds its voice again and says "closed" is nothing new. */
export function doorMove(before: DoorFact, after: DoorFact): DoorMove | null {
  if (after === 'open' && before !== 'open') return 'opened';
  if (after === 'closed' && before === 'open') return 'closed';
  return null;
}

/** The instant a device gives, as far as it can be true: never after its arrival, never out of another age. */
export function believedAt(at: Date, receivedAt: Date): Date {
  return at > receivedAt || at < addDays(receivedAt, -BELIEVED_DAYS) ? receivedAt : at;
}
