import { useText } from '@fachwerk/react/texts';
import { NumberInput } from '@mantine/core';
import { adminDe } from '../../../texts/admin.de.ts';
import type { ActionForm, ActionProps } from '../action.ts';

export const due: ActionForm<'due'> = {
  blank: () => ({ days: 1 }),
  Fields: DaysField,
  says: ({ days }, { t }) => t('rules.says.due', { count: days }),
};

function DaysField({ form, path }: ActionProps<'due'>) {
  const t = useText(adminDe);
  return (
    <NumberInput label={t('rules.days_later')} min={0} max={365} allowDecimal={false} {...form.field(`${path}.days`)} />
  );
}
