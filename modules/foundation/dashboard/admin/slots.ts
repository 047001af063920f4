import { slot } from '@fachwerk/react/slot';

/** Above the tiles. Calls `onSettled` once it knows whether it shows something; the tiles wait for that to avoid layout shift. */
export const overviewSlot = slot<{ onSettled: (isShown: boolean) => void }>('dashboard.overview');
