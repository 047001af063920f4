import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** For a screen that holds several places: a new one starts at its top, and is heard by its heading. Going back stays where one was. */
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
