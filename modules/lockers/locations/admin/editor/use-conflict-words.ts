import { translate, useText } from '@fachwerk/react/texts';
import { adminDe } from '../../texts/admin.de.ts';

/** Names and values of a location's fields, as a person reads them. Hours are too much for a line: their name has to do. */
export function useConflictLabels() {
  const t = useText(adminDe);
  return {
    field: nameOf,
    value: (_: string, value: unknown) => {
      if (value === null || value === undefined || value === '') return t('kit.none');
      if (typeof value === 'boolean') return value ? t('kit.yes') : t('kit.no');
      return typeof value === 'object' ? '' : String(value);
    },
  };
}

/** A field of a language is named by both. */
function nameOf(field: string): string {
  const [, text, language] = /^(name|description|directions)\.(\w+)$/.exec(field) ?? [];
  return text
    ? `${translate(`location.field.${text}`)} (${translate(`language.${language}`)})`
    : translate(`location.field.${field}`);
}
