/** A field in which two versions of a record differ; `field` is a path such as `contact.firstName`. */
export type FieldChange = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Where `given` wants something else than `current` has. A field that is not given is no change; a list counts as one value. */
export function changesOf(current: object, given: object, path = ''): FieldChange[] {
  return Object.entries(given).flatMap(([key, after]) => {
    if (after === undefined) return [];
    const field = path + key;
    const before: unknown = (current as Record<string, unknown>)[key];
    if (isRecord(before) && isRecord(after)) return changesOf(before, after, `${field}.`);
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before: before ?? null, after }];
  });
}

/** The changed fields alone, as they were and as they are: what an audit entry tells. */
export function beforeAndAfter(changes: readonly FieldChange[]) {
  return {
    before: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  };
}

/** What a 409 of a record saved twice carries, so that a person can decide: the newer record, and where it differs from theirs. */
export type SaveConflict<Data> = {
  readonly current: Data;
  readonly changed: readonly { readonly field: string; readonly yours: unknown; readonly theirs: unknown }[];
};

export function saveConflict<Data extends object>(current: Data, given: object): SaveConflict<Data> {
  const changed = changesOf(current, given).map(({ field, before, after }) => ({
    field,
    yours: after,
    theirs: before,
  }));
  return { current, changed };
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
