import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';

/** Labels of the question if something other than a form would be lost. */
export type LeaveWords = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
};

type Guard = {
  isGuarding(): boolean;
  /** Whether this navigation leaves the guarded content: another page does, a tab of the same one does not. */
  isLeftBy(from: Location, to: Location): boolean;
  /** Saves instead of asking; true when nothing unsaved is left. */
  save?: (() => Promise<boolean>) | undefined;
  words?: LeaveWords | undefined;
};

// A router uses only the last blocker, so all guards of a screen register here, and `LeaveQuestion` asks for all of them.
const guards = new Set<{ readonly current: Guard }>();

export function isAnythingGuarded(): boolean {
  return [...guards].some(({ current }) => current.isGuarding());
}

export function guardsLeftBy(from: Location, to: Location): Guard[] {
  return [...guards].map(({ current }) => current).filter((guard) => guard.isGuarding() && guard.isLeftBy(from, to));
}

export function useGuard(guard: Guard): void {
  const held = useRef(guard);
  held.current = guard;
  useEffect(() => {
    guards.add(held);
    return () => void guards.delete(held);
  }, []);
}

type Options = { readonly words?: LeaveWords; readonly save?: () => Promise<boolean> };

/**
 * Leaving with changes saves them if `save` is given, and asks otherwise: inside the app with our dialog, at its edge with the browser's. `release`
 * disables the guard, for a form that was just saved.
 */
export function useLeaveGuard(isDirty: boolean, { words, save }: Options = {}): { release: () => void } {
  const isReleased = useRef(false);
  if (!isDirty) isReleased.current = false;
  const release = () => {
    isReleased.current = true;
  };
  useGuard({
    isGuarding: () => isDirty && !isReleased.current,
    isLeftBy: (from, to) => from.pathname !== to.pathname,
    words,
    save:
      save &&
      (async () => {
        const isSaved = await save();
        if (isSaved) release();
        return isSaved;
      }),
  });
  return { release };
}
