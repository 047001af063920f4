import { useSyncExternalStore } from 'react';

/** Whether the last request failed. Starts with the page's own state: cached or fresh. */
let isGone = false;
/** Time of the last answer, by this page's clock. */
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

/** The server is unreachable at the moment. False during server rendering. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    watch,
    () => isGone,
    () => false,
  );
}

/** When a cached page was stored, and the offset of this device's clock; null for a page from the server. */
export function keptMarks(): { readonly at: Date; readonly skewMs: number } | null {
  const { keptAt, keptSkew } = document.documentElement.dataset;
  return keptAt ? { at: new Date(keptAt), skewMs: Number(keptSkew) || 0 } : null;
}

/** After an answer this recent no further check is needed. */
const FRESH_MS = 5_000;
/** Longer than a slow network needs; then the user is notified. */
const PATIENCE_MS = 8_000;

export const wasJustHeard = (): boolean => navigator.onLine && performance.now() - heardAtMs < FRESH_MS;

/** A minimal request to check whether the server answers at all. */
export async function isReachable(): Promise<boolean> {
  const asked = fetch('/api/health', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
  const isThere = await asked.then(
    () => true,
    () => false,
  );
  noteConnection(isThere);
  return isThere;
}

/** As in worker.ts. */
const UNANSWERED = 'fw-unanswered';

/** Handles unanswered form submissions reported by the service worker: return true to take over, and the page stays. */
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
