import { type Breach, breach } from './breach.ts';
import { EXCEPTIONS_FILE, type Reasons } from './exceptions.ts';

/** An exception that is no longer needed is a breach itself. */
export function unneeded(reasons: Reasons, needed: ReadonlySet<string>): Breach[] {
  return Object.keys(reasons)
    .filter((name) => !needed.has(name))
    .map((name) => breach(EXCEPTIONS_FILE, 1, `the exception ${name} is not needed`, 'Remove it'));
}
