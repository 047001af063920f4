import { AppointmentDetail } from '@fachwerk/appointments/parts';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Anchor, Badge, Text } from '@mantine/core';
import { useState } from 'react';
import type { About } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { Part } from './part.tsx';

/** Those that come and the last that were; one opens with all that may be done to it. */
export function Appointments({ appointments }: Pick<About, 'appointments'>) {
  const t = useText(adminDe);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Part title={t('chat_links.appointments')}>
      {appointments.map(({ id, serviceName, staffName, startsAt, state }) => (
        <div key={id}>
          <Anchor component="button" type="button" ta="left" onClick={() => setOpenId(id)}>
            {serviceName}, {formatDateTime(startsAt)}
          </Anchor>{' '}
          <Badge variant="light" color="gray">
            {t(`chat_links.appointment.${state}`)}
          </Badge>
          <Text size="sm" c="dimmed">
            {t('chat_links.with', { name: staffName })}
          </Text>
        </div>
      ))}
      {openId && <AppointmentDetail id={openId} onClose={() => setOpenId(null)} />}
    </Part>
  );
}
