import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { Select, Switch, TextInput } from '@mantine/core';
import type { Category } from '../../contract-category.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';

type Props = { form: ItemFormState; categories: readonly Category[]; hasVariants: boolean };

export function GeneralFields({ form, categories, hasVariants }: Props) {
  const t = useText(adminDe);
  const { categoryId } = form.values;
  const offered = categories.filter(({ id, isArchived }) => !isArchived || id === categoryId);
  return (
    <>
      <div className={classes.row}>
        <TextInput
          label={t('item.field.price')}
          required
          inputMode="decimal"
          rightSection="€"
          description={hasVariants ? t('catalog.price.of_variants') : t('catalog.price.help')}
          readOnly={hasVariants}
          {...HELP_BELOW}
          className={classes.short ?? ''}
          {...form.field('price')}
        />
        <Select
          {...LIGHT_SELECT}
          label={t('item.field.categoryId')}
          required
          data={offered.map(({ id, name }) => ({ value: id, label: name.de }))}
          className={classes.wide ?? ''}
          {...form.field('categoryId')}
        />
      </div>
      <TranslatedFields
        form={form}
        values={form.values}
        fields={[
          { name: 'name', label: t('item.field.name') },
          { name: 'description', label: t('item.field.description'), rows: 3 },
        ]}
      />
      <Switch label={t('item.field.isHidden')} description={t('catalog.hidden.help')} {...form.check('isHidden')} />
    </>
  );
}
