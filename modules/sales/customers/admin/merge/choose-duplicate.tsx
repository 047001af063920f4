import { useAsk } from '@fachwerk/react/call';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Badge, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconChevronRight, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { type DuplicateReason, mergeApi } from '../../contract-merge.ts';
import { type CustomerRow, type CustomerStory, customerApi } from '../../contract-staff.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useCustomerName } from '../customer-state.tsx';
import classes from './merge.module.css';

const PAUSE_MS = 250;
const MOST = 8;

type Props = { customer: CustomerStory; onChoose: (id: string) => void };

/** Who looks like the same person stands there already; anybody else is searched for. */
export function ChooseDuplicate({ customer, onChoose }: Props) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const proposed = useAsk(mergeApi.duplicates, { id: customer.id });
  return (
    <>
      <TextInput
        label={t('customers.merge.search')}
        placeholder={t('customers.merge.search.example')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        leftSection={<IconSearch size={16} stroke={1.5} />}
        data-autofocus
        mb="md"
      />
      {search ? (
        <Found search={search} customer={customer} onChoose={onChoose} />
      ) : (
        <>
          {proposed.isError && <ErrorState error={proposed.error} onRetry={() => proposed.refetch()} />}
          {proposed.isPending && <Loading lines={4} />}
          {proposed.data && (
            <People
              title={t('customers.merge.proposed')}
              none={t('customers.merge.none_proposed')}
              people={proposed.data.duplicates}
              onChoose={onChoose}
            />
          )}
        </>
      )}
    </>
  );
}

function Found({ search, customer, onChoose }: Props & { search: string }) {
  const t = useText(adminDe);
  const filter = { search, sort: 'name', dir: 'asc', limit: MOST + 1 } as const;
  const asked = useAsk(customerApi.list, { filter }, { keepPrevious: true });
  if (asked.isError) return <ErrorState error={asked.error} onRetry={() => asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const people = asked.data.customers
    .filter(({ id }) => id !== customer.id)
    .slice(0, MOST)
    .map((each) => ({ customer: each, reasons: [] }));
  return (
    <People
      title={t('customers.merge.found')}
      none={t('customers.merge.none_found')}
      people={people}
      onChoose={onChoose}
    />
  );
}

type PeopleProps = {
  title: string;
  none: string;
  people: readonly { readonly customer: CustomerRow; readonly reasons: readonly DuplicateReason[] }[];
  onChoose: (id: string) => void;
};

function People({ title, none, people, onChoose }: PeopleProps) {
  const t = useText(adminDe);
  const nameOf = useCustomerName();
  if (people.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <>
      <Text fw={500} mb={4}>
        {title}
      </Text>
      <ul className={classes.people}>
        {people.map(({ customer, reasons }) => (
          <li key={customer.id}>
            <UnstyledButton className={classes.person ?? ''} onClick={() => onChoose(customer.id)}>
              <span className={classes.who}>
                <Text component="span" fw={500} truncate>
                  {nameOf(customer)}
                </Text>
                <Text component="span" size="xs" c="dimmed" truncate>
                  {[customer.email, customer.phone].filter(Boolean).join(' · ') || t('kit.none')}
                </Text>
              </span>
              <span className={classes.reasons}>
                {reasons.map((reason) => (
                  <Badge key={reason} variant="light" color="info" radius="sm">
                    {t(`customers.merge.reason.${reason}`)}
                  </Badge>
                ))}
              </span>
              <IconChevronRight size={18} stroke={1.5} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
