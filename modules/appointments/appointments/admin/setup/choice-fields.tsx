import { centsFromText } from '@fachwerk/base/money';
import { line } from '@fachwerk/base/schema';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Box, Button, Fieldset, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import * as z from 'zod/mini';
import { SERVICE_DURATIONS, type ServiceAddon, type ServiceVariant } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { useDurationLabels } from './duration-words.ts';
import classes from './setup.module.css';

const isPrice = (text: string) => centsFromText(text) !== null;

/** As typed: `minutes` is the duration of a variant, and what an add-on takes longer. */
export const TypedVariant = z.object({
  id: z.uuid(),
  name: line(60, 1),
  minutes: z.string(),
  price: z.string().check(z.refine((text) => text.trim() === '' || isPrice(text), 'field.appointment_price')),
});
export const TypedAddon = z.object({
  id: z.uuid(),
  name: line(60, 1),
  minutes: z.string().check(z.regex(/^\d{1,3}$/, 'field.number')),
  price: z.string().check(z.refine(isPrice, 'field.appointment_price')),
});
export type TypedChoice = z.infer<typeof TypedVariant>;

export const priceText = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',');

export const typedVariants = (variants: readonly ServiceVariant[]): TypedChoice[] =>
  variants.map(({ id, name, durationMinutes, priceCents }) => ({
    id,
    name: name.de,
    minutes: String(durationMinutes),
    price: priceText(priceCents),
  }));

export const typedAddons = (addons: readonly ServiceAddon[]): TypedChoice[] =>
  addons.map(({ id, name, minutes, priceCents }) => ({
    id,
    name: name.de,
    minutes: String(minutes),
    price: priceText(priceCents),
  }));

type Known = { readonly id: string; readonly name: ServiceVariant['name'] };

/** German is what is typed here; other languages that were there stay. */
const named = (known: readonly Known[], { id, name }: TypedChoice) => ({
  id,
  name: { ...known.find((each) => each.id === id)?.name, de: name },
});

export const variantsFrom = (typed: readonly TypedChoice[], known: readonly Known[]): ServiceVariant[] =>
  typed.map((each) => ({
    ...named(known, each),
    durationMinutes: Number(each.minutes),
    priceCents: centsFromText(each.price),
  }));

export const addonsFrom = (typed: readonly TypedChoice[], known: readonly Known[]): ServiceAddon[] =>
  typed.map((each) => ({
    ...named(known, each),
    minutes: Number(each.minutes),
    priceCents: centsFromText(each.price) ?? 0,
  }));

type Props = {
  readonly kind: 'variants' | 'addons';
  readonly rows: readonly TypedChoice[];
  readonly onChange: (rows: TypedChoice[]) => void;
  readonly errorAt: (path: string) => string | undefined;
  /** What a new line begins with. */
  readonly first?: { readonly minutes: string; readonly price: string };
};

const FREE = { minutes: '0', price: '' };

/** A line per variant or add-on: name, time, price. */
export function ChoiceFields({ kind, rows, onChange, errorAt, first = FREE }: Props) {
  const t = useText(adminDe);
  const duration = useDurationLabels();
  const set = (at: number, part: Partial<TypedChoice>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const add = () =>
    onChange([...rows, { id: crypto.randomUUID(), name: '', minutes: first.minutes, price: first.price }]);
  return (
    <Fieldset legend={t(`appointments.${kind}`)}>
      <Text size="sm" c="dimmed" mb="xs">
        {t(`appointments.${kind}.about`)}
      </Text>
      {rows.map((row, at) => {
        const label = t('appointments.choice.line', { line: at + 1 });
        const field = (name: string) => ({ error: errorAt(`${kind}.${at}.${name}`) });
        return (
          <Box key={row.id} role="group" aria-label={label} className={classes.choice ?? ''}>
            <TextInput
              label={t('appointments.choice.name')}
              value={row.name}
              onChange={({ currentTarget }) => set(at, { name: currentTarget.value })}
              {...field('name')}
            />
            {kind === 'variants' ? (
              <NativeSelect
                label={t('appointments.service.duration')}
                data={SERVICE_DURATIONS.map((each) => ({ value: String(each), label: duration(each) }))}
                value={row.minutes}
                onChange={({ currentTarget }) => set(at, { minutes: currentTarget.value })}
                {...field('minutes')}
              />
            ) : (
              <TextInput
                label={t('appointments.choice.minutes')}
                inputMode="numeric"
                value={row.minutes}
                onChange={({ currentTarget }) => set(at, { minutes: currentTarget.value })}
                {...field('minutes')}
              />
            )}
            <TextInput
              label={t('appointments.service.price')}
              inputMode="decimal"
              value={row.price}
              onChange={({ currentTarget }) => set(at, { price: currentTarget.value })}
              {...field('price')}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('appointments.choice.remove', { name: row.name || label })}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Box>
        );
      })}
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={add}
      >
        {t(`appointments.${kind}.add`)}
      </Button>
    </Fieldset>
  );
}
