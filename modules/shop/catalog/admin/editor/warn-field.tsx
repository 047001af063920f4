import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useText } from '@fachwerk/react/texts';
import { NumberInput } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './editor.module.css';
import type { ItemFormState } from './item-values.ts';

/** What is left is saved beside the form; from when on it is too little belongs to the item. */
export function WarnField({ form }: { form: Pick<ItemFormState, 'values' | 'errors' | 'idOf' | 'set'> }) {
  const t = useText(adminDe);
  return (
    <NumberInput
      id={form.idOf('warnFrom')}
      label={t('item.field.warnFrom')}
      description={t('catalog.warn.help')}
      {...HELP_BELOW}
      min={0}
      max={1_000_000}
      allowDecimal={false}
      hideControls
      className={classes.short ?? ''}
      value={form.values.warnFrom ?? ''}
      error={form.errors.warnFrom}
      onChange={(typed) => form.set('warnFrom', typed === '' ? null : Number(typed))}
    />
  );
}
