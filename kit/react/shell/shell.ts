import { useEffect, useSyncExternalStore } from 'react';

/** Requests of a screen to the shell around it. */
let hiders = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  hiders += by;
  for (const listener of listeners) listener();
}

/** Hides the bottom bar of a phone while true: a conversation or the kitchen's wall has the whole screen (spec §2 "Shell"). */
export function useHiddenBar(isHidden: boolean): void {
  useEffect(() => {
    if (!isHidden) return;
    change(1);
    return () => change(-1);
  }, [isHidden]);
}

export function useIsBarHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hiders > 0,
  );
}
