import { changesOf } from '@fachwerk/base/changes';

/** A field in which the user's input and the saved value differ. */
export type ConflictRow = {
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
  /** The user changed it; otherwise only the other user did, and theirs applies. */
  readonly isTouched: boolean;
};

/** `base` is the common starting point. */
export function conflictRows(base: object, yours: object, theirs: object): ConflictRow[] {
  const touched = new Set(changesOf(base, yours).map(({ field }) => field));
  return changesOf(theirs, yours).map(({ field, before, after }) => ({
    field,
    yours: after,
    theirs: before,
    isTouched: touched.has(field),
  }));
}
