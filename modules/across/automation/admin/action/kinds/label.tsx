import { useText } from '@fachwerk/react/texts';
import { Checkbox, Select } from '@mantine/core';
import { adminDe } from '../../../texts/admin.de.ts';
import { type ActionForm, type ActionProps, optionsOf } from '../action.ts';

export const label: ActionForm<'label'> = {
  blank: ({ labels }) => ({ labelId: labels[0]?.id ?? '', isOff: false }),
  Fields: LabelFields,
  says: ({ labelId, isOff }, { t, choices, nameIn }) =>
    t(isOff ? 'rules.says.label_off' : 'rules.says.label', { name: nameIn(choices.labels, labelId) }),
};

function LabelFields({ form, path, choices }: ActionProps<'label'>) {
  const t = useText(adminDe);
  return (
    <>
      <Select
        label={t('rules.label')}
        allowDeselect={false}
        data={optionsOf(choices.labels)}
        {...form.field(`${path}.labelId`)}
      />
      <Checkbox label={t('rules.label.off')} {...form.check(`${path}.isOff`)} />
    </>
  );
}
