import type { Route } from '@fachwerk/server/module';

/** Locks and walls. */
export const lockRoutes: readonly Route[] = [];
