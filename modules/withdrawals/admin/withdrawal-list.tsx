import { ListPage } from '@fachwerk/react/list-page';
import { useStream } from '@fachwerk/react/realtime';
import { useText } from '@fachwerk/react/texts';
import { SegmentedControl } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { withdrawalStream } from '../contract.ts';
import { de } from '../texts/de.ts';
import { everyWithdrawal, TABS, useWithdrawalList, type WithdrawalTab } from './use-withdrawal-list.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalDrawer } from './withdrawal-drawer.tsx';
import classes from './withdrawals.module.css';

/** Who has withdrawn and waits for an answer; the newest first, live. */
export function WithdrawalList() {
  const t = useText(de);
  const client = useQueryClient();
  const lookAgain = () => void client.invalidateQueries();
  useStream(withdrawalStream, lookAgain, lookAgain);
  const { state, tab, filter, pages, withdrawals, counts } = useWithdrawalList();
  const columns = useWithdrawalColumns(tab);
  const label = (each: WithdrawalTab) => (
    <span className={classes.tab}>
      {t(`withdrawals.tab.${each}`)}
      {each === 'new' && counts && <span className={classes.count}>{counts.new}</span>}
    </span>
  );
  return (
    <>
      <ListPage
        title={t('withdrawals.title')}
        state={state}
        query={pages}
        rows={withdrawals}
        more={{ hasMore: pages.hasNextPage, isLoading: pages.isFetchingNextPage, load: () => pages.fetchNextPage() }}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name, orderNumber }) => `${name}, ${orderNumber}`}
        pathOf={({ id }) => `/admin/withdrawals/${id}`}
        empty={{ title: t(`withdrawals.empty.${tab}.title`), text: t(`withdrawals.empty.${tab}.text`) }}
        csv={{ name: t('withdrawals.csv'), load: () => everyWithdrawal(filter) }}
      >
        <SegmentedControl
          className={classes.tabs ?? ''}
          aria-label={t('withdrawals.tabs')}
          value={tab}
          onChange={(next) => state.setFilter('state', next === 'new' ? undefined : next)}
          data={TABS.map((each) => ({ value: each, label: label(each) }))}
        />
      </ListPage>
      <WithdrawalDrawer />
    </>
  );
}
