import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type BoxSize, type PriceData, PriceUnit } from '../../contract.ts';
import { UNIT_MINUTES } from '../../rules/price-set.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { PriceGroupValues, SizeValues } from './price-group-values.ts';
import { PricePreview } from './price-preview.tsx';
import classes from './prices.module.css';
import { UnitPrice } from './unit-price.tsx';

type Props = {
  form: ContractForm<PriceGroupValues, PriceGroupValues>;
  path: string;
  size: BoxSize;
  values: SizeValues;
  /** Of the whole stage, for the example. */
  prices: readonly PriceData[];
  onChange: (next: SizeValues) => void;
  onRemove: () => void;
};

/** What one size costs: its units, the minimum, the cap, the price of overrunning, and what comes of it. */
export function SizePrices({ form, path, size, values, prices, onChange, onRemove }: Props) {
  const t = useText(adminDe);
  const { units } = values;
  const free = PriceUnit.options.filter((unit) => !units.some((each) => each.unit === unit));
  const add = (unit: PriceUnit) =>
    onChange({
      ...values,
      units: [...units, { unit, tiers: [{ upTo: null, amount: '' }] }].sort(
        (one, other) => UNIT_MINUTES[one.unit] - UNIT_MINUTES[other.unit],
      ),
    });
  const latest = new Date(Math.max(0, ...prices.map(({ validFrom }) => validFrom.getTime())));
  return (
    <section className={classes.size} aria-label={t('prices.size', { size: size.code })}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={3}>
          {size.code}
          <Text component="span" inherit c="dimmed" fw={400}>{` ${size.name}`}</Text>
        </Title>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('prices.size.remove', { size: size.code })}
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.5} />
        </ActionIcon>
      </Group>
      {units.map((unit, index) => (
        <UnitPrice
          key={unit.unit}
          form={form}
          path={`${path}.units.${index}`}
          size={size.code}
          values={unit}
          isOnly={units.length === 1}
          onChange={(next) => onChange({ ...values, units: units.map((each, at) => (at === index ? next : each)) })}
          onRemove={() => onChange({ ...values, units: units.filter((_, at) => at !== index) })}
        />
      ))}
      {free.length > 0 && (
        <Group gap={4}>
          {free.map((unit) => (
            <Button
              key={unit}
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={14} stroke={1.5} />}
              aria-label={t('prices.unit.add.label', { unit: t(`price_unit.${unit}`), size: size.code })}
              onClick={() => add(unit)}
            >
              {t(`price_unit.${unit}`)}
            </Button>
          ))}
        </Group>
      )}
      <div className={classes.limits}>
        <TextInput
          label={t('prices.minimum')}
          rightSection="€"
          inputMode="decimal"
          {...form.field(`${path}.minimum`)}
        />
        <TextInput
          label={t('prices.cap')}
          placeholder={t('prices.cap.none')}
          rightSection="€"
          inputMode="decimal"
          {...form.field(`${path}.cap`)}
        />
        <TextInput
          label={t('prices.overrun')}
          rightSection="€"
          inputMode="decimal"
          {...form.field(`${path}.overrun`)}
        />
      </div>
      <PricePreview prices={prices} sizeCode={size.code} at={latest} />
    </section>
  );
}
