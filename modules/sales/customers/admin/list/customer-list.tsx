import { ListPage } from '@fachwerk/react/list-page';
import { useText } from '@fachwerk/react/texts';
import { NewsletterState } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useCustomerName } from '../customer-state.tsx';
import { CustomerDrawer } from '../detail/customer-drawer.tsx';
import { useCustomerColumns } from './customer-columns.tsx';
import { useCustomerList } from './use-customer-list.ts';

/** Whoever has booked or ordered, the newest first. */
export function CustomerList() {
  const t = useText(adminDe);
  const list = useCustomerList();
  const columns = useCustomerColumns();
  const nameOf = useCustomerName();
  return (
    <>
      <ListPage
        title={t('customers.title')}
        list={list}
        columns={columns}
        nameOf={nameOf}
        pathOf={({ id }) => `/admin/customers/${id}`}
        filters={[
          {
            name: 'state',
            label: t('customers.field.state'),
            options: (['blocked', 'active'] as const).map((value) => ({ value, label: t(`customers.state.${value}`) })),
          },
          {
            name: 'newsletter',
            label: t('customers.field.newsletter'),
            options: NewsletterState.options.map((value) => ({ value, label: t(`customers.newsletter.${value}`) })),
          },
        ]}
        empty={{ title: t('customers.empty.title'), text: t('customers.empty.text') }}
        csv={t('customers.csv')}
      />
      <CustomerDrawer />
    </>
  );
}
