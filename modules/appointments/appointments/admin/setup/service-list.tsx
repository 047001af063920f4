import type { Output } from '@fachwerk/base/contract';
import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Service, setupApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useDurationLabels } from './duration-words.ts';
import { ServiceDialog } from './service-dialog.tsx';
import classes from './setup.module.css';
import { SetupRow } from './setup-row.tsx';

export function ServiceList({ setup: { services, rooms } }: { setup: Output<typeof setupApi.show> }) {
  const t = useText(adminDe);
  const duration = useDurationLabels();
  const [open, setOpen] = useState<Service | 'new' | null>(null);
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <Button onClick={() => setOpen('new')}>{t('appointments.service.add')}</Button>
      </Group>
      {services.length === 0 && <Text c="dimmed">{t('appointments.service.none')}</Text>}
      <ul className={classes.rows}>
        {services.map((service) => (
          <SetupRow
            key={service.id}
            name={service.name.de}
            isArchived={service.isArchived}
            about={[
              duration(service.durationMinutes),
              service.priceCents === null ? t('appointments.by_agreement') : formatMoney(cents(service.priceCents)),
              t(service.isOnline ? 'appointments.online' : 'appointments.offline'),
              ...(service.isPrepaid ? [t('appointments.prepaid')] : []),
            ].join(' · ')}
            onEdit={() => setOpen(service)}
          />
        ))}
      </ul>
      {open && <ServiceDialog service={open === 'new' ? null : open} rooms={rooms} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
