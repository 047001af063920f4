import { OpenBoxButton } from '@fachwerk/openings/parts';
import { useAsk } from '@fachwerk/react/call';
import { GuardedButton } from '@fachwerk/react/guarded-button';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { type AccessRight, rentalChangeApi } from '@fachwerk/rental-changes/contract';
import { ActionDialog, type ActionName, useRentalActions } from '@fachwerk/rental-changes/parts';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AboutRental } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

/** What people write about; everything else stands in the rental itself. */
const IN_REACH: ReadonlySet<ActionName> = new Set(['swap', 'dates', 'refund'] as const);

/** With its box as it is now. What is done to it goes the usual guarded ways, each with its reason. */
export function Rental({ rental }: { readonly rental: AboutRental }) {
  const t = useText(adminDe);
  const { id, boxId, boxNumber, locationName, endsAt, isOverdue, isDoorOpen, isOnline } = rental;
  const { data: right } = useAsk(rentalChangeApi.find, { id });
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
      </Group>
      <Group gap="xs" mt={8}>
        <OpenBoxButton lock={{ id: boxId, number: boxNumber }} size="compact-sm" variant="default" />
        {right && <RentalActions right={right} />}
      </Group>
    </div>
  );
}

function RentalActions({ right }: { readonly right: AccessRight }) {
  const [doing, setDoing] = useState<ActionName | null>(null);
  const actions = useRentalActions(right).filter(({ name }) => IN_REACH.has(name));
  return (
    <>
      {actions.map(({ name, label, whyNot }) => (
        <GuardedButton key={name} size="compact-sm" label={label} whyNot={whyNot} onPress={() => setDoing(name)} />
      ))}
      {doing && <ActionDialog name={doing} right={right} onClose={() => setDoing(null)} />}
    </>
  );
}
