import type { AppointmentState } from '@fachwerk/appointments/contract-appointment';
import { AppointmentDetail } from '@fachwerk/appointments/parts';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Anchor, Badge, Text } from '@mantine/core';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';

type Line = {
  readonly id: string;
  readonly serviceName: string;
  readonly staffName: string;
  readonly startsAt: Date;
  readonly state: AppointmentState;
};

/** One opens with all that may be done to it. */
export function AppointmentLines({ appointments }: { appointments: readonly Line[] }) {
  const t = useText(adminDe);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      {appointments.map(({ id, serviceName, staffName, startsAt, state }) => (
        <div key={id}>
          <Anchor component="button" type="button" ta="left" onClick={() => setOpenId(id)}>
            {serviceName}, {formatDateTime(startsAt)}
          </Anchor>{' '}
          <Badge variant="light" color="gray">
            {t(`calendar.of.${state}`)}
          </Badge>
          <Text size="sm" c="dimmed">
            {t('calendar.of.with', { name: staffName })}
          </Text>
        </div>
      ))}
      {openId && <AppointmentDetail id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}
