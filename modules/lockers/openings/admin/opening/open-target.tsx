import type { Lock } from '@fachwerk/lockers/contract-lock';
import { BoltMark, BoxStateMark, DoorMark } from '@fachwerk/lockers/parts';
import { useText } from '@fachwerk/react/texts';
import { formatTime } from '@fachwerk/react/time';
import { Group, Text } from '@mantine/core';
import { IconMapPin, IconUser } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './open-box.module.css';

/** Location, box and renter, to prevent opening a box with the same number elsewhere. */
export function OpenTarget({ lock }: { lock: Lock }) {
  const t = useText(adminDe);
  const { occupancy } = lock;
  return (
    <div className={classes.target}>
      <div className={classes.fact}>
        <IconMapPin size={18} stroke={1.5} aria-hidden />
        <Text fw={600}>{t('open.target.place', { location: lock.locationName, number: lock.number })}</Text>
        <Text c="dimmed">{t('open.target.size', { size: lock.sizeCode })}</Text>
      </div>
      {occupancy?.customerName && (
        <div className={classes.fact}>
          <IconUser size={18} stroke={1.5} aria-hidden />
          <Text>{t('open.target.renter', { name: occupancy.customerName })}</Text>
          <Text c="dimmed">
            {[
              occupancy.orderNumber && t('open.target.order', { order: occupancy.orderNumber }),
              occupancy.until && t('open.target.until', { until: formatTime(occupancy.until, 'dateTime') }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
      )}
      <Group gap="md">
        <BoxStateMark state={lock.state} />
        <DoorMark lock={lock} />
        <BoltMark lock={lock} />
      </Group>
    </div>
  );
}
