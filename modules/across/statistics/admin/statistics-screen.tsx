import { useAsk, useChange } from '@fachwerk/react/call';
import { useIsFolded } from '@fachwerk/react/filter-fold';
import { notify } from '@fachwerk/react/notice';
import { Panel } from '@fachwerk/react/panel';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime, formatDay } from '@fachwerk/react/time';
import { Group, Stack, Switch, Text, Title } from '@mantine/core';
import { REPORTS, type Statistics, type StatisticsChoices, statisticsApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { FilterBar } from './filter-bar.tsx';
import { Section } from './sections.tsx';
import classes from './shared/statistics.module.css';
import { type StatisticsState, useStatisticsFilter } from './use-statistics-filter.ts';

/** What a month, a quarter or a year brought, beside another. The address holds what is asked for. */
export function StatisticsScreen() {
  const t = useText(adminDe);
  const state = useStatisticsFilter();
  const choices = useAsk(statisticsApi.filter, {});
  const asked = useAsk(statisticsApi.show, { filter: state.filter }, { keepPrevious: true });
  const isFolded = useIsFolded();
  const subscription = choices.data && <Subscription choices={choices.data} onSaved={() => choices.refetch()} />;
  return (
    <Stack gap={isFolded ? 'sm' : 'md'} className={classes.page ?? ''}>
      <Group justify="space-between" align="start">
        <Title order={1}>{t('statistics.title')}</Title>
        {!isFolded && subscription}
      </Group>
      <FilterBar state={state} choices={choices.data} subscription={subscription} />
      {asked.data ? (
        <Shown state={state} statistics={asked.data} />
      ) : (
        <Panel isWide>
          {asked.isError ? <ErrorState error={asked.error} onRetry={() => asked.refetch()} /> : <Loading lines={12} />}
        </Panel>
      )}
    </Stack>
  );
}

function Shown({ state: { filter, comparison }, statistics }: { state: StatisticsState; statistics: Statistics }) {
  const t = useText(adminDe);
  const isFolded = useIsFolded();
  const { shown, isRunning, rolledAt } = statistics;
  const shownReports = REPORTS.filter((name) => statistics[name]);
  const then = statistics[comparison];
  const [from, to, beforeFrom, beforeTo] = [shown.from, shown.to, then.from, then.to].map((on) =>
    formatDay(on, 'date'),
  );
  const span = t('statistics.span', { from: from!, to: to!, beforeFrom: beforeFrom!, beforeTo: beforeTo! });
  const notes = [
    ...(isRunning ? [t('statistics.running')] : []),
    rolledAt ? t('statistics.rolled', { time: formatDateTime(rolledAt) }) : t('statistics.not_rolled'),
  ];
  return (
    <>
      <Text size="sm" c="dimmed">
        {[span, ...(isFolded ? [] : notes)].join(' · ')}
      </Text>
      {shownReports.map((name) => (
        <Section key={name} name={name} filter={filter} statistics={statistics} comparison={comparison} />
      ))}
      {shownReports.length === 0 && (
        <Panel isWide>
          <Empty title={t('statistics.empty.title')} text={t('statistics.empty.text')} />
        </Panel>
      )}
      {isFolded && (
        <Text size="sm" c="dimmed">
          {notes.join(' · ')}
        </Text>
      )}
    </>
  );
}

function Subscription({ choices, onSaved }: { choices: StatisticsChoices; onSaved: () => void }) {
  const t = useText(adminDe);
  const save = useChange(statisticsApi.subscribe, { stale: 'nothing' });
  const change = (isSubscribed: boolean) =>
    save.mutateAsync({ isSubscribed }).then(
      () => {
        notify(t(isSubscribed ? 'statistics.subscribed' : 'statistics.unsubscribed'));
        onSaved();
      },
      // Said by `useChange` already.
      () => undefined,
    );
  return (
    <Switch
      label={t('statistics.subscribe')}
      description={t('statistics.subscribe.about')}
      checked={choices.isSubscribed}
      disabled={save.isPending}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}
