import { useSyncExternalStore } from 'react';

/** Whether the server is reachable, as far as this browser knows. */
let isOnline = navigator.onLine;
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<(isOnline: boolean) => void>();

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

function set(next: boolean): void {
  if (next === isOnline) return;
  isOnline = next;
  for (const listener of listeners) listener(isOnline);
}

/** A call got no answer. Polls the server from now on until it answers. */
export function connectionLost(): void {
  if (!isOnline) return;
  set(false);
  knockLater(FIRST_PAUSE_MS);
}

/** A call got an answer of any kind. */
export function connectionProven(): void {
  clearTimeout(probe);
  set(true);
}

/** Probes the server once, now. */
export async function knock(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store' });
    connectionProven();
  } catch {
    connectionLost();
  }
  return isOnline;
}

function knockLater(pauseMs: number): void {
  clearTimeout(probe);
  probe = setTimeout(async () => {
    if (!(await knock())) knockLater(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
  }, pauseMs);
}

window.addEventListener('offline', connectionLost);
window.addEventListener('online', () => void knock());

export function onConnectionChange(listener: (isOnline: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, () => isOnline);
}
