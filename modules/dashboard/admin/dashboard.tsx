import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { Overview } from './overview.tsx';
import { TileFull } from './tile/tile-full.tsx';

/** Where sign-in leads: all modules, or with an action one of them full size (spec §2). */
export function Dashboard() {
  const { action, id } = useParams();
  const page = useRef<HTMLDivElement>(null);
  useNewPlace(`${action ?? ''}/${id ?? ''}`, page);
  return <div ref={page}>{action ? <TileFull key={action} name={action} {...(id && { id })} /> : <Overview />}</div>;
}

/** One screen holds several places; a new one starts at its top, and is heard by its heading. */
function useNewPlace(place: string, page: { readonly current: HTMLElement | null }): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    window.scrollTo(0, 0);
    page.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [place, page]);
}
