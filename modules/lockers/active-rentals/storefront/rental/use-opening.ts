import { addSeconds } from '@fachwerk/base/time';
import { CallProblem, call, OFFLINE } from '@fachwerk/site/call';
import { clockFrom } from '@fachwerk/site/clock';
import { useSite } from '@fachwerk/site/site-context';
import { useEffect, useRef, useState } from 'react';
import { type SiteAttempt, stayApi } from '../../contract.ts';
import { OPEN_WITHIN_SECONDS } from '../../rules/open.ts';

/** State of a tap. `waiting`: offline, retried until then. `unanswered`: its time is over. */
export type Opening =
  | { readonly kind: 'none' | 'asking' | 'stopped' | 'unanswered' }
  | { readonly kind: 'waiting'; readonly until: Date }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'attempt'; readonly attempt: SiteAttempt };

const AGAIN_MS = 2_000;
/** A request without an answer for this long counts as offline. */
const ANSWER_MS = 8_000;

/**
 * Opens on a tap and retries while the phone is offline. All retries are one attempt, and the server accepts it only until its time is over, so that
 * no door opens after the customer has left.
 */
export function useOpening(key: string, before: SiteAttempt | null) {
  const { language, now: drawnAt } = useSite();
  const [opening, setOpening] = useState<Opening>(before ? { kind: 'attempt', attempt: before } : { kind: 'none' });
  const clock = useRef<(() => Date) | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    clock.current = clockFrom(drawnAt);
    return () => running.current?.abort();
  }, [drawnAt]);

  async function open() {
    if (running.current && !running.current.signal.aborted) return;
    const tap = new AbortController();
    running.current = tap;
    const now = clock.current ?? clockFrom(drawnAt);
    const until = addSeconds(now(), OPEN_WITHIN_SECONDS);
    const input = { key, transactionId: crypto.randomUUID(), until };
    setOpening({ kind: 'asking' });
    while (!tap.signal.aborted) {
      const result = await tried(input, AbortSignal.any([tap.signal, AbortSignal.timeout(ANSWER_MS)]));
      if (tap.signal.aborted) return;
      if (result) {
        setOpening(result);
        break;
      }
      if (now() >= until) {
        setOpening({ kind: 'unanswered' });
        break;
      }
      setOpening({ kind: 'waiting', until });
      await pause(tap.signal);
    }
    tap.abort();
  }

  /** Null without an answer. */
  async function tried(input: Parameters<typeof call<typeof stayApi.open>>[1], signal: AbortSignal) {
    try {
      const attempt = await call(stayApi.open, input, language, signal);
      return { kind: 'attempt', attempt } as const;
    } catch (error) {
      const isUnanswered = !(error instanceof CallProblem) || error.code === OFFLINE;
      return isUnanswered ? null : ({ kind: 'refused', error: error.message } as const);
    }
  }

  function stop() {
    running.current?.abort();
    setOpening({ kind: 'stopped' });
  }

  return { opening, open, stop };
}

/** Until the next try, or until the browser is online. */
function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    window.addEventListener('online', go);
    signal.addEventListener('abort', go, { once: true });
  });
}
