import { useSyncExternalStore } from 'react';

/** The version this page was built from, and whether the server has moved on. */
let own: string | undefined;
let isOutdated = false;
const listeners = new Set<() => void>();

export function setOwnVersion(version: string): void {
  own = version;
}

/** Display form: 1.19.0-p is "1.19-p" (spec §9). */
export function shownVersion(): string {
  return spoken(own ?? '');
}

const spoken = (version: string) => version.replace(/^(\d+\.\d+)\.0\b/, '$1');

/** The server may send either form. */
export function serverSaysVersion(version: string): void {
  if (own !== undefined && spoken(version) !== spoken(own)) outdated();
}

/** Also called when a chunk is missing, because a newer build has replaced it. */
export function outdated(): void {
  isOutdated = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsOutdated(): boolean {
  return useSyncExternalStore(subscribe, () => isOutdated);
}
