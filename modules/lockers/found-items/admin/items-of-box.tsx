import type { LockSlotProps } from '@fachwerk/lockers/slots';
import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Anchor, Button, Group } from '@mantine/core';
import { IconPackage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { foundItemApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { FoundItemMark } from './found-item-marks.tsx';

/** On the sheet of a box: what was found in it, and the way to record more. */
export function ItemsOfBox({ lock }: LockSlotProps) {
  const t = useText(adminDe);
  const [mayRead, mayEdit] = [useMay('found_items.read'), useMay('found_items.edit')];
  const asked = useAsk(foundItemApi.list, { filter: { lockId: lock.id } }, { isEnabled: mayRead });
  if (!mayRead) return null;
  const about = new URLSearchParams({ location: lock.locationId, lock: lock.id, origin: 'box' });
  return (
    <>
      {asked.data?.items.map((item) => (
        <Group key={item.id} gap="sm" wrap="nowrap" mb={4}>
          <Anchor component={Link} to={`/admin/found-items/${item.id}`}>
            {item.what}
          </Anchor>
          <span>{formatTime(item.foundAt, 'date')}</span>
          <FoundItemMark item={item} />
        </Group>
      ))}
      {mayEdit && (
        <Button
          component={Link}
          to={`/admin/found-items/new?${about}`}
          variant="default"
          leftSection={<IconPackage size={18} stroke={1.5} aria-hidden />}
        >
          {t('found_items.add')}
        </Button>
      )}
    </>
  );
}
