import { locationApi } from '@fachwerk/locations/contract';
import type { LockData } from '@fachwerk/lockers/contract-lock';
import { pricingApi } from '@fachwerk/pricing/contract';
import { useAsk } from '@fachwerk/react/call';
import type { ContractForm, FieldProps } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { Group, NumberInput, Select, TextInput } from '@mantine/core';
import { words } from '../words.ts';
import { useControllers } from './boxes-there.ts';

/** Labels above, help under the field. */
export const below: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

type LocationProps = {
  /** Value, change, error and id, as a form's `field` gives them. */
  field: FieldProps;
  /** A box stays with the company that runs it. */
  companyId?: string;
};

export function LocationField({ field, companyId }: LocationProps) {
  const t = useText(words);
  const locations = useAsk(locationApi.names, {});
  const data = (locations.data?.locations ?? [])
    .filter((location) => !companyId || location.companyId === companyId)
    .map(({ id, name, city }) => ({
      value: id,
      label: [name, city].filter(Boolean).join(', '),
    }));
  return (
    <Select
      label={t('locks.field.location')}
      data={data}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('list.nothing_found.title')}
      {...field}
    />
  );
}

type WiringProps = {
  form: Pick<ContractForm, 'field' | 'idOf'>;
  locationId: string;
  wiring: Pick<LockData, 'controllerId' | 'channel'>;
  set(name: 'controllerId', value: string | null): void;
  set(name: 'channel', value: number | null): void;
  channelLabel?: string;
};

/** Which controller, and which lock on it. */
export function WiringFields({ form, locationId, wiring, set, channelLabel }: WiringProps) {
  const t = useText(words);
  const controllers = useControllers(locationId) ?? [];
  const { error: channelError, id: channelId } = form.field('channel');
  return (
    <Group grow align="flex-start" preventGrowOverflow={false}>
      <Select
        label={t('locks.field.controller')}
        description={controllers.length === 0 ? t('locks.controller.none_here') : t('locks.controller.about')}
        inputWrapperOrder={below}
        placeholder={t('locks.controller.none')}
        data={controllers.map(({ id, name }) => ({ value: id, label: name }))}
        clearable
        {...form.field('controllerId')}
        value={wiring.controllerId}
        onChange={(value) => set('controllerId', value)}
      />
      <NumberInput
        label={channelLabel ?? t('locks.field.channel')}
        description={t('locks.channel.about')}
        inputWrapperOrder={below}
        min={1}
        max={999}
        allowDecimal={false}
        id={channelId}
        error={channelError}
        value={wiring.channel ?? ''}
        onChange={(value) => set('channel', value === '' ? null : Number(value))}
      />
    </Group>
  );
}

/** Columns from the left, rows from the top. */
export function PlaceFields({ form }: { form: Pick<ContractForm, 'field'> }) {
  const t = useText(words);
  const number = { min: 1, allowDecimal: false } as const;
  return (
    <Group grow align="flex-start">
      <NumberInput label={t('locks.place.column')} max={200} {...number} {...form.field('place.column')} />
      <NumberInput label={t('locks.place.row')} max={60} {...number} {...form.field('place.row')} />
      <NumberInput label={t('locks.place.columns')} max={10} {...number} {...form.field('place.columnSpan')} />
      <NumberInput label={t('locks.place.rows')} max={20} {...number} {...form.field('place.rowSpan')} />
    </Group>
  );
}

export function NumberAndSize({ form }: { form: Pick<ContractForm, 'field'> }) {
  const t = useText(words);
  const sizes = useAsk(pricingApi.boxSizes, {}).data?.boxSizes ?? [];
  return (
    <Group grow align="flex-start">
      <TextInput label={t('locks.form.number')} {...form.field('number')} />
      <Select
        label={t('locks.field.size')}
        data={sizes.map(({ code, name }) => ({ value: code, label: code === name ? code : `${code} – ${name}` }))}
        allowDeselect={false}
        {...form.field('sizeCode')}
      />
    </Group>
  );
}

export function PriceGroupField({ form }: { form: Pick<ContractForm, 'field'> }) {
  const t = useText(words);
  const groups = useAsk(pricingApi.priceGroups, {}).data?.priceGroups ?? [];
  return (
    <Select
      label={t('locks.field.price_group')}
      description={t('locks.price_group.about')}
      inputWrapperOrder={below}
      placeholder={t('locks.price_group.location')}
      searchable
      nothingFoundMessage={t('list.nothing_found.title')}
      data={groups.map(({ id, name }) => ({ value: id, label: name }))}
      clearable
      {...form.field('priceGroupId')}
    />
  );
}
