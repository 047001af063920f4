import type { KindImporter } from '@fachwerk/imports/facade';
import { textOf } from '@fachwerk/imports/facade';
import { itemFields } from './item-fields.ts';
import { finishPictures } from './item-pictures.ts';
import { undoItems } from './undo-items.ts';
import { foreseeItems, likenessOf, writeItems } from './write-items.ts';

export const itemImporter: KindImporter = {
  kind: 'items',
  capability: 'catalog.manage',
  fields: itemFields,
  keyOf: (record) => {
    const { number, ean, name } = likenessOf(record);
    const variant = textOf(record.variant);
    const named = variant ? `${name} – ${variant}` : ean || name;
    return (number || named).toLowerCase() || null;
  },
  foresee: foreseeItems,
  write: writeItems,
  finish: finishPictures,
  undo: undoItems,
};
