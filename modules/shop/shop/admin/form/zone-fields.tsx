import { countryName } from '@fachwerk/base/format-number';
import { useConfirm } from '@fachwerk/react/confirm';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { currentLocale, useText } from '@fachwerk/react/texts';
import {
  ActionIcon,
  Anchor,
  Button,
  Group,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { COUNTRIES, MOST_ZONES, Zone } from '../../contract-zone.ts';
import { postcodesAsText, postcodesFromText } from '../../rules/typed-lists.ts';
import { PROPOSED_ZONES } from '../../rules/zones.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../shop.module.css';
import { CentsField } from './cents-field.tsx';
import type { ShopFormState } from './shop-values.ts';
import { ZonePreview } from './zone-preview.tsx';
import { ZoneTiers } from './zone-tiers.tsx';

type Props = { form: ShopFormState };

const LAST_TIER = { upTo: null, priceCents: 0 };

/** Where parcels go to, and for how much: every zone written in place, with a preview of what a basket would cost. */
export function ZoneFields({ form }: Props) {
  const t = useText(adminDe);
  const { zones } = form.values;
  // An amount that is being typed is no number yet.
  const whole = zones.filter((zone) => z.safeParse(Zone, zone).success);
  const { handlingCents } = form.values.ways.shipment;
  const add = () =>
    form.set('zones', [
      ...zones,
      {
        id: crypto.randomUUID(),
        name: '',
        countries: [],
        postcodes: [],
        measure: 'weight',
        tiers: [LAST_TIER],
        freeFromCents: null,
        deliveryDays: null,
      },
    ]);
  return (
    <div>
      <Text size="sm" c="dimmed" className={classes.part ?? ''}>
        {t('zones.about')}
      </Text>
      {zones.map((zone, at) => (
        <OneZone key={zone.id} form={form} zone={zone} at={at} />
      ))}
      <Group gap="xs" className={classes.part ?? ''}>
        {zones.length === 0 && (
          <Button variant="default" onClick={() => form.set('zones', [...PROPOSED_ZONES])}>
            {t('zones.propose')}
          </Button>
        )}
        {zones.length < MOST_ZONES && (
          <Button variant="default" leftSection={<IconPlus size={16} stroke={1.5} />} onClick={add}>
            {t('zones.add')}
          </Button>
        )}
      </Group>
      {whole.length > 0 && Number.isInteger(handlingCents) && (
        <ZonePreview zones={whole} handlingCents={handlingCents} />
      )}
    </div>
  );
}

type ZoneProps = Props & { zone: Zone; at: number };

/** Changes a part of one zone; the others stay as they are. */
function useZone({ form, at }: Pick<ZoneProps, 'form' | 'at'>) {
  return (given: Partial<Zone>) =>
    form.set(
      'zones',
      form.values.zones.map((zone, nth) => (nth === at ? { ...zone, ...given } : zone)),
    );
}

function OneZone({ form, zone, at }: ZoneProps) {
  const t = useText(adminDe);
  const put = useZone({ form, at });
  const path = (name: string) => `zones.${at}.${name}`;
  const label = zone.name || t('zones.unnamed');
  return (
    <section className={classes.part} aria-label={label}>
      <div className={classes.zoneHead}>
        <TextInput label={t('zones.field.name')} className={classes.wide ?? ''} {...form.field(path('name'))} />
        <RemoveZone form={form} at={at} label={label} />
      </div>
      <CountryField form={form} zone={zone} at={at} />
      <PostcodeField form={form} zone={zone} at={at} />
      <div className={classes.zoneBody}>
        <div>
          <SegmentedControl
            aria-label={t('zones.field.measure')}
            mb="xs"
            value={zone.measure}
            onChange={(measure) =>
              put({ measure: measure as Zone['measure'], tiers: [{ ...(zone.tiers[0] ?? LAST_TIER), upTo: null }] })
            }
            data={(['weight', 'value'] as const).map((value) => ({ value, label: t(`zones.measure.${value}`) }))}
          />
          <ZoneTiers form={form} zone={zone} at={at} onTiers={(tiers) => put({ tiers })} />
        </div>
        <div className={classes.zoneSide}>
          <CentsField
            form={form}
            path={path('freeFromCents')}
            mayBeEmpty
            label={t('shop.field.freeFromCents')}
            description={t('areas.field.freeFromCents.help')}
            {...HELP_BELOW}
          />
          <div className={classes.days}>
            <DaysFields form={form} zone={zone} at={at} />
          </div>
        </div>
      </div>
    </section>
  );
}

function RemoveZone({ form, at, label }: Props & { at: number; label: string }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const words = t('zones.remove', { name: label });
  const onClick = async () => {
    const isSure = await confirm({
      title: words,
      text: t('zones.remove.text'),
      confirm: t('zones.remove.confirm'),
      isDanger: true,
    });
    if (isSure)
      form.set(
        'zones',
        form.values.zones.filter((_, nth) => nth !== at),
      );
  };
  return (
    <ActionIcon variant="subtle" color="gray" size={36} aria-label={words} title={words} onClick={() => void onClick()}>
      <IconTrash size={18} stroke={1.5} />
    </ActionIcon>
  );
}

/** More than these are read as a line first. */
const SHOWN_PILLS = 6;

function CountryField({ form, zone: { countries }, at }: ZoneProps) {
  const t = useText(adminDe);
  const put = useZone({ form, at });
  const [isOpen, setOpen] = useState(countries.length <= SHOWN_PILLS);
  const path = `zones.${at}.countries`;
  const locale = currentLocale();
  const named = (code: string) => countryName(code, locale);
  const taken = form.values.zones.flatMap((zone, nth) => (nth === at ? [] : zone.countries));
  const free = COUNTRIES.filter((code) => !taken.includes(code))
    .map((value) => ({ value, label: named(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  if (!isOpen && !form.errors[path]) {
    return (
      <div>
        <Text size="sm" fw={500}>
          {t('zones.countries', { count: countries.length })}
        </Text>
        <Text size="sm">
          {countries
            .map(named)
            .toSorted((one, other) => one.localeCompare(other, locale))
            .join(', ')}{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
            {t('zones.countries.change')}
          </Anchor>
        </Text>
      </div>
    );
  }
  return (
    <MultiSelect
      id={form.idOf(path)}
      label={t('zones.field.countries')}
      data={free}
      searchable
      clearable
      hidePickedOptions
      value={[...countries]}
      error={form.errors[path]}
      onChange={(chosen) => put({ countries: chosen })}
    />
  );
}

/** What is typed stays as it is while one types; the form has the ranges. */
function PostcodeField({ form, zone: { postcodes, countries }, at }: ZoneProps) {
  const t = useText(adminDe);
  const put = useZone({ form, at });
  const [text, setText] = useState(() => postcodesAsText(postcodes));
  const wrong = Object.keys(form.errors).find((path) => path.startsWith(`zones.${at}.postcodes`));
  const [isOpen, setOpen] = useState(postcodes.length > 0);
  if (!isOpen) {
    // Whole countries need none.
    return countries.length > 0 ? null : (
      <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
        {t('zones.field.postcodes.add')}
      </Anchor>
    );
  }
  return (
    <TextInput
      {...(wrong && { id: form.idOf(wrong) })}
      mt="sm"
      label={t('zones.field.postcodes')}
      description={t('zones.field.postcodes.help')}
      {...HELP_BELOW}
      placeholder="25845-25849, 27498"
      value={text}
      error={wrong && form.errors[wrong]}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        put({ postcodes: postcodesFromText(currentTarget.value) });
      }}
    />
  );
}

/** Both or none: one number alone is no time of delivery. */
function DaysFields({ form, zone: { deliveryDays }, at }: ZoneProps) {
  const t = useText(adminDe);
  const change = useZone({ form, at });
  const put = (end: 'from' | 'to', typed: string | number) => {
    const days = Number(typed);
    change({ deliveryDays: typed === '' ? null : { from: days, to: days, ...deliveryDays, [end]: days } });
  };
  return (['from', 'to'] as const).map((end) => (
    <NumberInput
      key={end}
      id={form.idOf(`zones.${at}.deliveryDays.${end}`)}
      label={t(`zones.field.days.${end}`)}
      suffix={t('zones.field.days.suffix')}
      hideControls
      min={0}
      max={180}
      allowDecimal={false}
      value={deliveryDays?.[end] ?? ''}
      error={form.errors[`zones.${at}.deliveryDays.${end}`]}
      onChange={(typed) => put(end, typed)}
    />
  ));
}
