import { useText } from '@fachwerk/react/texts';
import { Pill } from '@mantine/core';
import { adminDe } from '../texts/admin.de.ts';
import type { OrderListState } from './list/use-order-list.ts';

/** Whoever comes from a customer sees only that one's orders, and gets back to all. */
export function OnlyCustomer({ state }: { state: OrderListState }) {
  const t = useText(adminDe);
  if (state.chosen.customer.length === 0) return null;
  return (
    <Pill
      withRemoveButton
      mb="sm"
      onRemove={() => state.choose('customer', [])}
      removeButtonProps={{ 'aria-label': t('list.filter.reset'), tabIndex: 0, 'aria-hidden': false }}
    >
      {t('orders.only_customer')}
    </Pill>
  );
}
