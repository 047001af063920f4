import { formatDay } from '@fachwerk/react/time';
import type { Field } from '../../contract-field.ts';

/** Formats a stored field value for display. */
export function valueWords({ kind }: Pick<Field, 'kind'>, value = ''): string {
  if (value && kind === 'date') return formatDay(value);
  return kind === 'number' ? value.replace('.', ',') : value;
}
