import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { NumberInput, Switch, TextInput } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';

type Props = { form: ItemFormState };

/** What has to stand beside goods that are sent: when they arrive, and who answers for them. */
export function LawFields({ form }: Props) {
  const t = useText(adminDe);
  const { isExempt } = form.values.safety;
  return (
    <>
      {!form.values.isService && (
        <>
          <DaysFields form={form} />
          <WeightField form={form} />
        </>
      )}
      <Switch
        label={t('item.field.safety.isExempt')}
        description={t('catalog.safety.exempt.help')}
        {...form.check('safety.isExempt')}
      />
      {!isExempt && (
        <>
          <OperatorFields form={form} who="manufacturer" />
          <OperatorFields form={form} who="responsible" help={t('catalog.safety.responsible.help')} />
          <TranslatedFields
            form={form}
            values={{ 'safety.warnings': form.values.safety.warnings }}
            fields={[{ name: 'safety.warnings', label: t('item.field.safety.warnings'), rows: 2, isOptional: true }]}
          />
        </>
      )}
    </>
  );
}

const GRAMS = 1000;

function WeightField({ form }: Props) {
  const t = useText(adminDe);
  const { weightGrams } = form.values;
  return (
    <NumberInput
      id={form.idOf('weightGrams')}
      label={t('item.field.weightGrams')}
      description={t('catalog.weight.help')}
      {...HELP_BELOW}
      suffix=" kg"
      min={0}
      max={1000}
      decimalScale={3}
      decimalSeparator=","
      hideControls
      className={classes.short ?? ''}
      value={weightGrams === null ? '' : weightGrams / GRAMS}
      error={form.errors.weightGrams}
      onChange={(kg) => form.set('weightGrams', Math.round(Number(kg) * GRAMS) || null)}
    />
  );
}

function OperatorFields({ form, who, help }: Props & { who: 'manufacturer' | 'responsible'; help?: string }) {
  const t = useText(adminDe);
  return (
    <>
      <TextInput
        label={t(`item.field.safety.${who}.name`)}
        {...(help && { description: help, ...HELP_BELOW })}
        {...form.field(`safety.${who}.name`)}
      />
      <div className={classes.row}>
        {(['address', 'contact'] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`item.field.safety.${who}.${field}`)}
            className={classes.wide ?? ''}
            {...form.field(`safety.${who}.${field}`)}
          />
        ))}
      </div>
    </>
  );
}

/** Both or none: one number alone is no time of delivery. */
function DaysFields({ form }: Props) {
  const t = useText(adminDe);
  const { deliveryDays } = form.values;
  const put = (end: 'from' | 'to', typed: string | number) => {
    const days = Number(typed);
    form.set('deliveryDays', typed === '' ? null : { from: days, to: days, ...deliveryDays, [end]: days });
  };
  return (
    <div className={classes.row}>
      {(['from', 'to'] as const).map((end) => (
        <NumberInput
          key={end}
          id={form.idOf(`deliveryDays.${end}`)}
          label={t(`item.field.deliveryDays.${end}`)}
          {...(end === 'from' && { description: t('catalog.delivery_days.help'), ...HELP_BELOW })}
          min={0}
          max={180}
          allowDecimal={false}
          className={classes.short ?? ''}
          value={deliveryDays?.[end] ?? ''}
          error={form.errors[`deliveryDays.${end}`]}
          onChange={(typed) => put(end, typed)}
        />
      ))}
    </div>
  );
}
