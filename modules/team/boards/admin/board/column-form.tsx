import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { boardApi, type Column, ColumnInput } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

type Props = {
  readonly boardId: string;
  /** Omitted for a new column. */
  readonly column?: Column;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function ColumnForm({ boardId, column, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const save = useChange(boardApi.saveColumn, { isQuiet: true, stale: 'nothing' });
  const form = useContractForm(ColumnInput, {
    ...(column && { id: column.id }),
    boardId,
    name: column?.name ?? '',
    wipLimit: column?.wipLimit ?? null,
    isDone: column?.isDone ?? false,
  });
  const { value, onChange: _, ...limit } = form.field('wipLimit');
  return (
    <Dialog title={t(column ? 'desk.column_edit' : 'desk.column_add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('kit.save')}
        onSave={(checked) => save.mutateAsync({ column: checked })}
        onSaved={onChanged}
        onClose={onClose}
      >
        <TextInput label={t('desk.name')} data-autofocus {...form.field('name')} />
        <NumberInput
          label={t('desk.wip_limit')}
          description={t('desk.wip_limit_help')}
          min={1}
          max={999}
          allowDecimal={false}
          {...limit}
          value={value ?? ''}
          onChange={(next) => form.set('wipLimit', typeof next === 'number' ? next : null)}
        />
        <Checkbox
          label={t('desk.column_is_done')}
          description={t('desk.column_is_done_help')}
          {...form.check('isDone')}
        />
      </DialogForm>
    </Dialog>
  );
}
