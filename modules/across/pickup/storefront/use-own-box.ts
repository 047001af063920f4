import type { SiteAttempt } from '@fachwerk/active-rentals/contract';
import { addSeconds } from '@fachwerk/base/time';
import { CallProblem, call, OFFLINE } from '@fachwerk/site/call';
import { clockFrom } from '@fachwerk/site/clock';
import { useSite } from '@fachwerk/site/site-context';
import { useEffect, useRef, useState } from 'react';
import { OPEN_WITHIN_SECONDS, pickupSiteApi } from '../contract-site.ts';

export type OwnOpening =
  | { readonly kind: 'none' | 'asking' | 'offline' }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'attempt'; readonly attempt: SiteAttempt };

/** What the page was opened by. */
export type Own = { readonly orderHash: string; readonly key?: string };

/** Opens a box of an order by a tap; one that hangs without a network opens nothing later. */
export function useOwnBox(own: Own, parcelId: string) {
  const { language, now: drawnAt } = useSite();
  const clock = useRef<(() => Date) | null>(null);
  // The server's: a phone has a clock of its own.
  useEffect(() => {
    clock.current = clockFrom(drawnAt);
  }, [drawnAt]);
  const [opening, setOpening] = useState<OwnOpening>({ kind: 'none' });
  async function open() {
    setOpening({ kind: 'asking' });
    const now = clock.current ?? clockFrom(drawnAt);
    const until = addSeconds(now(), OPEN_WITHIN_SECONDS);
    const input = { ...own, parcelId, transactionId: crypto.randomUUID(), until };
    try {
      const signal = AbortSignal.timeout(OPEN_WITHIN_SECONDS * 1000);
      setOpening({ kind: 'attempt', attempt: await call(pickupSiteApi.open, input, language, signal) });
    } catch (error) {
      const isAnswered = error instanceof CallProblem && error.code !== OFFLINE;
      setOpening(isAnswered ? { kind: 'refused', error: error.message } : { kind: 'offline' });
    }
  }
  return { opening, open };
}
