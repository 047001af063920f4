import { appointmentStream } from '@fachwerk/appointments/contract';
import { AppointmentLines } from '@fachwerk/calendar/parts';
import type { Chat } from '@fachwerk/chat/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import { orderApi } from '@fachwerk/orders/contract-staff';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { rentalStream } from '@fachwerk/rentals/contract';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { type About, chatLinkApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';
import { Orders } from './orders.tsx';
import { Part } from './part.tsx';
import { Rental } from './rental.tsx';

/** All that stands here, and what its dialogs go by. */
const ASKS = [chatLinkApi.about, rentalChangeApi.find, orderApi.find];

/** Who asks: the customer, what they rent with the box as it is now, when they come, what they ordered, and who tried to open. */
export function AboutPanel({ chat }: { readonly chat: Chat }) {
  const t = useText(adminDe);
  useLiveRefetch({ hints: [lockerStream, rentalStream, appointmentStream], asks: ASKS });
  const asked = useAsk(chatLinkApi.about, { id: chat.id });
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const { customer, rentals, orders, appointments, attempts } = asked.data;
  return (
    <>
      <Customer customer={customer} />
      {rentals.length > 0 && (
        <Part title={t('chat_links.rentals')}>
          {rentals.map((rental) => (
            <Rental key={rental.id} rental={rental} />
          ))}
        </Part>
      )}
      {attempts.length > 0 && (
        <Part title={t('chat_links.attempts')}>
          {attempts.map((attempt) => (
            <Text key={attempt.id} size="sm">
              {t('chat_links.box', { number: attempt.boxNumber })}:{' '}
              {t(`chat_links.attempt.${attempt.state}` as 'chat_links.attempt.opened')} ·{' '}
              <Ago at={attempt.requestedAt} />
            </Text>
          ))}
        </Part>
      )}
      {appointments.length > 0 && <Appointments appointments={appointments} />}
      <Orders chat={chat} orders={orders} />
    </>
  );
}

function Customer({ customer }: { readonly customer: About['customer'] }) {
  const t = useText(adminDe);
  return (
    <Part title={t('chat_links.customer')}>
      {customer ? (
        <div>
          <Anchor component={Link} to={`/admin/customers/${customer.id}`}>
            {customer.name || customer.email}
          </Anchor>{' '}
          {customer.isBlocked && <Badge color="danger">{t('chat_links.blocked')}</Badge>}
          {customer.phone && (
            <Text size="sm">
              <Anchor href={`tel:${customer.phone.replaceAll(/[^\d+]/g, '')}`}>{customer.phone}</Anchor>
            </Text>
          )}
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {t('chat_links.no_customer')}
        </Text>
      )}
    </Part>
  );
}

/** Those that come and the last that were. */
function Appointments({ appointments }: Pick<About, 'appointments'>) {
  const t = useText(adminDe);
  return (
    <Part title={t('chat_links.appointments')}>
      <AppointmentLines appointments={appointments} />
    </Part>
  );
}
