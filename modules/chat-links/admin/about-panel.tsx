import { cents } from '@fachwerk/base/money';
import type { Chat } from '@fachwerk/chat/contract';
import { lockerStream } from '@fachwerk/lockers/contract';
import { OpenBoxButton } from '@fachwerk/openings/parts';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useLookAgain } from '@fachwerk/react/look-again';
import { Money } from '@fachwerk/react/money';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type About, type AboutOrder, type AboutRental, chatLinkApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** Who asks: the customer, what they rent with the box as it is now, what they ordered, and who tried to open. */
export function AboutPanel({ chat }: { readonly chat: Chat }) {
  const t = useText(adminDe);
  useLookAgain({ hints: [lockerStream], asks: [chatLinkApi.about] });
  const asked = useAsk(chatLinkApi.about, { id: chat.id });
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const { customer, rentals, orders, attempts } = asked.data;
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
      <Orders chat={chat} orders={orders} />
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      <Stack gap="xs">{children}</Stack>
    </section>
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

/** Opening goes the usual guarded way, with a reason; everything else stands in the rental itself. */
function Rental({ rental }: { readonly rental: AboutRental }) {
  const t = useText(adminDe);
  const { id, boxId, boxNumber, locationName, endsAt, isOverdue, isDoorOpen, isOnline } = rental;
  return (
    <div>
      <Anchor component={Link} to={`/admin/access-rights/${id}`}>
        {t('chat_links.box', { number: boxNumber })}, {locationName}
      </Anchor>
      <Text size="sm" c={isOverdue ? 'danger' : 'dimmed'}>
        {t('chat_links.until', { at: formatDateTime(endsAt) })}
      </Text>
      <Group gap="xs" mt={4}>
        <Badge variant="light" color={isDoorOpen ? 'warn' : 'gray'}>
          {t(isDoorOpen ? 'chat_links.door_open' : 'chat_links.door_closed')}
        </Badge>
        {!isOnline && <Badge color="danger">{t('chat_links.offline')}</Badge>}
        <OpenBoxButton lock={{ id: boxId, number: boxNumber }} size="compact-sm" variant="default" />
      </Group>
    </div>
  );
}

function Orders({ chat, orders }: { readonly chat: Chat; readonly orders: readonly AboutOrder[] }) {
  const t = useText(adminDe);
  const mayEnter = useMay('orders.enter');
  const mayWrite = useMay('chat.write');
  const save = useChange(chatLinkApi.saveOrder);
  return (
    <Part title={t('chat_links.orders')}>
      {orders.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('chat_links.no_orders')}
        </Text>
      )}
      {orders.map(({ id, number, status, totalCents, placedAt, isMeant }) => (
        <div key={id}>
          <Anchor component={Link} to={`/admin/orders/${id}`}>
            {number}
          </Anchor>{' '}
          <Badge variant="light" color="gray">
            {t(`chat_links.status.${status}`)}
          </Badge>{' '}
          {isMeant && <Badge variant="light">{t('chat_links.meant')}</Badge>}
          <Text size="sm" c="dimmed">
            <Money amount={cents(totalCents)} /> · <Ago at={placedAt} />
          </Text>
          {mayWrite && !isMeant && (
            <Button
              size="compact-xs"
              variant="subtle"
              loading={save.isPending}
              onClick={() => save.mutate({ order: { chatId: chat.id, orderId: id } })}
            >
              {t('chat_links.is_about', { number })}
            </Button>
          )}
        </div>
      ))}
      {mayEnter && (
        <Button component={Link} to="/admin/orders-new" variant="default" size="compact-md">
          {t('chat_links.new_order')}
        </Button>
      )}
    </Part>
  );
}
