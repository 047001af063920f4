import type { Failure } from '../test-results.ts';

/** A test that once passed only when it was repeated (docs/decisions/0165-a-ledger-of-races.md). */
export type KnownRace = {
  readonly file: string;
  /** The title as the run prints it; a journey with its project in brackets. */
  readonly test: string;
  readonly firstSeenOn: string;
  readonly isMended: boolean;
  /** The cause and what was changed, or what is known so far. */
  readonly done: string;
};

export const RACES: readonly KnownRace[] = [
  {
    file: 'apps/server/src/backups/drill.test.ts',
    test: 'while it runs and while it does not, its rows can be taken into a database of another server',
    firstSeenOn: '2026-11-18',
    isMended: true,
    done: 'a server that has just begun takes a backup by itself, and a second one is refused with code 75: the test types it again',
  },
  {
    file: 'modules/website/pages/storefront/pages.test.ts',
    test: 'the tab shows the sign of the page, and else the icon of the site',
    firstSeenOn: '2026-11-18',
    isMended: true,
    done: 'the process that publishes drops its cached pages at once',
  },
];

export const ADD_TO_LEDGER =
  'Passed only when repeated, a race. Mend it, and add it to scripts/suite/race-ledger.ts: the next run that names it fails.';

/** Why a test that passed when it was repeated has failed all the same, or null when no run has named it before. */
export function whyNotPass(race: Pick<Failure, 'file' | 'test'>, ledger: readonly KnownRace[] = RACES): string | null {
  const known = ledger.find(({ file, test }) => file === race.file && test === race.test);
  if (!known) return null;
  const { firstSeenOn, isMended, done } = known;
  return isMended
    ? `passed only when repeated, although the ledger of races has it as mended (first seen on ${firstSeenOn}: ${done})`
    : `passed only when repeated, as it did before (first seen on ${firstSeenOn}: ${done})`;
}
