import type { Report } from '../test-results.ts';
import { type KnownRace, RACES, whyNotPass } from './race-ledger.ts';

/** More than these did not fail by chance. */
const MOST = 5;

/**
 * Runs what failed once more. A fault fails again; what passes then is a race, of the test or of the product. One that no run has named
 * before is named at the end and does not fail the run; one that the ledger has stays a failure.
 */
export async function repeatFailed(
  first: Report,
  again: (first: Report) => Promise<Report>,
  ledger: readonly KnownRace[] = RACES,
): Promise<Report> {
  const isNamed = first.failures.length === first.failed;
  if (first.failed === 0 || first.failed > MOST || !isNamed) return first;
  const second = await again(first);
  if (second.failed > 0 || second.passed < first.failed) return first;
  const races = first.failures.filter((race) => whyNotPass(race, ledger) === null);
  const failures = first.failures.flatMap((race) => {
    const message = whyNotPass(race, ledger);
    return message === null ? [] : [{ ...race, message }];
  });
  return { ...first, passed: first.passed + races.length, failed: failures.length, failures, races };
}
