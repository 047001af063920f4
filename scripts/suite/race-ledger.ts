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
  {
    file: 'e2e/shop/chat.spec.ts',
    test: 'a conversation is one wherever it was begun, opens where it goes on, and Enter sends (wide)',
    firstSeenOn: '2026-11-19',
    isMended: true,
    done: 'it pressed Enter before the scripts of the frame were there: journeys wait for them in frames too',
  },
  {
    file: 'e2e/shop/till.spec.ts',
    test: 'the till keeps what was typed: back, reload, a second tab, an address outside, no network (wide)',
    firstSeenOn: '2026-11-19',
    isMended: true,
    done: 'what was typed while the page was hydrated was lost: the page is told of it, and journeys wait after back and reload',
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
