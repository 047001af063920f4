import { useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { notifyProblem } from '@fachwerk/react/notice';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Select, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { boardApi, type Label, LabelColour, LabelInput } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './label.module.css';
import { LabelChip } from './label-chip.tsx';

type Props = {
  readonly boardId: string;
  readonly labels: readonly Label[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Lists the labels of a board and adds new ones. */
export function LabelDialog({ boardId, labels, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const mayManage = useMay('boards.manage');
  const add = useChange(boardApi.addLabel, { isQuiet: true, stale: 'nothing' });
  const remove = useChange(boardApi.deleteLabel, { isQuiet: true, stale: 'nothing' });
  const form = useContractForm(LabelInput, { name: '', colour: 'blue' });
  const removeOne = async (label: Label) => {
    const question = {
      title: t('desk.label.remove', { name: label.name }),
      text: t('desk.label.remove_text'),
      confirm: t('kit.delete'),
      isDanger: true,
    };
    if (!(await confirm(question))) return;
    await remove
      .mutateAsync({ label: { id: label.id }, boardId })
      .then(onChanged, (error) => notifyProblem(error, t('desk.label.not_deleted')));
  };
  return (
    <Dialog title={t('desk.labels')} onClose={onClose}>
      {labels.length > 0 && (
        <ul className={classes.rows}>
          {labels.map((label) => (
            <li key={label.id} className={classes.row}>
              <LabelChip label={label} />
              {mayManage && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('desk.label.remove', { name: label.name })}
                  onClick={() => void removeOne(label)}
                >
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      <DialogForm
        form={form}
        label={t('desk.label.add')}
        onSave={(label) => add.mutateAsync({ label, boardId })}
        onSaved={onChanged}
        onClose={onClose}
      >
        <TextInput label={t('desk.name')} {...form.field('name')} />
        <Select
          label={t('desk.colour')}
          allowDeselect={false}
          data={LabelColour.options.map((colour) => ({ value: colour, label: t(`desk.colour.${colour}`) }))}
          {...form.field('colour')}
        />
      </DialogForm>
    </Dialog>
  );
}
