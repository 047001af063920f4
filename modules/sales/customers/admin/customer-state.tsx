import { StateMark, type StateStyles } from '@fachwerk/react/state-mark';
import { useText } from '@fachwerk/react/texts';
import { IconCheck, IconLock } from '@tabler/icons-react';
import type { CustomerRow } from '../contract-staff.ts';
import { fullName } from '../rules/customer.ts';
import { adminDe } from '../texts/admin.de.ts';

const LOOKS: StateStyles<'active' | 'blocked'> = {
  active: { icon: IconCheck, tone: 'ok' },
  blocked: { icon: IconLock, tone: 'danger' },
};

export function CustomerState({ customer }: { customer: Pick<CustomerRow, 'blockedAt'> }) {
  const t = useText(adminDe);
  const state = customer.blockedAt ? 'blocked' : 'active';
  return <StateMark look={LOOKS[state]}>{t(`customers.state.${state}`)}</StateMark>;
}

/** Whoever has said no name yet is known by the address. */
export function useCustomerName(): (customer: Pick<CustomerRow, 'firstName' | 'lastName' | 'email'>) => string {
  const t = useText(adminDe);
  return (customer) => fullName(customer) || customer.email || t('customers.no_name');
}
