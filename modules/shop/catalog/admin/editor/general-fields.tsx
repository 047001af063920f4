import { HELP_BELOW } from '@fachwerk/react/help-below';
import { LIGHT_SELECT } from '@fachwerk/react/light-select';
import { useText } from '@fachwerk/react/texts';
import { TranslatedFields } from '@fachwerk/react/translated-fields';
import { CloseButton, Select, Switch, TextInput } from '@mantine/core';
import type { Category } from '../../contract-category.ts';
import { newCategory, newCategoryName } from '../../rules/plain-category.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';

type Props = {
  form: ItemFormState;
  categories: readonly Category[];
  /** The lowest price of its variants as it is shown; null: it has none, and a price of its own. */
  variantPrice: string | null;
};

/** One of those that are there, or a new one by its name: the first item needs no other screen before it. */
function CategoryField({ form, offered }: Pick<Props, 'form'> & { offered: readonly Category[] }) {
  const t = useText(adminDe);
  const typed = newCategoryName(form.values.categoryId);
  const field = form.field('categoryId');
  if (offered.length === 0 || typed !== null) {
    return (
      <TextInput
        label={t('item.field.categoryId')}
        required
        maxLength={80}
        autoFocus={offered.length > 0}
        placeholder={t('catalog.category.example')}
        className={classes.wide ?? ''}
        {...field}
        value={typed ?? ''}
        onChange={({ currentTarget: { value } }) => form.set('categoryId', newCategory(value))}
        {...(offered.length > 0 && {
          rightSection: (
            <CloseButton
              size="sm"
              aria-label={t('catalog.category.choose')}
              onClick={() => form.set('categoryId', offered[0]!.id)}
            />
          ),
        })}
      />
    );
  }
  const known = offered.map(({ id, name }) => ({ value: id, label: name.de }));
  return (
    <Select
      {...LIGHT_SELECT}
      label={t('item.field.categoryId')}
      required
      placeholder={t('catalog.category.choose')}
      data={[...known, { value: newCategory(''), label: t('catalog.category.new') }]}
      className={classes.wide ?? ''}
      {...field}
    />
  );
}

/** Name, price and category: all that a first item needs. */
export function GeneralFields({ form, categories, variantPrice }: Props) {
  const t = useText(adminDe);
  const { categoryId } = form.values;
  const offered = categories.filter(({ id, isArchived }) => !isArchived || id === categoryId);
  const price = form.field('price');
  return (
    <>
      <TranslatedFields
        form={form}
        values={form.values}
        fields={[
          { name: 'name', label: t('item.field.name') },
          { name: 'description', label: t('item.field.description'), rows: 4, isProse: true },
        ]}
      />
      <div className={classes.row}>
        <TextInput
          label={t('item.field.price')}
          required
          inputMode="decimal"
          rightSection="€"
          description={variantPrice === null ? t('catalog.price.help') : t('catalog.price.of_variants')}
          {...HELP_BELOW}
          className={classes.short ?? ''}
          {...price}
          {...(variantPrice !== null && { readOnly: true, value: variantPrice })}
        />
        <CategoryField form={form} offered={offered} />
      </div>
      <Switch label={t('item.field.isHidden')} description={t('catalog.hidden.help')} {...form.check('isHidden')} />
    </>
  );
}
