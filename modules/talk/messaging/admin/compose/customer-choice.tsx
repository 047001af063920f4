import { customerApi } from '@fachwerk/customers/contract-staff';
import { fullName } from '@fachwerk/customers/rules/customer';
import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { MOST_BY_HAND } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

const PAUSE_MS = 250;
const SHOWN = 20;

type Props = {
  readonly value: readonly string[];
  readonly onChange: (customerIds: string[]) => void;
  /** Who has not agreed to mails is not offered. */
  readonly isByMail: boolean;
  readonly error?: ReactNode;
};

/** Single customers, found by the words of their list. */
export function CustomerChoice({ value: customerIds, onChange, isByMail, error }: Props) {
  const t = useText(adminDe);
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const asked = useAsk(
    customerApi.list,
    {
      filter: {
        ...(isByMail && { newsletter: 'confirmed' }),
        isBlocked: false,
        sort: 'name',
        dir: 'asc',
        limit: SHOWN,
        ...(search && { search }),
      },
    },
    { keepPrevious: true },
  );
  const found = (asked.data?.customers ?? []).map((customer) => ({
    value: customer.id,
    label: [fullName(customer), customer.email].filter(Boolean).join(' · '),
  }));
  const others = customerIds.filter((id) => !found.some(({ value }) => value === id));
  const data = [...found, ...others.map((id) => ({ value: id, label: known.get(id) ?? id }))];
  const choose = (ids: string[]) => {
    setKnown(new Map(data.map(({ value, label }) => [value, label])));
    onChange(ids);
  };
  return (
    <MultiSelect
      label={t('messages.recipients.choose')}
      description={t('messages.recipients.choose.help')}
      nothingFoundMessage={t('messages.recipients.choose.none')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      maxValues={MOST_BY_HAND}
      data={data}
      value={[...customerIds]}
      error={error}
      onChange={choose}
    />
  );
}
