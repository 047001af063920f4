import { CountTabs } from '@fachwerk/react/count-tabs';
import { ListPage } from '@fachwerk/react/list-page';
import { useStream } from '@fachwerk/react/realtime';
import { useText } from '@fachwerk/react/texts';
import { useQueryClient } from '@tanstack/react-query';
import { withdrawalStream } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { everyWithdrawal, TABS, useWithdrawalList } from './use-withdrawal-list.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalDrawer } from './withdrawal-drawer.tsx';

/** Who has withdrawn and waits for an answer; the newest first, live. */
export function WithdrawalList() {
  const t = useText(adminDe);
  const client = useQueryClient();
  const lookAgain = () => void client.invalidateQueries();
  useStream(withdrawalStream, lookAgain, lookAgain);
  const { state, tab, filter, pages, withdrawals, counts } = useWithdrawalList();
  const columns = useWithdrawalColumns(tab);
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
        <CountTabs
          label={t('withdrawals.tabs')}
          chosen={tab}
          onChoose={(next) => state.setFilter('state', next === 'new' ? undefined : next)}
          tabs={TABS.map((name) => ({
            name,
            label: t(`withdrawals.tab.${name}`),
            count: name === 'new' ? counts?.new : undefined,
          }))}
        />
      </ListPage>
      <WithdrawalDrawer />
    </>
  );
}
