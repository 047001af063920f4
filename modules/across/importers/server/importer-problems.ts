import type { ProblemCatalog } from '@fachwerk/base/problem';

/** What only a file can run into. */
export const importerProblems = {
  'import.changed_meanwhile': 409,
  'import.person_unknown': 422,
  'import.person_other': 403,
  'import.end_missing': 422,
} as const satisfies ProblemCatalog;
