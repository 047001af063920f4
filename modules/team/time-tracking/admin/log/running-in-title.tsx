import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { useSecond } from '@fachwerk/react/time';
import { useTitleMark } from '@fachwerk/react/title';
import { timeLogApi } from '../../contract.ts';
import { clockOf } from '../../rules/time-log.ts';
import { timeLive } from '../time-live.ts';

/** Once in the house: the tab says on any screen how long the timer runs, whichever device it was started on. */
export function RunningInTitle() {
  useLiveRefetch(timeLive);
  const timeLog = useAsk(timeLogApi.running, {}).data?.timeLog;
  return timeLog ? <Mark since={timeLog.startTime} /> : null;
}

/** To the minute: a title that changes every second is a nuisance in the row of tabs. */
function Mark({ since }: { since: Date }) {
  useTitleMark(`▶ ${clockOf(since, useSecond()).slice(0, -3)}`);
  return null;
}
