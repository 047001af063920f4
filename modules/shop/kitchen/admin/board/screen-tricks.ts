import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** The screen stays bright while the page is in front. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    // A browser may refuse, with a weak battery for one: then the screen does what it always does.
    const ask = () =>
      void navigator.wakeLock.request('screen').then(
        (given) => {
          if (isOver) void given.release();
          else lock = given;
        },
        () => {},
      );
    const again = () => {
      if (document.visibilityState === 'visible') ask();
    };
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** The whole screen for the board. Where the browser gives none (a phone), the board covers its window. */
export function useFullScreen(): readonly [isFull: boolean, toggle: () => void] {
  const isBrowserFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const [isCovering, setCovering] = useState(false);
  const isFull = isBrowserFull || isCovering;
  const toggle = useCallback(() => {
    if (isFull) {
      setCovering(false);
      if (document.fullscreenElement) void document.exitFullscreen();
      return;
    }
    setCovering(true);
    document.documentElement.requestFullscreen?.().catch(() => {});
  }, [isFull]);
  useEffect(() => {
    if (!isBrowserFull) setCovering(false);
  }, [isBrowserFull]);
  return [isFull, toggle];
}
