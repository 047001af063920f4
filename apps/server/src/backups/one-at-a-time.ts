import { setTimeout } from 'node:timers/promises';
import { SessionLock } from '@fachwerk/server/session-lock';

/** The exit code of a backup that found another one under way. */
export const ANOTHER_IS_UNDER_WAY = 75;

const MOST_TRIES = 30;
const PAUSE_MS = 500;

/**
 * Two backups at once would clear away what the other goes on from. The lock lives as long as the connection, so one that was killed leaves
 * none behind. Answers whether the work was done; it is not when another process is at it.
 */
export async function oneAtATime(
  url: string,
  work: () => Promise<void>,
  { mostTries = MOST_TRIES } = {},
): Promise<boolean> {
  const lock = new SessionLock({ url, name: 'fachwerk backup', applicationName: 'fachwerk backup' });
  try {
    // A database that is busy is no other backup: it is asked again, and one that stays away is a failure.
    for (let tries = 0; tries < mostTries && lock.state === 'away'; tries++) {
      await lock.look();
      if (lock.state === 'away') await setTimeout(PAUSE_MS);
    }
    if (lock.state === 'away') throw new Error('the database does not answer');
    if (lock.state === 'waiting') return false;
    await work();
    return true;
  } finally {
    await lock.close();
  }
}
