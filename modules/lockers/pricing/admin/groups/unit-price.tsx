import type { ContractForm } from '@fachwerk/react/contract-form';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Button, NumberInput, Text, TextInput } from '@mantine/core';
import { IconStairsUp, IconX } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import type { PriceGroupValues, UnitValues } from './price-group-values.ts';
import classes from './prices.module.css';

type Props = {
  form: ContractForm<PriceGroupValues, PriceGroupValues>;
  path: string;
  size: string;
  values: UnitValues;
  isOnly: boolean;
  onChange: (next: UnitValues) => void;
  onRemove: () => void;
};

const MOST_TIERS = 10;

/** What a started unit costs; in tiers where the first ones cost something else. */
export function UnitPrice({ form, path, size, values, isOnly, onChange, onRemove }: Props) {
  const t = useText(adminDe);
  const { unit, tiers } = values;
  const name = t(`price_unit.${unit}`);
  const isTiered = tiers.length > 1;
  const addTier = () => {
    const last = tiers.at(-1)!;
    const upTo = (tiers.at(-2)?.upTo ?? 0) + 1;
    onChange({ ...values, tiers: [...tiers.slice(0, -1), { ...last, upTo }, { upTo: null, amount: last.amount }] });
  };
  const removeTier = (index: number) => onChange({ ...values, tiers: tiers.filter((_, at) => at !== index) });
  return (
    <div className={classes.unit}>
      <Text fw={500} className={classes.unitName ?? ''}>
        {name}
      </Text>
      <div className={classes.tiers}>
        {tiers.map((tier, index) => {
          const at = `${path}.tiers.${index}`;
          return (
            // A tier has no name; its place in the list is one.
            <div key={at} className={classes.tier}>
              {isTiered && tier.upTo !== null && (
                <NumberInput
                  aria-label={t('prices.up_to.label', { size, unit: name })}
                  prefix={`${t('prices.up_to')} `}
                  min={1}
                  max={100_000}
                  allowDecimal={false}
                  hideControls
                  className={classes.upTo ?? ''}
                  {...form.field(`${at}.upTo`)}
                />
              )}
              {isTiered && tier.upTo === null && <span className={classes.further}>{t('prices.further')}</span>}
              <label className={classes.unseen} htmlFor={form.idOf(`${at}.amount`)}>
                {t('prices.amount.label', { size, unit: name })}
              </label>
              <TextInput
                rightSection="€"
                inputMode="decimal"
                placeholder="0,00"
                className={classes.amount ?? ''}
                {...form.field(`${at}.amount`)}
              />
              {tier.upTo !== null && (
                <ActionIcon
                  size={36}
                  variant="subtle"
                  color="gray"
                  aria-label={t('prices.tier.remove', { unit: name })}
                  onClick={() => removeTier(index)}
                >
                  <IconX size={16} stroke={1.5} />
                </ActionIcon>
              )}
              {tier.upTo === null && tiers.length < MOST_TIERS && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  className={classes.add ?? ''}
                  leftSection={<IconStairsUp size={14} stroke={1.5} />}
                  aria-label={t('prices.tier.add.label', { size, unit: name })}
                  onClick={addTier}
                >
                  {t('prices.tier.add')}
                </Button>
              )}
            </div>
          );
        })}
      </div>
      {!isOnly && (
        <ActionIcon
          size={36}
          variant="subtle"
          color="gray"
          aria-label={t('prices.unit.remove', { size, unit: name })}
          onClick={onRemove}
        >
          <IconX size={16} stroke={1.5} />
        </ActionIcon>
      )}
    </div>
  );
}
