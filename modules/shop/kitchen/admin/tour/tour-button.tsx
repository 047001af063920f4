import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Button } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';

/** On the page of the orders. */
export function TourButton() {
  const t = useText(adminDe);
  const mayRead = useMay('fulfilment.read');
  if (!mayRead) return null;
  return (
    <Button
      component={Link}
      to="/admin/delivery-list"
      variant="default"
      leftSection={<IconTruckDelivery size={16} stroke={1.5} />}
    >
      {t('tour.title')}
    </Button>
  );
}
