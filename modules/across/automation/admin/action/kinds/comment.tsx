import type { ActionForm } from '../action.ts';
import { TextField } from '../text-field.tsx';

export const comment: ActionForm<'comment'> = {
  blank: () => ({ text: '' }),
  Fields: ({ form, path }) => <TextField props={form.field(`${path}.text`)} />,
  says: ({ text }, { t, short }) => t('rules.says.comment', { text: short(text) }),
};
