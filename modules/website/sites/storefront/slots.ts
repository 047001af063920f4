import { slot } from '@fachwerk/site/slot';

/** At the end of a site's home page: what else the operator has. Whoever draws the home page draws it. */
export const homeEndSlot = slot<object>('booking.home_end');
