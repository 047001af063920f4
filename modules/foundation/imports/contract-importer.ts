import type { ProblemCatalog } from '@fachwerk/base/problem';

/** What can be imported, in the order of the screen. Each is written by the module whose records it imports (`npm run new:import`). */
export const IMPORT_KINDS = [
  'items',
  'customers',
  'locks',
  'cards',
  'time_logs',
  'appointments',
  'translations',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Refusals that only a file runs into. */
export const importerProblems = {
  'import.changed_meanwhile': 409,
  'import.person_unknown': 422,
  'import.person_other': 403,
  'import.end_missing': 422,
} as const satisfies ProblemCatalog;
