import { useAsk } from '@fachwerk/react/call';
import { RecordDrawer } from '@fachwerk/react/record-drawer';
import { useText } from '@fachwerk/react/texts';
import { Navigate, useLocation, useParams } from 'react-router';
import { customerApi } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CustomerState, useCustomerName } from '../customer-state.tsx';
import { CustomerSheet } from './customer-sheet.tsx';

/** One customer over the list, with an address of its own. */
export function CustomerDrawer() {
  const t = useText(adminDe);
  const { id } = useParams();
  const { search } = useLocation();
  const nameOf = useCustomerName();
  const asked = useAsk(customerApi.find, { id: id ?? '' }, { isEnabled: id !== undefined });
  return (
    <RecordDrawer
      isOpen={id !== undefined}
      asked={asked}
      kind={t('customers.one')}
      title={nameOf}
      subtitle={(customer) => <CustomerState customer={customer} />}
      closeTo="/admin/customers"
      width={720}
    >
      {(customer) =>
        customer.id === id ? (
          <CustomerSheet key={customer.id} customer={customer} />
        ) : (
          // Merged into this one: the link is an old one.
          <Navigate to={`/admin/customers/${customer.id}${search}`} replace />
        )
      }
    </RecordDrawer>
  );
}
