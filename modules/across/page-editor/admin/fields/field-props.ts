import type { BlockField } from '@fachwerk/pages/rules/block-fields';

export type FieldProps<Field extends BlockField = BlockField> = {
  field: Field;
  /** `block.hero.title`: what it is called, and the beginning of what belongs to it. */
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
};
