import { useReducedMotion } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';

/** Tolerance in px when comparing positions: browsers scroll to fractions. */
const SLACK = 4;

type Place = { readonly from: number; readonly to: number; readonly isAtStart: boolean; readonly isAtEnd: boolean };
export type Reel = ReturnType<typeof useReel>;

/** A scrolling row of slides: which are fully visible, and how to reach the others. */
export function useReel(count: number, visible: number) {
  const track = useRef<HTMLUListElement>(null);
  const isStill = useReducedMotion();
  const whole = Math.floor(visible);
  const [place, setPlace] = useState<Place>({
    from: 1,
    to: Math.min(whole, count),
    isAtStart: true,
    isAtEnd: count <= whole,
  });

  const starts = () => slidesOf(track.current).map((slide) => slide.offsetLeft);
  const scroll = (left: number) => track.current?.scrollTo({ left, behavior: isStill ? 'auto' : 'smooth' });

  const look = () => {
    const next = placeOf(track.current);
    if (next) setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  // Measure again when the window or the slides change.
  useLayoutEffect(look, [count, visible]);

  return {
    track,
    look,
    seen: { from: place.from, to: place.to },
    isAtStart: place.isAtStart,
    isAtEnd: place.isAtEnd,
    next: () => {
      const left = track.current?.scrollLeft ?? 0;
      scroll(starts().find((start) => start > left + SLACK) ?? left);
    },
    previous: () => {
      const left = track.current?.scrollLeft ?? 0;
      scroll(starts().findLast((start) => start < left - SLACK) ?? 0);
    },
    first: () => scroll(0),
    last: () => scroll(track.current?.scrollWidth ?? 0),
  };
}

function slidesOf(track: HTMLElement | null): HTMLElement[] {
  return [...(track?.children ?? [])] as HTMLElement[];
}

/** Null without layout. */
function placeOf(track: HTMLElement | null): Place | null {
  if (!track || track.clientWidth === 0) return null;
  const { scrollLeft, clientWidth, scrollWidth } = track;
  const seen = slidesOf(track).flatMap((slide, at) => {
    const start = slide.offsetLeft;
    const isWhole = start >= scrollLeft - SLACK && start + slide.offsetWidth <= scrollLeft + clientWidth + SLACK;
    return isWhole ? [at + 1] : [];
  });
  const from = seen[0];
  // While scrolling no slide may be fully visible; then nothing is announced.
  if (from === undefined) return null;
  return {
    from,
    to: seen.at(-1)!,
    isAtStart: scrollLeft <= SLACK,
    isAtEnd: scrollLeft + clientWidth >= scrollWidth - SLACK,
  };
}
