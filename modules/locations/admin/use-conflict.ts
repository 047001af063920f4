import { changesOf } from '@fachwerk/base/changes';
import { isProblem } from '@fachwerk/react/call-problem';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { StorageLocation } from '../contract.ts';
import { comparable, type LocationValues, locationValues } from './location-values.ts';

const Conflict = z.object({ current: StorageLocation });

/** A field that both have changed, differently. */
export type ConflictField = { readonly field: string; readonly theirs: unknown };

/**
 * When somebody else was quicker: fields one has not touched take over what they wrote, the others are named, and the form goes on
 * from the newer version, so that saving again means what it shows.
 */
export function useConflict(form: ContractForm<LocationValues, LocationValues>, initial: LocationValues) {
  const bases = useRef(new Map<number, LocationValues>());
  bases.current.set(initial.version, initial);
  const [found, setFound] = useState<{ readonly error: unknown; readonly fields: readonly ConflictField[] } | null>(
    null,
  );

  const settle = (yours: LocationValues, error: unknown) => {
    if (!isProblem(error, 'location.changed_meanwhile')) return;
    const theirs = locationValues(z.parse(Conflict, error.conflict).current);
    const base = bases.current.get(yours.version) ?? theirs;
    const touched = new Set(changesOf(comparable(base), comparable(yours)).map(({ field }) => field));
    const differing = changesOf(comparable(theirs), comparable(yours));
    form.field('version').onChange(theirs.version);
    for (const { field, before } of differing) {
      if (!touched.has(field)) put(form, field, before);
    }
    const fields = differing
      .filter(({ field }) => touched.has(field))
      .map(({ field, before }) => ({ field, theirs: before }));
    setFound({ error, fields });
  };

  return {
    /** Null while there is no conflict, or when the last save got through. */
    fields: found && form.refusal?.error === found.error ? found.fields : null,
    take: ({ field, theirs }: ConflictField) => put(form, field, theirs),
    /** Around the call that saves. */
    watching: (yours: LocationValues) => (error: unknown) => {
      settle(yours, error);
      throw error;
    },
  };
}

/** Hours travel as one value. */
function put(form: ContractForm<LocationValues, LocationValues>, field: string, value: unknown): void {
  if (field === 'openingHours') form.set('openingHours', (value as [LocationValues['openingHours']])[0]);
  else form.field(field).onChange(value);
}
