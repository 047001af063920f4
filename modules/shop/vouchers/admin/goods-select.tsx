import { itemApi } from '@fachwerk/catalog/contract';
import { useAsk } from '@fachwerk/react/call';
import type { FieldProps } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { MultiSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';

export type ItemName = { readonly id: string; readonly name: string };
type Props = { label: string; description?: string; names: readonly ItemName[]; field: FieldProps };

const MOST = 20;
const WAIT_MS = 200;

/** A range may have thousands of items: they are looked for by what is typed. Those that are chosen already keep their names. */
function useItems(names: readonly ItemName[]) {
  const [search, setSearch] = useState('');
  const [wanted] = useDebouncedValue(search, WAIT_MS);
  const asked = useAsk(itemApi.list, {
    filter: { sort: 'name', dir: 'asc', limit: MOST, ...(wanted && { search: wanted }) },
  });
  const [seen, setSeen] = useState<readonly ItemName[]>(names);
  const found = asked.data?.items.map(({ id, name }) => ({ id, name: name.de })) ?? [];
  const fresh = found.filter(({ id }) => !seen.some((known) => known.id === id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return {
    searchable: true,
    searchValue: search,
    onSearchChange: setSearch,
    data: seen.map(({ id, name }) => ({ value: id, label: name })),
    limit: MOST,
  };
}

export function ItemSelect({ names, field, ...words }: Props) {
  return <Select {...words} {...HELP_BELOW} {...useItems(names)} {...field} />;
}

export function ItemsSelect({ names, field, ...words }: Props) {
  return <MultiSelect {...words} {...HELP_BELOW} {...useItems(names)} {...field} />;
}
