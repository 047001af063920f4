import { useEffect } from 'react';

/** So long nobody touches the tablet, and the next one begins anew. */
const IDLE_MS = 60_000;
const START = '/terminal';
const SIGNS = ['pointerdown', 'keydown', 'input', 'scroll', 'touchstart'] as const;

/**
 * Leaves nothing of the last person: after a minute of rest what they had is given back and the start is shown; the back button shows the
 * start as well. Without a network it waits: a browser's own error page would be the end of the tablet.
 */
export function useKioskReset(act: string): void {
  useEffect(() => {
    const begin = () => void reset(act);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'back_forward' && !isFresh()) begin();
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) begin();
    };
    // Whoever goes back stays: the page before this one may be somebody's.
    if (isFresh()) history.pushState(null, '');
    const back = () => history.pushState(null, '');
    let timer = setTimeout(begin, IDLE_MS);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(begin, IDLE_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, touched, { passive: true });
    window.addEventListener('pageshow', shown);
    if (isFresh()) window.addEventListener('popstate', back);
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, touched);
      window.removeEventListener('pageshow', shown);
      window.removeEventListener('popstate', back);
    };
  }, [act]);
}

const isFresh = () => location.pathname === START && location.search === '';

async function reset(act: string): Promise<void> {
  try {
    const reply = await fetch(location.pathname, { method: 'POST', body: new URLSearchParams({ act }) });
    if (reply.ok) return location.replace(START);
  } catch {
    // Tried again below.
  }
  setTimeout(() => void reset(act), IDLE_MS);
}
