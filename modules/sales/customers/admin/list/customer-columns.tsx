import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import type { CustomerRow } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CustomerState, useCustomerName } from '../customer-state.tsx';

export function useCustomerColumns(): Column<CustomerRow>[] {
  const t = useText(adminDe);
  const nameOf = useCustomerName();
  return [
    { key: 'name', title: t('customers.field.name'), sort: 'name', cell: nameOf, csv: nameOf },
    { key: 'email', title: t('customers.field.email'), cell: ({ email }) => email, csv: ({ email }) => email },
    {
      key: 'phone',
      title: t('customers.field.phone'),
      rank: 3,
      cell: ({ phone }) => phone || t('kit.none'),
      csv: ({ phone }) => phone,
    },
    {
      key: 'state',
      title: t('customers.field.state'),
      cell: (customer) => <CustomerState customer={customer} />,
      csv: ({ blockedAt }) => t(blockedAt ? 'customers.state.blocked' : 'customers.state.active'),
    },
    {
      key: 'newsletter',
      title: t('customers.field.newsletter'),
      rank: 4,
      cell: ({ newsletter }) => t(`customers.newsletter.${newsletter}`),
      csv: ({ newsletter }) => t(`customers.newsletter.${newsletter}`),
    },
    {
      key: 'createdAt',
      title: t('customers.field.createdAt'),
      sort: 'createdAt',
      rank: 2,
      cell: ({ createdAt }) => <Ago at={createdAt} />,
      csv: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'lastSeenAt',
      title: t('customers.field.lastSeenAt'),
      sort: 'lastSeenAt',
      rank: 5,
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Ago at={lastSeenAt} /> : t('customers.never')),
      csv: ({ lastSeenAt }) => lastSeenAt && formatDateTime(lastSeenAt),
    },
  ];
}
