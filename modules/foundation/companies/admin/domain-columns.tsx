import type { Column } from '@fachwerk/react/list-types';
import { useText } from '@fachwerk/react/texts';
import { Ago, formatDateTime } from '@fachwerk/react/time';
import { Badge, Group, Text } from '@mantine/core';
import type { Domain } from '../contract-domain.ts';
import { adminDe } from '../texts/admin.de.ts';
import { DomainStateMark } from './domain-state.tsx';

export function useDomainColumns(): Column<Domain>[] {
  const t = useText(adminDe);
  const next = ({ state, isPointingHere }: Domain) =>
    state === 'active' && isPointingHere === false ? t('domains.next.active.way') : t(`domains.next.${state}`);
  return [
    {
      key: 'host',
      title: t('domains.host'),
      cell: ({ host, isDemo }) => (
        <Group component="span" gap={8} wrap="nowrap" display="inline-flex">
          {host}
          {isDemo && (
            <Badge component="span" color="gray" size="sm">
              {t('domains.demo')}
            </Badge>
          )}
        </Group>
      ),
      csv: ({ host }) => host,
    },
    {
      key: 'state',
      title: t('domains.state'),
      cell: ({ state }) => <DomainStateMark state={state} />,
      csv: ({ state }) => t(`domains.state.${state}`),
    },
    { key: 'next', title: t('domains.next'), rank: 2, cell: next, csv: next },
    {
      key: 'checked',
      title: t('domains.checked'),
      rank: 3,
      cell: ({ checkedAt }) =>
        checkedAt ? (
          <Ago at={checkedAt} />
        ) : (
          <Text component="span" inherit c="dimmed">
            {t('domains.checked.never')}
          </Text>
        ),
      csv: ({ checkedAt }) => (checkedAt ? formatDateTime(checkedAt) : ''),
    },
  ];
}
