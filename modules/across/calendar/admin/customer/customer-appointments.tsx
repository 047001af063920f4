import { useAsk } from '@fachwerk/react/call';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Stack, Title } from '@mantine/core';
import { calendarApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { AppointmentLines } from './appointment-lines.tsx';

/** Those of a customer that come and the last that were; nothing where there are none. */
export function CustomerAppointments({ customer }: { customer: { readonly id: string } }) {
  const t = useText(adminDe);
  const mayRead = useMay('appointments.read');
  const { data } = useAsk(calendarApi.ofCustomer, { customerId: customer.id }, { isEnabled: mayRead });
  if (!data || data.appointments.length === 0) return null;
  return (
    <section aria-label={t('calendar.of')}>
      <Title order={3} mb="xs" mt="md">
        {t('calendar.of')}
      </Title>
      <Stack gap="xs">
        <AppointmentLines appointments={data.appointments} />
      </Stack>
    </section>
  );
}
