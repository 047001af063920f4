import { itemApi } from '@fachwerk/catalog/contract';
import { useAsk } from '@fachwerk/react/call';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { MOST_RELATED } from '../../contract-product.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { moved, RowSteps } from '../row-steps.tsx';
import classes from './product.module.css';
import type { ProductFormState } from './product-values.ts';

const FEW = 8;
const WAIT = 200;

/** What customers are shown beside it, in this order. */
export function RelatedFields({ form, itemId }: { form: ProductFormState; itemId: string | null }) {
  const t = useText(adminDe);
  const { related } = form.values;
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), WAIT);
  const found = useAsk(
    itemApi.list,
    { filter: { search, sort: 'name', dir: 'asc', limit: FEW + MOST_RELATED + 1 } },
    { isEnabled: search !== '' },
  );
  const items = (found.data?.items ?? []).filter(({ id }) => id !== itemId && related.every((each) => each.id !== id));
  const put = (next: typeof related) => form.set('related', next);
  const add = (id: string | null) => {
    const item = items.find((each) => each.id === id);
    if (item) put([...related, { id: item.id, name: item.name.de }]);
    setText('');
  };
  return (
    <>
      {related.length > 0 && (
        <ul className={classes.groups}>
          {related.map(({ id, name }, at) => (
            <li key={id} className={classes.group}>
              <Text className={classes.wide ?? ''}>{name}</Text>
              <RowSteps
                name={name}
                at={at}
                count={related.length}
                onMove={(by) => put(moved(related, at, at + by))}
                onRemove={() => put(related.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      {related.length < MOST_RELATED && (
        <Select
          {...LIGHT_SELECT}
          searchable
          label={t('related.add')}
          description={t('related.help')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder={t('related.search')}
          data={items.slice(0, FEW).map(({ id, name, number }) => ({
            value: id,
            label: [number, name.de].filter(Boolean).join(' · '),
          }))}
          filter={({ options }) => options}
          nothingFoundMessage={search !== '' && found.data ? t('related.none') : null}
          value={null}
          searchValue={text}
          onSearchChange={setText}
          onChange={add}
        />
      )}
    </>
  );
}
