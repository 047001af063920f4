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

/** A module's last height in px: reserved while it loads, to avoid layout shift. */
export function heightBefore(name: string): number | undefined {
  const height = known()[name];
  return typeof height === 'number' && height > 0 && height < 4000 ? height : undefined;
}

/** Stores the height of the content once it is rendered. */
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
