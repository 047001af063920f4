import { addMinutes } from '@fachwerk/base/time';
import { keepForms } from '@fachwerk/site/kept-pages';
import { useSite } from '@fachwerk/site/site-context';
import { useEffect } from 'react';

/** Longer than a box is held: who pays within it is not left with an error of the browser. */
const KEPT_MINUTES = 60;

/** From the cart to the payment, a network that goes is said in our words. */
export function useKeptForms(): void {
  const { now } = useSite();
  useEffect(() => {
    // Where nothing can be kept, these are as any other page.
    keepForms({ until: addMinutes(now, KEPT_MINUTES), now }).catch(() => undefined);
  }, [now]);
}
