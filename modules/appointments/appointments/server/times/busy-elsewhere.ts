import type { CompanyCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

export type BusyElsewhere = { readonly userId: string; readonly from: Date; readonly to: Date };

/** Busy times that other modules know: absences, services of orders. */
export const busyElsewhere =
  hook<(ctx: CompanyCtx, userIds: readonly string[], from: Date, to: Date) => Promise<readonly BusyElsewhere[]>>(
    'appointments.busy_elsewhere',
  );
