import { useSyncExternalStore } from 'react';

/** Whether the last thing that was asked for was answered. Begins with what the page itself was: kept, or fresh. */
let isGone = false;
/** When somebody answered last, by this page's own clock. */
let heardAtMs = 0;
const watchers = new Set<() => void>();

export function noteConnection(isThere: boolean): void {
  heardAtMs = isThere ? performance.now() : Number.NEGATIVE_INFINITY;
  if (isGone === !isThere) return;
  isGone = !isThere;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  const gone = () => noteConnection(false);
  watchers.add(watcher);
  window.addEventListener('offline', gone);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener('offline', gone);
  };
}

/** Nobody answers at the moment. False while the server draws. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    watch,
    () => isGone,
    () => false,
  );
}

/** When a kept page was kept, and what to add to this device's clock; null for one that came from the server. */
export function keptMarks(): { readonly at: Date; readonly skewMs: number } | null {
  const { keptAt, keptSkew } = document.documentElement.dataset;
  return keptAt ? { at: new Date(keptAt), skewMs: Number(keptSkew) || 0 } : null;
}

/** Whoever answered a moment ago is still there; asking again would only cost time. */
const FRESH_MS = 5_000;
/** Longer than a slow network needs; after it somebody is told. */
const PATIENCE_MS = 8_000;

export const wasJustHeard = (): boolean => navigator.onLine && performance.now() - heardAtMs < FRESH_MS;

/** Asks for next to nothing: does anybody answer at all? What they answer does not matter. */
export async function isReachable(): Promise<boolean> {
  const asked = fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  const isThere = await asked.then(
    () => true,
    () => false,
  );
  noteConnection(isThere);
  return isThere;
}

/** As worker.ts says it. */
const UNANSWERED = 'fw-unanswered';

/** What was sent and not answered, where the browser's worker can say so: who returns true has it, and the page stays. */
export function whenUnanswered(isOurs: () => boolean): () => void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const heard = ({ data, ports }: MessageEvent) => {
    if (data !== UNANSWERED || !isOurs()) return;
    noteConnection(false);
    ports[0]?.postMessage(UNANSWERED);
  };
  workers?.addEventListener('message', heard);
  return () => workers?.removeEventListener('message', heard);
}

if (typeof document !== 'undefined' && keptMarks()) noteConnection(false);
