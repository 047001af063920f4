import { useText } from '@fachwerk/react/texts';
import { IconCheck, IconLock } from '@tabler/icons-react';
import type { CustomerRow } from '../contract-staff.ts';
import { fullName } from '../rules/customer.ts';
import { de } from '../texts/de.ts';
import classes from './customer-state.module.css';

/** Icon and word: never by colour alone. */
export function CustomerState({ customer }: { customer: Pick<CustomerRow, 'blockedAt'> }) {
  const t = useText(de);
  return customer.blockedAt ? (
    <span className={classes.mark}>
      <IconLock size={18} stroke={1.5} color="var(--fw-danger)" aria-hidden />
      {t('customers.state.blocked')}
    </span>
  ) : (
    <span className={classes.mark}>
      <IconCheck size={18} stroke={1.5} color="var(--fw-ok)" aria-hidden />
      {t('customers.state.active')}
    </span>
  );
}

/** Whoever has said no name yet is known by the address. */
export function useCustomerName(): (customer: Pick<CustomerRow, 'firstName' | 'lastName' | 'email'>) => string {
  const t = useText(de);
  return (customer) => fullName(customer) || customer.email || t('customers.no_name');
}
