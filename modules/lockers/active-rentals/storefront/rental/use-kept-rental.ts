import { addDays } from '@fachwerk/base/time';
import { clockFrom } from '@fachwerk/site/clock';
import { useOffline } from '@fachwerk/site/connection';
import { forgetPage, keepPage } from '@fachwerk/site/kept-pages';
import { useSite } from '@fachwerk/site/site-context';
import { useEffect } from 'react';
import type { SiteRental } from '../../contract.ts';

/** Somebody who comes late still has to find the PIN; nobody does after a week. */
const KEPT_DAYS_AFTER_END = 7;

/** While a rental lasts its page works without a network. It holds the key, so it is gone as soon as the rental is over. */
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
    // Where nothing can be kept, the page is as any other.
    done.catch(() => undefined);
  }, [path, title, drawnAt, isLive, isOffline, end, shown]);
}
