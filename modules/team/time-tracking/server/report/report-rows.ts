import { localDay } from '@fachwerk/base/format-time';
import { HOUSE_ZONE } from '@fachwerk/base/time';
import type { TimeLog } from '../../contract.ts';
import { costCents } from '../../rules/budget.ts';
import { type Rounding, rounded } from '../../rules/time-log.ts';

export type ReportRow = {
  readonly on: string;
  readonly from: Date;
  readonly to: Date;
  readonly userId: string;
  readonly person: string;
  readonly project: string;
  readonly description: string;
  readonly hashtags: readonly string[];
  readonly minutes: number;
  readonly cents: number;
};

/** Oldest first, each rounded by itself; a bill has to add up line by line. */
export function rowsOf(logs: readonly TimeLog[], rounding: Rounding): ReportRow[] {
  return logs
    .flatMap(
      ({ startTime, endTime, totalTime, hourlyRateCents, userId, userName, projectName, description, hashtags }) => {
        if (!endTime || totalTime === null) return [];
        const minutes = rounded(totalTime, rounding);
        const cents = costCents(minutes, hourlyRateCents);
        const on = localDay(startTime, HOUSE_ZONE);
        const words = { userId, person: userName, project: projectName, description, hashtags };
        return [{ on, from: startTime, to: endTime, ...words, minutes, cents }];
      },
    )
    .toReversed();
}
