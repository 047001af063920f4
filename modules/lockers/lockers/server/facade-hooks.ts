import type { CompanyCtx, WorkCtx } from '@fachwerk/server/ctx';
import { hook } from '@fachwerk/server/hooks';

/** Boxes of one company may look different now; their rows are held until the transaction ends. */
export const boxesChanged =
  hook<(ctx: CompanyCtx, lockIds: readonly string[]) => Promise<void>>('lockers.boxes_changed');

/** A door that opened, as a controller reports it. */
export type DoorOpening = {
  readonly key: string;
  readonly companyId: string;
  readonly lockId: string;
  readonly at: Date;
  /** The command that the controller names as the cause, if it names one. */
  readonly command: string | undefined;
};

/** A door that closed, as a controller reports it. */
export type ClosedDoor = { readonly companyId: string; readonly lockId: string };

/** Doors of all companies that closed; their locks' rows are held until the transaction ends. */
export const doorsClosed = hook<(ctx: WorkCtx, doors: readonly ClosedDoor[]) => Promise<void>>('lockers.doors_closed');

/** The keys of those openings that somebody had asked for; the others are an alarm. */
export const commandedOpenings = hook<(ctx: WorkCtx, openings: readonly DoorOpening[]) => Promise<ReadonlySet<string>>>(
  'lockers.commanded_openings',
  { isRequired: true },
);
