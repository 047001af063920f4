import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { HELP_BELOW } from '@fachwerk/react/help-below';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { BoardName, BoardTemplate, boardApi } from '../../contract.ts';
import { boardPath } from '../../rules/board-path.ts';
import { columnsOf } from '../../rules/board-template.ts';
import { adminDe } from '../../texts/admin.de.ts';

const NewOne = z.object({ name: BoardName, isOwn: z.boolean(), template: BoardTemplate });

type Props = { readonly template: BoardTemplate; readonly onClose: () => void };

export function NewBoard({ template, onClose }: Props) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const ownId = useSession()?.user.id ?? null;
  const add = useChange(boardApi.add, { isQuiet: true });
  const form = useContractForm(NewOne, {
    name: template === 'simple' ? '' : t(`desk.template.${template}`),
    isOwn: false,
    template,
  });
  return (
    <Dialog title={t('desk.board_add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('desk.board_add_do')}
        onSave={async ({ name, isOwn, template: chosen }) =>
          navigate(boardPath(await add.mutateAsync({ name, user: isOwn ? ownId : null, template: chosen })))
        }
        onClose={onClose}
      >
        <TextInput label={t('desk.name')} data-autofocus {...form.field('name')} />
        <NativeSelect
          label={t('desk.template')}
          description={columnsOf(form.values.template)
            .map(({ key }) => t(key))
            .join(' · ')}
          {...HELP_BELOW}
          data={BoardTemplate.options.map((value) => ({ value, label: t(`desk.template.${value}`) }))}
          {...form.field('template')}
        />
        <Checkbox label={t('desk.board_own')} description={t('desk.board_own_help')} {...form.check('isOwn')} />
      </DialogForm>
    </Dialog>
  );
}
