import { Problem } from '@fachwerk/base/problem';
import { latestSession, type SessionUser, startSession } from './session.ts';

export type Renew = () => Promise<{ readonly accessToken: string; readonly user: SessionUser }>;

let renew: Renew | undefined;
let running: Promise<boolean> | undefined;

/** The auth module provides the renewal call. */
export function setRenewal(how: Renew): void {
  renew = how;
}

/**
 * Renews a refused token; false when the session is over. Concurrent failures share one renewal, and tabs take turns: the refresh cookie rotates each
 * time, and reusing an old one would end the session.
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
    // An offline or busy server says nothing about the session.
    if (error instanceof Problem && error.status === 401) return false;
    throw error;
  }
}

/** Insecure contexts have no Web Locks; then only this tab is serialised. */
function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  return navigator.locks ? navigator.locks.request('session-renewal', work) : work();
}
