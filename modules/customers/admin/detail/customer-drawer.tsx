import { useAsk } from '@fachwerk/react/call';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useParams } from 'react-router';
import { customerApi } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CustomerState, useCustomerName } from '../customer-state.tsx';
import { CustomerSheet } from './customer-sheet.tsx';

/** One customer over the list, with an address of its own. */
export function CustomerDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const nameOf = useCustomerName();
  const asked = useAsk(customerApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  const customer = asked.data;
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      title={customer ? nameOf(customer) : t('customers.one')}
      subtitle={customer && <CustomerState customer={customer} />}
      closeTo="/admin/customers"
      width={720}
    >
      {asked.isError && !customer && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {asked.isPending && <Loading lines={8} />}
      {customer && <CustomerSheet key={customer.id} customer={customer} />}
    </DetailDrawer>
  );
}
