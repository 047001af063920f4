import { useText } from '@fachwerk/react/texts';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { adminDe } from '../../../texts/admin.de.ts';
import type { ActionForm, ActionProps } from '../action.ts';

export const checklist: ActionForm<'checklist'> = {
  blank: () => ({ items: [] }),
  Fields: ItemsField,
  says: ({ items }, { t, short }) => t('rules.says.checklist', { items: short(items.join(', ')) }),
};

/** A point per line. */
function ItemsField({ action, onChange }: ActionProps<'checklist'>) {
  const t = useText(adminDe);
  const [text, setText] = useState(action.items.join('\n'));
  return (
    <Textarea
      label={t('rules.items')}
      autosize
      minRows={3}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        const items = currentTarget.value.split('\n').flatMap((line) => line.trim() || []);
        onChange({ kind: 'checklist', items });
      }}
    />
  );
}
