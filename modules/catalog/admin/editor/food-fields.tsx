import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Select } from '@mantine/core';
import { ADDITIVES, ALLERGENS, Diet } from '../../contract-facts.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';

const LETTER_A = 65;

/** The legal lists as choices, lettered and numbered as on a menu. */
export function FoodFields({ form }: { form: ItemFormState }) {
  const t = useText(adminDe);
  return (
    <>
      <Checkbox.Group
        label={t('item.field.allergens')}
        description={t('catalog.allergens.help')}
        {...form.field('allergens')}
      >
        <div className={classes.choices}>
          {ALLERGENS.map((name, at) => (
            <Checkbox
              key={name}
              value={name}
              label={`${String.fromCharCode(LETTER_A + at)} ${t(`allergen.${name}`)}`}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Checkbox.Group label={t('item.field.additives')} {...form.field('additives')}>
        <div className={classes.choices}>
          {ADDITIVES.map((name, at) => (
            <Checkbox key={name} value={name} label={`${at + 1} ${t(`additive.${name}`)}`} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={classes.row}>
        <Select
          {...LIGHT_SELECT}
          label={t('item.field.diet')}
          data={Diet.options.map((value) => ({ value, label: t(`catalog.diet.${value}`) }))}
          className={classes.wide ?? ''}
          {...form.field('diet')}
        />
        <Select
          {...LIGHT_SELECT}
          label={t('item.field.spicy')}
          data={(['0', '1', '2', '3'] as const).map((value) => ({ value, label: t(`catalog.spicy.${value}`) }))}
          className={classes.wide ?? ''}
          {...form.field('spicy')}
        />
      </div>
    </>
  );
}
