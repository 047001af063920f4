import type { BlockField, BlockFields } from '@fachwerk/pages/rules/block-fields';

/** A new row of a list. */
export function emptyOf(fields: BlockFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyField(field)]));
}

function emptyField(field: BlockField): unknown {
  switch (field.type) {
    case 'line':
    case 'prose':
      return {};
    case 'choice':
      return field.of[0];
    case 'yes':
      return false;
    case 'number':
      return field.min;
    case 'list':
      return [];
    case 'picture':
    case 'document':
    case 'link':
    case 'instant':
    case 'record':
      return null;
  }
}

/** The list with one thing moved to another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_, at) => at !== from);
  return [...rest.slice(0, to), rows[from]!, ...rest.slice(to)];
}
