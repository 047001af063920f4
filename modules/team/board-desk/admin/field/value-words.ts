import type { Field } from '@fachwerk/boards/contract-field';
import { formatDay } from '@fachwerk/react/time';

/** What stands in a field as people write it. */
export function valueWords({ kind }: Pick<Field, 'kind'>, value = ''): string {
  if (value && kind === 'date') return formatDay(value);
  return kind === 'number' ? value.replace('.', ',') : value;
}
