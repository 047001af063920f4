import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { useSession } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { Checkbox, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { BoardName, boardApi } from '../../contract.ts';
import { boardPath } from '../../rules/board-path.ts';
import { adminDe } from '../../texts/admin.de.ts';

const NewOne = z.object({ name: BoardName, isOwn: z.boolean() });

export function NewBoard({ onClose }: { readonly onClose: () => void }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const ownId = useSession()?.user.id ?? null;
  const add = useChange(boardApi.add, { isQuiet: true });
  const form = useContractForm(NewOne, { name: '', isOwn: false });
  return (
    <Dialog title={t('desk.board_add')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('desk.board_add_do')}
        onSave={async ({ name, isOwn }) =>
          navigate(boardPath(await add.mutateAsync({ name, user: isOwn ? ownId : null })))
        }
        onClose={onClose}
      >
        <TextInput label={t('desk.name')} data-autofocus {...form.field('name')} />
        <Checkbox label={t('desk.board_own')} description={t('desk.board_own_help')} {...form.check('isOwn')} />
      </DialogForm>
    </Dialog>
  );
}
