import { locationApi } from '@fachwerk/locations/contract';
import { lockApi } from '@fachwerk/lockers/contract-lock';
import { useAsk, useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { DetailDrawer } from '@fachwerk/react/detail-drawer';
import { Form } from '@fachwerk/react/form';
import { notify } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { ErrorState, Loading, NoPermission } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { NativeSelect, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { FoundItemOrigin, foundItemApi } from '../contract.ts';
import { adminDe } from '../texts/admin.de.ts';

const { what, note, keptWhere, isValuable } = foundItemApi.add.input.shape;
const Values = z.object({ what, note, keptWhere, isValuable, locationId: z.uuid(), lockId: z.string() });

type Props = { isOpen: boolean; closeTo: string };

/** Location, box and occasion come with the address where it is begun elsewhere. */
export function NewFoundItem({ isOpen, closeTo }: Props) {
  const t = useText(adminDe);
  const mayEdit = useMay('found_items.edit');
  const asked = useAsk(locationApi.names, {}, { isEnabled: isOpen && mayEdit });
  return (
    <DetailDrawer isOpen={isOpen} title={t('found_items.add')} closeTo={closeTo}>
      {!mayEdit && <NoPermission />}
      {mayEdit && asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {mayEdit && !asked.data && !asked.isError && <Loading lines={6} />}
      {mayEdit && asked.data && (
        <NewForm locations={asked.data.locations.map(({ id, name }) => ({ value: id, label: name }))} />
      )}
    </DetailDrawer>
  );
}

function NewForm({ locations }: { locations: readonly { value: string; label: string }[] }) {
  const t = useText(adminDe);
  const go = useNavigate();
  const [given] = useSearchParams();
  const add = useChange(foundItemApi.add, { isQuiet: true });
  const itemId = useRef(crypto.randomUUID());
  const form = useContractForm(Values, {
    what: '',
    note: '',
    keptWhere: '',
    isValuable: true,
    locationId: given.get('location') ?? locations[0]?.value ?? '',
    lockId: given.get('lock') ?? '',
  });
  const { locationId } = form.values;
  const boxes = useAsk(
    lockApi.list,
    { filter: { locationIds: [locationId] }, sort: 'number', dir: 'asc', limit: 200 },
    { isEnabled: locationId !== '' },
  );
  const location = form.field('locationId');
  const save = async ({ lockId, ...values }: z.output<typeof Values>) => {
    const originId = z.uuid().safeParse(given.get('from')).data;
    const item = await add.mutateAsync({
      ...values,
      itemId: itemId.current,
      origin: FoundItemOrigin.safeParse(given.get('origin')).data ?? 'other',
      ...(lockId && { lockId }),
      ...(originId && { originId }),
    });
    notify(t('found_items.added'));
    await go(`/admin/found-items/${item.id}`, { replace: true });
  };
  return (
    <Form form={form} onSave={save} saveLabel={t('found_items.add')} isNew>
      <TextInput
        label={t('found_items.field.what')}
        placeholder={t('found_items.field.what.hint')}
        required
        data-autofocus
        {...form.field('what')}
      />
      <Select
        label={t('found_items.field.location')}
        data={[...locations]}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t('list.nothing_found.title')}
        {...location}
        onChange={(value) => {
          location.onChange(value);
          form.set('lockId', '');
        }}
      />
      <NativeSelect
        label={t('found_items.field.box')}
        data={[
          { value: '', label: t('found_items.field.box.none') },
          ...(boxes.data?.locks ?? []).map(({ id, number }) => ({ value: id, label: number })),
        ]}
        {...form.field('lockId')}
      />
      <TextInput label={t('found_items.field.kept_where')} {...form.field('keptWhere')} />
      <Textarea label={t('found_items.field.note')} rows={3} {...form.field('note')} />
      <Switch
        label={t('found_items.field.value')}
        description={t('found_items.field.value.about')}
        {...form.check('isValuable')}
      />
    </Form>
  );
}
