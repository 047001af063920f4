import { addDays } from '@fachwerk/base/time';
import { clockFrom } from '@fachwerk/site/clock';
import { useOffline } from '@fachwerk/site/connection';
import { forgetPage, keepPage } from '@fachwerk/site/kept-pages';
import { useSite } from '@fachwerk/site/site-context';
import { useEffect } from 'react';
import type { SiteRental } from '../../contract.ts';

/** A late customer still finds the PIN; after a week it is no longer needed. */
const KEPT_DAYS_AFTER_END = 7;

/** Caches the page of an active rental for offline use. It contains the key, so it is deleted when the rental is over. */
export function useKeptRental(path: string, rental: SiteRental, isLive: boolean): void {
  const { title, now: drawnAt } = useSite();
  const isOffline = useOffline();
  const shown = JSON.stringify([rental.phase, rental.boxNumber, rental.pin, rental.startsAt, rental.whyNotOpen]);
  const end = rental.endsAt.getTime();
  useEffect(() => {
    if (isOffline) return;
    const now = clockFrom(drawnAt)();
    const done = isLive
      ? keepPage({ path, title, until: addDays(new Date(end), KEPT_DAYS_AFTER_END), now })
      : forgetPage(path);
    // Without storage the page works online only.
    done.catch(() => undefined);
  }, [path, title, drawnAt, isLive, isOffline, end, shown]);
}
