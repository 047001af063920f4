import { type Breach, breach } from './breach.ts';

/** By the name of what is excepted: why. */
type Reasons = Readonly<Record<string, string>>;
export type Exceptions = {
  /** Keys of tenant data that are not led by company_id. */
  readonly keys: Reasons;
  /** Files that hold German words which nobody reads. */
  readonly german: Reasons;
};

export const EXCEPTIONS_FILE = 'scripts/house/exceptions.ts';

export const EXCEPTIONS: Exceptions = {
  keys: {
    user_email_unique: 'People sign in by their address alone: it is unique over all companies (docs/decisions/0003).',
    user_by_roles: 'A GIN index over an array; every query on it names company_id beside it.',
  },
  german: {
    'modules/identity/rules/password-words.ts': 'Common words that a password may not consist of.',
  },
};

/** An exception that is no longer needed is a breach itself. */
export function unneeded(reasons: Reasons, needed: ReadonlySet<string>): Breach[] {
  return Object.keys(reasons)
    .filter((name) => !needed.has(name))
    .map((name) => breach(EXCEPTIONS_FILE, 1, `the exception ${name} is not needed`, 'Remove it'));
}
