import { LANGUAGES } from '@fachwerk/base/language';
import { useAsk, useChange } from '@fachwerk/react/call';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { IconDeviceFloppy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type CustomerQuery, messageApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { Typed } from './draft.ts';

/** Recipients by what they have in common; a choice that is used again has a name. */
export function QueryFields({ form }: { readonly form: ContractForm<Typed, Typed> }) {
  const t = useText(adminDe);
  const { query } = form.values;
  const set = (more: Partial<CustomerQuery>) => form.set('query', { ...query, ...more });
  return (
    <>
      <SavedChoice query={query} onTake={(taken) => form.set('query', taken)} />
      <TextInput label={t('messages.query.search')} {...form.field('query.search')} />
      <NativeSelect
        label={t('messages.query.language')}
        value={query.language ?? ''}
        onChange={({ currentTarget: { value } }) => set({ language: LANGUAGES.find((each) => each === value) ?? null })}
        data={[
          { value: '', label: t('messages.query.language.any') },
          ...LANGUAGES.map((value) => ({ value, label: t(`language.${value}`) })),
        ]}
      />
      <NumberInput
        label={t('messages.query.seen')}
        min={1}
        max={3650}
        allowDecimal={false}
        {...form.field('query.seenWithinDays')}
        value={query.seenWithinDays ?? ''}
        onChange={(value) => set({ seenWithinDays: typeof value === 'number' ? value : null })}
      />
    </>
  );
}

type ChoiceProps = { readonly query: CustomerQuery; readonly onTake: (query: CustomerQuery) => void };

function SavedChoice({ query, onTake }: ChoiceProps) {
  const t = useText(adminDe);
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const saved = useAsk(messageApi.queries, {}).data?.queries ?? [];
  const save = useChange(messageApi.saveQuery);
  const remove = useChange(messageApi.removeQuery);
  const take = (next: string) => {
    const found = saved.find((each) => each.id === next);
    setId(next);
    setName(found?.name ?? '');
    if (found) onTake(found.query);
  };
  const keep = () =>
    save.mutateAsync({ ...(id && { id }), name, query }).then(
      (kept) => {
        setId(kept.id);
        notify(t('messages.query.stored'));
      },
      () => undefined,
    );
  const forget = () =>
    remove.mutateAsync({ id }).then(
      () => {
        take('');
        notify(t('messages.query.removed'));
      },
      () => undefined,
    );
  return (
    <>
      <NativeSelect
        label={t('messages.query.saved')}
        value={id}
        onChange={({ currentTarget: { value } }) => take(value)}
        data={[
          { value: '', label: t('messages.query.saved.none') },
          ...saved.map((each) => ({ value: each.id, label: each.name })),
        ]}
      />
      <Group align="flex-end" gap="xs">
        <TextInput
          label={t('messages.query.name')}
          value={name}
          maxLength={80}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Button
          variant="default"
          disabled={name.trim() === ''}
          loading={save.isPending}
          onClick={() => void keep()}
          leftSection={<IconDeviceFloppy size={16} stroke={1.5} />}
        >
          {t('messages.query.save')}
        </Button>
        {id && (
          <Button
            variant="subtle"
            color="danger"
            loading={remove.isPending}
            onClick={() => void forget()}
            leftSection={<IconTrash size={16} stroke={1.5} />}
          >
            {t('messages.query.remove')}
          </Button>
        )}
      </Group>
    </>
  );
}
