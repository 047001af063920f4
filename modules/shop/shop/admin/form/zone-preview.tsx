import { countryName } from '@fachwerk/base/format-number';
import { cents, centsFromText } from '@fachwerk/base/money';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { formatMoney } from '@fachwerk/react/money';
import { currentLocale, useText } from '@fachwerk/react/texts';
import { NumberInput, Select, Text, TextInput, Title } from '@mantine/core';
import { useId, useState } from 'react';
import type { Zone } from '../../contract-zone.ts';
import { countryOf, findZone, HOME_COUNTRY, shippedCountries, shippingCents, whyNotShip } from '../../rules/zones.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../shop.module.css';

type Props = { zones: readonly Zone[]; handlingCents: number };

/** What a basket would cost to be sent, by what stands in the form at this moment. */
export function ZonePreview({ zones, handlingCents }: Props) {
  const t = useText(adminDe);
  const id = useId();
  const locale = currentLocale();
  const [chosen, setChosen] = useState('');
  const [postcode, setPostcode] = useState('');
  const [kg, setKg] = useState<string | number>(2);
  const [value, setValue] = useState('40,00');
  const country = countryOf(zones, chosen);
  const to = { country, postcode };
  const parcel = { weightGrams: Math.round(Number(kg) * 1000), goodsCents: centsFromText(value) ?? 0 };
  const zone = findZone(zones, to);
  const refusal = whyNotShip(zones, to, parcel);
  const price = zone && !refusal ? (shippingCents(zone, parcel) ?? 0) + handlingCents : 0;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.head ?? ''}>
        {t('zones.preview')}
      </Title>
      <div className={classes.row}>
        <NumberInput
          label={t('zones.preview.weight')}
          suffix=" kg"
          min={0}
          decimalScale={3}
          decimalSeparator=","
          hideControls
          className={classes.short ?? ''}
          value={kg}
          onChange={setKg}
        />
        <TextInput
          label={t('zones.preview.value')}
          inputMode="decimal"
          rightSection="€"
          className={classes.short ?? ''}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <Select
          {...LIGHT_SELECT}
          label={t('zones.preview.country')}
          data={shippedCountries(zones).map((code) => ({ value: code, label: countryName(code, locale) }))}
          allowDeselect={false}
          value={country}
          onChange={(next) => setChosen(next ?? '')}
        />
        {country === HOME_COUNTRY && zones.some(({ postcodes }) => postcodes.length > 0) && (
          <TextInput
            label={t('areas.field.postcode')}
            inputMode="numeric"
            maxLength={5}
            className={classes.short ?? ''}
            value={postcode}
            onChange={({ currentTarget }) => setPostcode(currentTarget.value.trim())}
          />
        )}
      </div>
      <Text mt="sm" role="status" {...(refusal && { c: 'danger' })}>
        {refusal
          ? t(refusal as 'shop.parcel_too_heavy')
          : t('zones.preview.costs', { zone: zone?.name ?? '', price: formatMoney(cents(price)) })}
      </Text>
    </section>
  );
}
