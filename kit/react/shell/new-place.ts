import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** For a screen with several places: a new one scrolls to the top and focuses its heading. Going back keeps the position. */
export function useNewPlace(place: string): void {
  const how = useNavigationType();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (how === 'POP') return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [place, how]);
}
