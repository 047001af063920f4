import { slot } from '@fachwerk/react/slot';

/** Above the tiles: what comes before everything else. It says once it knows whether it shows something; they wait for that, so that nothing is pushed down. */
export const overviewSlot = slot<{ onSettled: (isShown: boolean) => void }>('dashboard.overview');
