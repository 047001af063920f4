import { translate, useText } from '@fachwerk/react/texts';
import type { Category } from '../../contract-category.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** Names and values of an item's fields, as a person reads them. */
export function useConflictLabels(categories: readonly Category[]) {
  const t = useText(adminDe);
  return {
    field: nameOf,
    value: (field: string, value: unknown) => {
      if (value === null || value === undefined || value === '') return t('kit.none');
      if (typeof value === 'boolean') return value ? t('kit.yes') : t('kit.no');
      if (field === 'categoryId') return categories.find(({ id }) => id === value)?.name.de ?? '';
      if (field === 'allergens' || field === 'additives') {
        const kind = field === 'allergens' ? 'allergen' : 'additive';
        return (value as string[]).map((name) => translate(`${kind}.${name}`)).join(', ') || t('kit.none');
      }
      return typeof value === 'object' ? '' : String(value);
    },
  };
}

/** A field of a language is named by both. */
function nameOf(field: string): string {
  const [, text, language] = /^(name|description|safety\.warnings)\.(\w+)$/.exec(field) ?? [];
  return text
    ? `${translate(`item.field.${text}`)} (${translate(`language.${language}`)})`
    : translate(`item.field.${field}`);
}
