import { useText } from '@fachwerk/react/texts';
import { Select } from '@mantine/core';
import { adminDe } from '../../../texts/admin.de.ts';
import { type ActionForm, type ActionProps, optionsOf } from '../action.ts';

export const assign: ActionForm<'assign'> = {
  blank: ({ people }) => ({ userId: people[0]?.id ?? '' }),
  Fields: PersonField,
  says: ({ userId }, { t, choices, nameIn }) => t('rules.says.assign', { name: nameIn(choices.people, userId) }),
};

function PersonField({ form, path, choices }: ActionProps<'assign'>) {
  const t = useText(adminDe);
  return (
    <Select
      label={t('rules.person')}
      allowDeselect={false}
      searchable
      data={optionsOf(choices.people)}
      {...form.field(`${path}.userId`)}
    />
  );
}
