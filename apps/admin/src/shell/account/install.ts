import { useSyncExternalStore } from 'react';

/** The browser offers to install the back-office; not every browser says so. */
type Offer = Event & { readonly prompt: () => Promise<unknown> };

let offer: Offer | null = null;
const listeners = new Set<() => void>();

function offered(next: Offer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

window.addEventListener('beforeinstallprompt', (event) => {
  // It is offered in the person's menu instead of over the page.
  event.preventDefault();
  offered(event as Offer);
});
window.addEventListener('appinstalled', () => offered(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the browser to install the app; null where it is installed or cannot be. An offer is good for one question. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(subscribe, () => offer);
  if (!current) return null;
  return () => {
    offered(null);
    void current.prompt();
  };
}
