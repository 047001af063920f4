import { AppointmentLines } from '@fachwerk/calendar/parts';
import { useText } from '@fachwerk/react/texts';
import type { About } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { Part } from './part.tsx';

/** Those that come and the last that were. */
export function Appointments({ appointments }: Pick<About, 'appointments'>) {
  const t = useText(adminDe);
  return (
    <Part title={t('chat_links.appointments')}>
      <AppointmentLines appointments={appointments} />
    </Part>
  );
}
