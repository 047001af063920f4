import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import type { TimeLogProblem } from '../../contract.ts';
import { teamApi } from '../../contract-team.ts';
import { monthOf } from '../../rules/month.ts';
import { whyNotChangeMonth } from '../../rules/time-log.ts';

/** Why nothing is changed in the month of an instant of this week, which may lie in two months; null also while nobody knows. */
export function useClosedMonths(days: readonly string[]): (at: Date) => TimeLogProblem | null {
  const isManager = useMay('time_log.manage');
  const [first, last] = [days[0]!.slice(0, 7), days.at(-1)!.slice(0, 7)];
  const begun = useAsk(teamApi.sheet, { month: first }, { keepPrevious: true });
  const ended = useAsk(teamApi.sheet, { month: last }, { keepPrevious: true });
  return (at) => {
    const asked = [
      { month: first, sheet: begun.data?.sheet },
      { month: last, sheet: ended.data?.sheet },
    ];
    const found = asked.find(({ month }) => month === monthOf(at));
    return found?.sheet ? whyNotChangeMonth(found.sheet.state, isManager) : null;
  };
}
