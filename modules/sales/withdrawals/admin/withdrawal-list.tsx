import { CountTabs } from '@fachwerk/react/count-tabs';
import { ListPage } from '@fachwerk/react/list-page';
import { useText } from '@fachwerk/react/texts';
import { adminDe } from '../texts/admin.de.ts';
import { TABS, useWithdrawalList } from './use-withdrawal-list.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalDrawer } from './withdrawal-drawer.tsx';

/** Who has withdrawn and waits for an answer; the newest first, live. */
export function WithdrawalList() {
  const t = useText(adminDe);
  const { state, tab, list, counts } = useWithdrawalList();
  const columns = useWithdrawalColumns(tab);
  return (
    <>
      <ListPage
        title={t('withdrawals.title')}
        list={list}
        columns={columns}
        nameOf={({ name, orderNumber }) => `${name}, ${orderNumber}`}
        pathOf={({ id }) => `/admin/withdrawals/${id}`}
        empty={{ title: t(`withdrawals.empty.${tab}.title`), text: t(`withdrawals.empty.${tab}.text`) }}
        csv={t('withdrawals.csv')}
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
