import type { KindImporter } from '@fachwerk/imports/facade';
import { customerFields } from './customer-fields.ts';
import { undoCustomers } from './undo-customers.ts';
import { foreseeCustomers, keyOf, writeCustomers } from './write-customers.ts';

export const customerImporter: KindImporter = {
  kind: 'customers',
  capability: 'customers.edit',
  fields: customerFields,
  keyOf,
  foresee: foreseeCustomers,
  write: writeCustomers,
  undo: undoCustomers,
};
