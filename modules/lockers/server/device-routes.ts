import type { Route } from '@fachwerk/server/module';

/** Controllers, terminals and attempts to open. */
export const deviceRoutes: readonly Route[] = [];
