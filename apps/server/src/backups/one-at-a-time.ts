import { SessionLock } from '@fachwerk/server/session-lock';

/** The exit code of a backup that found another one under way. */
export const ANOTHER_IS_UNDER_WAY = 75;

/**
 * Two backups at once would clear away what the other goes on from. The lock lives as long as the connection, so one that was killed leaves
 * none behind. Answers whether the work was done; it is not when another process is at it.
 */
export async function oneAtATime(url: string, work: () => Promise<void>): Promise<boolean> {
  const lock = new SessionLock({ url, name: 'fachwerk backup', applicationName: 'fachwerk backup' });
  try {
    await lock.look();
    if (lock.state !== 'held') return false;
    await work();
    return true;
  } finally {
    await lock.close();
  }
}
