import { changesOf } from '@fachwerk/base/changes';

/** A field in which what one typed and what somebody else saved meanwhile are not the same. */
export type ConflictRow = {
  readonly field: string;
  readonly yours: unknown;
  readonly theirs: unknown;
  /** One changed it oneself; otherwise only the other did, and theirs is right. */
  readonly isTouched: boolean;
};

/** `base` is what both began with. */
export function conflictRows(base: object, yours: object, theirs: object): ConflictRow[] {
  const touched = new Set(changesOf(base, yours).map(({ field }) => field));
  return changesOf(theirs, yours).map(({ field, before, after }) => ({
    field,
    yours: after,
    theirs: before,
    isTouched: touched.has(field),
  }));
}
