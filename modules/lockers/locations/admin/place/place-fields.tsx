import { type Place, placeApi } from '@fachwerk/places/contract';
import type { Degrees } from '@fachwerk/places/rules/map-projection';
import { useAsk } from '@fachwerk/react/call';
import type { ContractForm } from '@fachwerk/react/contract-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { formatCountry } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, NumberInput, Select, Text, TextInput } from '@mantine/core';
import { IconMapPinOff, IconMapSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
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
      <PlaceSearch address={address} onFound={put} />
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

/** The middle of the postcode or town: near enough to begin with, and then the pin goes to the door. */
function PlaceSearch({ address, onFound }: { address: LocationValues['address']; onFound: (at: Degrees) => void }) {
  const t = useText(adminDe);
  const [asked, setAsked] = useState('');
  const typed = [address.street, `${address.postcode} ${address.city}`.trim()].filter(Boolean).join(', ');
  const found = useAsk(placeApi.find, { q: asked }, { isEnabled: asked !== '' });
  const places = found.data?.places;
  const take = useCallback(({ position }: Place) => onFound(position), [onFound]);
  const latest = useRef(take);
  latest.current = take;
  // One is meant: it is taken at once. Several are to be chosen from.
  useEffect(() => {
    if (places?.length === 1) latest.current(places[0]!);
  }, [places]);
  const isAbroad = address.country !== 'DE';
  return (
    <div className={classes.search}>
      <Button
        variant="default"
        leftSection={<IconMapSearch size={16} stroke={1.5} />}
        loading={found.isFetching && asked !== ''}
        disabled={isAbroad || (address.postcode === '' && address.city === '')}
        onClick={() => setAsked(typed)}
      >
        {t('locations.place.find')}
      </Button>
      <div role="status">
        {isAbroad && <Text size="sm">{t('locations.place.abroad')}</Text>}
        {found.isError && <Text size="sm">{t('locations.place.failed')}</Text>}
        {places?.length === 0 && <Text size="sm">{t('locations.place.none')}</Text>}
        {places?.length === 1 && <Text size="sm">{t('locations.place.found', { name: nameOf(places[0]!) })}</Text>}
        {places && places.length > 1 && <Text size="sm">{t('locations.place.several')}</Text>}
      </div>
      {places && places.length > 1 && (
        <Group gap={4}>
          {places.map((place) => (
            <Button key={nameOf(place)} size="compact-sm" variant="default" onClick={() => take(place)}>
              {nameOf(place)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}

const nameOf = ({ postcode, name }: Place) => `${postcode} ${name}`.trim();

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
