import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { formatCountry } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, NumberInput, Select, TextInput } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { LIGHT_SELECT } from '../editor/light-select.ts';
import type { LocationValues } from '../editor/location-values.ts';
import { GermanyMap } from './germany-map.tsx';
import classes from './place-fields.module.css';

/** Where the product's customers sit; a location somewhere else keeps what it has. */
const COUNTRIES = ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'DK', 'PL', 'CZ', 'FR', 'IT'];

type Props = { form: ContractForm<LocationValues, LocationValues> };

export function PlaceFields({ form }: Props) {
  const t = useText(adminDe);
  const { latitude, longitude, address } = form.values;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  const countries = useMemo(() => countryOptions(address.country), [address.country]);
  const put = (next: { latitude: number | null; longitude: number | null }) => {
    form.set('latitude', next.latitude);
    form.set('longitude', next.longitude);
  };
  return (
    <>
      <TextInput label={t('location.field.address.street')} autoComplete="off" {...form.field('address.street')} />
      <div className={classes.town}>
        <TextInput
          label={t('location.field.address.postcode')}
          inputMode="numeric"
          {...form.field('address.postcode')}
        />
        <TextInput label={t('location.field.address.city')} {...form.field('address.city')} />
      </div>
      <Select
        {...LIGHT_SELECT}
        label={t('location.field.address.country')}
        data={countries}
        allowDeselect={false}
        className={classes.short ?? ''}
        {...form.field('address.country')}
      />
      <div className={classes.place}>
        <GermanyMap position={position} onChoose={put} />
        <div className={classes.degrees}>
          <Degree form={form} name="latitude" most={90} />
          <Degree form={form} name="longitude" most={180} />
          <p className={classes.help}>{t('locations.map.help')}</p>
          {position && (
            <Group>
              <Button
                variant="default"
                size="compact-md"
                leftSection={<IconMapPinOff size={16} stroke={1.5} />}
                onClick={() => put({ latitude: null, longitude: null })}
              >
                {t('locations.map.remove')}
              </Button>
            </Group>
          )}
        </div>
      </div>
      <TimeZone form={form} />
    </>
  );
}

function Degree({ form, name, most }: Props & { name: 'latitude' | 'longitude'; most: number }) {
  const t = useText(adminDe);
  const { value, onChange: _, defaultValue: __, ...field } = form.field(name);
  return (
    <NumberInput
      label={t(`location.field.${name}`)}
      decimalScale={6}
      decimalSeparator=","
      allowedDecimalSeparators={['.', ',']}
      min={-most}
      max={most}
      hideControls
      value={(value as number | null) ?? ''}
      onChange={(next) => form.set(name, typeof next === 'number' ? next : null)}
      {...field}
    />
  );
}

function TimeZone({ form }: Props) {
  const t = useText(adminDe);
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  return (
    <Select
      {...LIGHT_SELECT}
      label={t('location.field.timeZone')}
      description={t('locations.time_zone.help')}
      {...HELP_BELOW}
      searchable
      data={zones.includes(form.values.timeZone) ? zones : [form.values.timeZone, ...zones]}
      limit={50}
      allowDeselect={false}
      className={classes.short ?? ''}
      {...form.field('timeZone')}
    />
  );
}

function countryOptions(current: string) {
  const codes = COUNTRIES.includes(current) ? COUNTRIES : [...COUNTRIES, current];
  return codes.map((value) => ({ value, label: formatCountry(value) || '–' }));
}
