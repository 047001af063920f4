import type { CompanyCtx } from '@fachwerk/server/ctx';
import { extensionPoint, hook } from '@fachwerk/server/hooks';
import type { LimitPlace, LimitScope, LimitSubject, LookBackLine } from '../contract.ts';
import type { LimitBook } from '../rules/limits.ts';

/** A change of limits, before it is made or while it is. */
export type LimitChange = {
  readonly scope: LimitScope;
  readonly before: LimitBook;
  readonly after: LimitBook;
  /** The locations it may concern; a location with a value of its own is among them. */
  readonly places: readonly LimitPlace[];
};

export type LookBack = {
  readonly subjects: readonly LimitSubject[];
  readonly read: (ctx: CompanyCtx, change: LimitChange & { readonly since: Date }) => Promise<LookBackLine[]>;
};

/** What would have happened: said by whoever acts upon a limit, with the very rule it acts by. */
export const lookBacks = extensionPoint<LookBack>('limits.look_backs');

/** In the transaction that changes them. */
export const limitsChanged = hook<(ctx: CompanyCtx, change: LimitChange) => Promise<void>>('limits.changed');

/** Makes of locks in use in these companies. */
export const lockTypesCounted =
  hook<
    (ctx: CompanyCtx, companyIds: readonly string[]) => Promise<{ readonly name: string; readonly locks: number }[]>
  >('limits.lock_types_counted');
