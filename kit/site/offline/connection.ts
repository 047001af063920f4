import { useSyncExternalStore } from 'react';

/** Whether the last thing that was asked for was answered. Begins with what the page itself was: kept, or fresh. */
let isGone = false;
const watchers = new Set<() => void>();

export function noteConnection(isThere: boolean): void {
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

if (typeof document !== 'undefined' && keptMarks()) isGone = true;
