import { useText } from '@fachwerk/react/texts';
import { Pill } from '@mantine/core';
import { adminDe } from '../texts/admin.de.ts';
import type { OrderListState } from './list/use-order-list.ts';

/** Whoever comes from a customer or an item sees only the orders of that one, and gets back to all. */
export function OnlyOf({ state }: { state: OrderListState }) {
  const t = useText(adminDe);
  const narrowed = (['customer', 'item'] as const).filter((name) => state.chosen[name].length > 0);
  return narrowed.map((name) => (
    <Pill
      key={name}
      withRemoveButton
      mb="sm"
      onRemove={() => state.choose(name, [])}
      removeButtonProps={{ 'aria-label': t('list.filter.reset'), tabIndex: 0, 'aria-hidden': false }}
    >
      {t(`orders.only_${name}`)}
    </Pill>
  ));
}
