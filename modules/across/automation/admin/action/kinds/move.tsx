import type { ActionForm } from '../action.ts';
import { ColumnSelect } from '../column-select.tsx';

export const move: ActionForm<'move'> = {
  blank: ({ columns }) => ({ columnId: columns[0]?.id ?? '' }),
  Fields: ({ form, path, choices }) => <ColumnSelect choices={choices} props={form.field(`${path}.columnId`)} />,
  says: ({ columnId }, { t, choices, nameIn }) => t('rules.says.move', { name: nameIn(choices.columns, columnId) }),
};
