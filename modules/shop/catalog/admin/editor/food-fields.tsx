import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, Select } from '@mantine/core';
import { ALLERGENS } from '../../contract-allergens.ts';
import { ADDITIVES, type Allergen, Diet } from '../../contract-facts.ts';
import { chosenAllergens, kindsOf, signOfAllergen } from '../../rules/allergens.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';

/** The legal lists as choices, lettered and numbered as on a menu. */
export function FoodFields({ form }: { form: ItemFormState }) {
  const t = useText(adminDe);
  return (
    <>
      <AllergenFields form={form} />
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

/** A group that the law wants to know more of asks for its kinds; without the group they go. */
function AllergenFields({ form }: { form: ItemFormState }) {
  const t = useText(adminDe);
  const { allergens, hasNoAllergens } = form.values;
  const group = form.field('allergens');
  const choose = (chosen: string[]) => form.set('allergens', chosenAllergens(allergens, chosen as Allergen[]));
  const boxes = (names: readonly Allergen[]) => (
    <div className={classes.choices}>
      {names.map((name) => (
        <Checkbox
          key={name}
          value={name}
          disabled={hasNoAllergens && !allergens.includes(name)}
          label={`${signOfAllergen(name)} ${t(`allergen.${name}`)}`}
        />
      ))}
    </div>
  );
  const asked = ALLERGENS.filter((name) => allergens.includes(name) && kindsOf(name).length > 0);
  return (
    <>
      <Checkbox
        label={t('item.field.hasNoAllergens')}
        disabled={allergens.length > 0 && !hasNoAllergens}
        {...form.check('hasNoAllergens')}
      />
      <Checkbox.Group
        label={t('item.field.allergens')}
        description={t('catalog.allergens.help')}
        {...group}
        onChange={choose}
      >
        {boxes(ALLERGENS)}
      </Checkbox.Group>
      {asked.map((name) => (
        <Checkbox.Group
          key={name}
          label={t('catalog.allergens.kinds', { group: t(`allergen.${name}`) })}
          description={t('catalog.allergens.kinds.help')}
          value={allergens}
          onChange={choose}
        >
          {boxes(kindsOf(name))}
        </Checkbox.Group>
      ))}
    </>
  );
}
