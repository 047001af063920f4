import { type RefObject, useEffect, useRef } from 'react';

const KEY = 'device.tileHeights';

function known(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** How high a module was here last, in px: that much is kept free for it while it comes, so that nothing below it moves. */
export function heightBefore(name: string): number | undefined {
  const height = known()[name];
  return typeof height === 'number' && height > 0 && height < 4000 ? height : undefined;
}

/** Remembers the height of what is inside, once it stands. */
export function useHeightKept(name: string): RefObject<HTMLDivElement | null> {
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = inside.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const height = Math.round(entry?.contentRect.height ?? 0);
      if (height > 0 && known()[name] !== height)
        localStorage.setItem(KEY, JSON.stringify({ ...known(), [name]: height }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [name]);
  return inside;
}
