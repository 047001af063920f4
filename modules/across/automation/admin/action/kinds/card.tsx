import { useText } from '@fachwerk/react/texts';
import { TextInput } from '@mantine/core';
import { adminDe } from '../../../texts/admin.de.ts';
import type { ActionForm, ActionProps } from '../action.ts';
import { ColumnSelect } from '../column-select.tsx';
import { TextField } from '../text-field.tsx';

export const card: ActionForm<'card'> = {
  blank: ({ columns }) => ({ columnId: columns[0]?.id ?? '', title: '', description: '' }),
  Fields: CardFields,
  says: ({ title, columnId }, { t, choices, nameIn, short }) =>
    t('rules.says.card', { title: short(title), name: nameIn(choices.columns, columnId) }),
};

function CardFields({ form, path, choices }: ActionProps<'card'>) {
  const t = useText(adminDe);
  return (
    <>
      <ColumnSelect choices={choices} props={form.field(`${path}.columnId`)} />
      <TextInput label={t('rules.card_title')} {...form.field(`${path}.title`)} />
      <TextField props={form.field(`${path}.description`)} />
    </>
  );
}
