import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../texts/admin.de.ts';

/** On the page of the orders. */
export function NewOrderButton() {
  const t = useText(adminDe);
  const mayEnter = useMay('orders.enter');
  if (!mayEnter) return null;
  return (
    <Button component={Link} to="/admin/orders-new" leftSection={<IconPhone size={16} stroke={1.5} />}>
      {t('order_entry.title')}
    </Button>
  );
}
