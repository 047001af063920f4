import { useText } from '@fachwerk/react/texts';
import { MultiSelect, TextInput } from '@mantine/core';
import { adminDe } from '../../../texts/admin.de.ts';
import { type ActionForm, type ActionProps, optionsOf } from '../action.ts';
import { TextField } from '../text-field.tsx';

export const mail: ActionForm<'mail'> = {
  blank: () => ({ to: [], subject: '', text: '' }),
  Fields: MailFields,
  says: ({ to, subject }, { t, choices, nameIn, short }) => {
    const names = to.map((id) => nameIn(choices.people, id)).join(', ');
    return t('rules.says.mail', { subject: short(subject), to: names || t('rules.to.assignees') });
  },
};

function MailFields({ form, path, action, choices }: ActionProps<'mail'>) {
  const t = useText(adminDe);
  return (
    <>
      <MultiSelect
        label={t('rules.to')}
        placeholder={action.to.length > 0 ? '' : t('rules.to.assignees')}
        searchable
        data={optionsOf(choices.people)}
        {...form.field(`${path}.to`)}
      />
      <TextInput label={t('rules.subject')} {...form.field(`${path}.subject`)} />
      <TextField minRows={3} props={form.field(`${path}.text`)} />
    </>
  );
}
