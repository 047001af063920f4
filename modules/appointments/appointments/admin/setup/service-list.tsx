import type { Output } from '@fachwerk/base/contract';
import { cents } from '@fachwerk/base/money';
import { formatMoney } from '@fachwerk/react/money';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Service, setupApi } from '../../contract.ts';
import { leastFigures } from '../../rules/service-choice.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useDurationLabels } from './duration-words.ts';
import { ServiceDialog } from './service-dialog.tsx';
import classes from './setup.module.css';
import { SetupRow } from './setup-row.tsx';

export function ServiceList({ setup: { services, rooms, staff } }: { setup: Output<typeof setupApi.show> }) {
  const t = useText(adminDe);
  const duration = useDurationLabels();
  const [open, setOpen] = useState<Service | 'new' | null>(null);
  const [round, setRound] = useState(1);
  const isOffered = (id: string) => staff.some(({ serviceIds, isArchived }) => !isArchived && serviceIds.includes(id));
  const bookedOnline = ({ id, isOnline }: Service) =>
    t(!isOnline ? 'appointments.offline' : isOffered(id) ? 'appointments.online' : 'appointments.service.by_nobody');
  const priceOf = ({ priceCents, isFrom }: ReturnType<typeof leastFigures>) => {
    if (priceCents === null) return t('appointments.by_agreement');
    const price = formatMoney(cents(priceCents));
    return isFrom ? t('appointments.price_from', { price }) : price;
  };
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
              duration(leastFigures(service).durationMinutes),
              priceOf(leastFigures(service)),
              ...(service.variants.length > 0
                ? [t('appointments.variants.count', { count: service.variants.length })]
                : []),
              ...(service.addons.length > 0 ? [t('appointments.addons.count', { count: service.addons.length })] : []),
              bookedOnline(service),
              ...(service.isPrepaid ? [t('appointments.prepaid')] : []),
            ].join(' · ')}
            onEdit={() => setOpen(service)}
          />
        ))}
      </ul>
      {open && (
        <ServiceDialog
          key={round}
          service={open === 'new' ? null : open}
          rooms={rooms}
          onAnother={() => setRound(round + 1)}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}
