import { cents } from '@fachwerk/base/money';
import { OpenBoxButton } from '@fachwerk/openings/parts';
import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { Money } from '@fachwerk/react/money';
import { useMay, useMaySomewhere } from '@fachwerk/react/session';
import { ErrorState } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime, useNow } from '@fachwerk/react/time';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accessRightApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ACCESS_RIGHTS } from '../badge/list-paths.ts';
import { StateMarks, useRenterName } from '../badge/rental-badge.tsx';
import { rentalLive } from '../badge/rental-live.ts';
import { restWords } from '../badge/rental-time.ts';

/** More than anybody has at once; the list shows the rest. */
const MOST = 10;

type Of = { readonly lockId: string } | { readonly customerId: string };
type Props = { of: Of; title: string; nothing?: string; row: (right: AccessRight) => ReactNode };

/** What is let now or soon, live; for a screen that knows a box or somebody. */
function CurrentRentals({ of, title, nothing, row }: Props) {
  useLiveRefetch(rentalLive);
  const asked = useAsk(accessRightApi.list, {
    filter: { ...of, phases: ['overrun', 'grace', 'running', 'booked'], order: 'first_ending', limit: MOST },
  });
  const rights = asked.data?.accessRights ?? [];
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data || (rights.length === 0 && !nothing)) return null;
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      {rights.length === 0 && <Text c="dimmed">{nothing}</Text>}
      <Stack gap="sm">{rights.map(row)}</Stack>
    </section>
  );
}

/** Who has a box, until when, and what they owe. */
export function BoxRentals({ lock }: { lock: { readonly id: string } }) {
  const t = useText(adminDe);
  const mayRead = useMaySomewhere('rentals.read');
  if (!mayRead) return null;
  return (
    <CurrentRentals
      of={{ lockId: lock.id }}
      title={t('access_rights.current.box')}
      row={(right) => <BoxRow key={right.id} right={right} />}
    />
  );
}

function BoxRow({ right }: { right: AccessRight }) {
  const t = useText(adminDe);
  const renterName = useRenterName();
  const mayCustomer = useMay('customers.read');
  const mayOrder = useMay('orders.read');
  return (
    <div>
      <Group gap="sm">
        <Anchor component={Link} to={`${ACCESS_RIGHTS}/${right.id}`} fw={500}>
          {renterName(right)}
        </Anchor>
        {mayCustomer && right.customerId && (
          <Anchor component={Link} to={`/admin/customers/${right.customerId}`} size="sm">
            {t('access_rights.current.to_customer')}
          </Anchor>
        )}
        {mayOrder && right.orderId && (
          <Anchor component={Link} to={`/admin/orders/${right.orderId}`} size="sm">
            {t('access_rights.current.to_order', { number: right.orderNumber })}
          </Anchor>
        )}
      </Group>
      <Standing right={right} />
    </div>
  );
}

/** What somebody has now, each with the door to open for them. */
export function CustomerRentals({ customer }: { customer: { readonly id: string } }) {
  const t = useText(adminDe);
  const mayRead = useMaySomewhere('rentals.read');
  if (!mayRead) return null;
  return (
    <CurrentRentals
      of={{ customerId: customer.id }}
      title={t('access_rights.current.customer')}
      nothing={t('access_rights.current.nothing')}
      row={(right) => <CustomerRow key={right.id} right={right} />}
    />
  );
}

function CustomerRow({ right }: { right: AccessRight }) {
  const t = useText(adminDe);
  return (
    <Group justify="space-between" align="flex-start" gap="xs">
      <div>
        <Anchor component={Link} to={`${ACCESS_RIGHTS}/${right.id}`} fw={500}>
          {t('access_rights.one', { box: right.lockNumber, location: right.locationName })}
        </Anchor>
        <Standing right={right} />
      </div>
      {right.state === 'active' && (
        <OpenBoxButton lock={{ id: right.lockId, number: right.lockNumber }} size="sm" variant="default" />
      )}
    </Group>
  );
}

function Standing({ right }: { right: AccessRight }) {
  const t = useText(adminDe);
  const now = useNow();
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('access_rights.current.until', { time: formatDateTime(right.endsAt, right.timeZone) })}{' '}
        {restWords(right, now, t)}
      </Text>
      <StateMarks right={right} />
      {right.dueCents > 0 && (
        <Text size="sm" c="danger" fw={500}>
          {t('access_rights.fact.due')}: <Money amount={cents(right.dueCents)} />
        </Text>
      )}
    </>
  );
}
