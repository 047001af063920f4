import { slot } from '@fachwerk/react/slot';

/** Above the tiles: what comes before everything else. */
export const overviewSlot = slot<Record<never, never>>('dashboard.overview');
