import type { ContractForm } from '@fachwerk/react/contract-form';
import { DateField } from '@fachwerk/react/date-field';
import { useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Button, Switch, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import classes from '../panel/options-panel.module.css';
import { moved, RowSteps } from '../row-steps.tsx';
import type { OptionValues } from './variant-values.ts';

type Props = { form: ContractForm<OptionValues, OptionValues>; at: number };

/** Name, price and number; what is rarely needed unfolds. */
export function VariantRow({ form, at }: Props) {
  const t = useText(adminDe);
  const { variants } = form.values;
  const [isOpen, setIsOpen] = useState(false);
  const hasHiddenFault = Object.keys(form.errors).some((path) =>
    new RegExp(`^variants\\.${at}\\.(promo|deposit|name\\.(?!de$))`).test(path),
  );
  const more = useId();
  const name = variants[at]!.name.de || t('variants.one', { at: at + 1 });
  return (
    <li className={classes.row}>
      <div className={classes.fields}>
        <TextInput
          label={t('variants.name')}
          required
          className={classes.wide ?? ''}
          {...form.field(`variants.${at}.name.de`)}
        />
        <TextInput
          label={t('variants.price')}
          required
          inputMode="decimal"
          rightSection="€"
          className={classes.short ?? ''}
          {...form.field(`variants.${at}.price`)}
        />
        <TextInput
          label={t('variants.number')}
          className={classes.short ?? ''}
          {...form.field(`variants.${at}.number`)}
        />
      </div>
      <div className={classes.fields}>
        <Button
          variant="subtle"
          size="compact-sm"
          mt={8}
          aria-expanded={isOpen || hasHiddenFault}
          aria-controls={more}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('variants.more')}
        </Button>
        <RowSteps
          name={name}
          at={at}
          count={variants.length}
          onMove={(by) => form.set('variants', moved(variants, at, at + by))}
          onRemove={() =>
            form.set(
              'variants',
              variants.filter((_, other) => other !== at),
            )
          }
        />
      </div>
      <div id={more}>{(isOpen || hasHiddenFault) && <More form={form} at={at} />}</div>
    </li>
  );
}

function More({ form, at }: Props) {
  const t = useText(adminDe);
  const path = `variants.${at}`;
  const variant = form.values.variants[at]!;
  return (
    <div className={classes.more}>
      <TranslatedFields
        form={form}
        values={{ [`${path}.name`]: variant.name }}
        fields={[{ name: `${path}.name`, label: t('variants.name') }]}
      />
      <TextInput
        label={t('variants.deposit')}
        placeholder={t('variants.as_item')}
        inputMode="decimal"
        rightSection="€"
        className={classes.short ?? ''}
        {...form.field(`${path}.deposit`)}
      />
      <Switch label={t('variants.promo')} {...form.check(`${path}.hasPromo`)} />
      {variant.hasPromo && (
        <div className={classes.fields}>
          <TextInput
            label={t('variants.promo.price')}
            required
            inputMode="decimal"
            rightSection="€"
            className={classes.short ?? ''}
            {...form.field(`${path}.promoPrice`)}
          />
          <DateField
            withTime
            label={t('variants.promo.from')}
            required
            className={classes.wide ?? ''}
            {...form.field(`${path}.promoFrom`)}
          />
          <DateField
            withTime
            label={t('variants.promo.to')}
            required
            className={classes.wide ?? ''}
            {...form.field(`${path}.promoTo`)}
          />
        </div>
      )}
    </div>
  );
}
