import type { ActionForm } from '../action.ts';
import { TextField } from '../text-field.tsx';

export const message: ActionForm<'message'> = {
  blank: () => ({ text: '' }),
  Fields: ({ form, path }) => <TextField props={form.field(`${path}.text`)} />,
  says: ({ text }, { t, short }) => t('rules.says.message', { text: short(text) }),
};
