import type { BlockField, BlockFields } from '@fachwerk/pages/rules/block-fields';
import type { BlockKind } from '@fachwerk/pages/rules/block-kind';

/** What the editor says about a kind: its name, its fields, what lists hold, and what there is to choose. */
export function keysOf({ kind, fields }: BlockKind): string[] {
  return [`block.${kind}`, ...fieldKeys(`block.${kind}`, fields)];
}

function fieldKeys(above: string, fields: BlockFields): string[] {
  return Object.entries(fields).flatMap(([name, field]: [string, BlockField]) => {
    const key = `${above}.${name}`;
    if (field.type === 'list') return [key, ...fieldKeys(key, field.fields)];
    return field.type === 'choice' ? [key, ...field.of.map((choice) => `${key}.${choice}`)] : [key];
  });
}
