import { cents } from '@fachwerk/base/money';
import { useAsk } from '@fachwerk/react/call';
import { formatMoney } from '@fachwerk/react/money';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { TileFact, TileFacts } from '@fachwerk/react/tile-parts';
import { useNow } from '@fachwerk/react/time';
import { type Project, type TimeLog, timeLogApi } from '../../contract.ts';
import { budgetPercent } from '../../rules/budget.ts';
import { monthOf } from '../../rules/month.ts';
import { type OwnSums, ownSums, spanOfSums } from '../../rules/own-sums.ts';
import { hoursOf } from '../../rules/time-log.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** One's own logs of the last weeks, the running one among them, and what they come to. */
export function useOwnSums() {
  const now = useNow();
  const logs = useAsk(timeLogApi.list, { filter: spanOfSums(now) }, { keepPrevious: true }).data?.timeLogs;
  const running = useAsk(timeLogApi.running, {}).data?.timeLog;
  if (!logs) return null;
  const all: TimeLog[] = running ? [running, ...logs] : logs;
  const sumsOf = (projectId?: string): OwnSums =>
    ownSums(projectId === undefined ? all : all.filter((log) => log.projectId === projectId), now);
  return { logs: all, sumsOf };
}

/** Day, week and month with what they compare to, and how much of the budgets is used. */
export function OwnFigures({ sums, projects }: { sums: OwnSums; projects: readonly Project[] }) {
  const t = useText(adminDe);
  const month = `/admin/time-log?month=${monthOf(new Date())}`;
  const budgeted = projects.filter(({ budgetMonthlyCents }) => budgetMonthlyCents !== null);
  const budget = budgeted.reduce((sum, { budgetMonthlyCents }) => sum + (budgetMonthlyCents ?? 0), 0);
  const spent = budgeted.reduce((sum, { spentCents }) => sum + spentCents, 0);
  const percent = budgetPercent(spent, budget || null);
  const hours = (minutes: number) => t('time_log.hours_short', { time: hoursOf(minutes) });
  return (
    <TileFacts>
      <TileFact
        to="/admin/time-log#week"
        label={t('time_log.sum.today')}
        value={hours(sums.today)}
        note={t('time_log.sum.yesterday', { time: hoursOf(sums.yesterday) })}
      />
      <TileFact
        to="/admin/time-log#week"
        label={t('time_log.sum.week')}
        value={hours(sums.week)}
        note={t('time_log.sum.week_before', { time: hoursOf(sums.weekBefore) })}
      />
      <TileFact
        to={`${month}#hours`}
        label={t('time_log.sum.month')}
        value={hours(sums.month)}
        note={t('time_log.sum.own')}
      />
      {percent !== null && (
        <TileFact
          label={t('time_log.sum.budget')}
          value={`${formatNumber(percent, 0)}\u00a0%`}
          note={t('time_log.budget_of', { spent: formatMoney(cents(spent)), budget: formatMoney(cents(budget)) })}
        />
      )}
    </TileFacts>
  );
}
