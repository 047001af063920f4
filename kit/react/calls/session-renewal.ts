import { Problem } from '@fachwerk/base/problem';
import { latestSession, type SessionUser, startSession } from './session.ts';

export type Renew = () => Promise<{ readonly accessToken: string; readonly user: SessionUser }>;

let renew: Renew | undefined;
let running: Promise<boolean> | undefined;

/** The access module says how a token is renewed. */
export function setRenewal(how: Renew): void {
  renew = how;
}

/**
 * Gets a new token for one that was refused; false when the session is over. Calls that fail together wait for one renewal, and
 * tabs take turns: the refresh cookie is replaced each time, and using an old one would end the session.
 */
export function renewSession(refusedToken: string): Promise<boolean> {
  running ??= oneTabAtATime(() => renewUnlessDone(refusedToken)).finally(() => {
    running = undefined;
  });
  return running;
}

async function renewUnlessDone(refusedToken: string): Promise<boolean> {
  const session = latestSession();
  if (!session || !renew) return false;
  if (session.token !== refusedToken) return true;
  try {
    const { accessToken, user } = await renew();
    startSession(accessToken, user);
    return true;
  } catch (error) {
    // Offline or a busy server says nothing about the session.
    if (error instanceof Problem && error.status === 401) return false;
    throw error;
  }
}

/** Without a secure context there are no locks; then this tab alone takes turns. */
function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('session-renewal', work) : work();
}
