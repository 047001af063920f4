import { useChange } from '@fachwerk/react/call';
import { useContractForm } from '@fachwerk/react/contract-form';
import { Dialog } from '@fachwerk/react/dialog';
import { DialogForm } from '@fachwerk/react/dialog-form';
import { MenuAction } from '@fachwerk/react/menu-action';
import { useMay } from '@fachwerk/react/session';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu, TextInput } from '@mantine/core';
import {
  IconArchive,
  IconBraces,
  IconDots,
  IconForms,
  IconHistory,
  IconPencil,
  IconTag,
  IconTemplate,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { type Board, BoardName, type BoardSheet, boardApi } from '../../contract.ts';
import { BOARDS_PATH } from '../../rules/board-path.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { CodeDialog } from '../code/code-dialog.tsx';
import { FieldDialog } from '../field/field-dialog.tsx';
import { LabelDialog } from '../label/label-dialog.tsx';
import { boardMenuSlot } from '../slots.ts';
import { ArchiveDialog } from './archive-dialog.tsx';

type Props = { readonly sheet: BoardSheet; readonly mayWork: boolean; readonly onChanged: () => void };

export function BoardMenu({ sheet, mayWork, onChanged }: Props) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const mayManage = useMay('boards.manage');
  const [dialog, setDialog] = useState<'labels' | 'fields' | 'codes' | 'archive' | 'rename' | null>(null);
  const save = useChange(boardApi.save);
  const { board } = sheet;
  const close = () => setDialog(null);
  const putAway = async () => {
    await save.mutateAsync({ board: { id: board.id, isArchived: !board.isArchived } });
    onChanged();
    if (!board.isArchived) navigate(BOARDS_PATH);
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('desk.board_menu')}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayManage && (
            <MenuAction action={{ label: t('desk.board_rename'), icon: IconPencil, run: () => setDialog('rename') }} />
          )}
          {mayWork && (
            <MenuAction action={{ label: t('desk.labels'), icon: IconTag, run: () => setDialog('labels') }} />
          )}
          {mayManage && !board.isArchived && (
            <MenuAction action={{ label: t('desk.own_fields'), icon: IconForms, run: () => setDialog('fields') }} />
          )}
          <MenuAction action={{ label: t('desk.codes'), icon: IconBraces, run: () => setDialog('codes') }} />
          {mayManage && !board.isArchived && <TemplatesMenuItem board={board} />}
          {mayManage && !board.isArchived && <InSlot slot={boardMenuSlot} props={{ board }} />}
          <MenuAction action={{ label: t('desk.archive'), icon: IconHistory, run: () => setDialog('archive') }} />
          {mayManage && (
            <MenuAction
              action={{
                label: t(board.isArchived ? 'desk.board_restore' : 'desk.board_archive'),
                icon: IconArchive,
                run: () => void putAway(),
              }}
            />
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'labels' && (
        <LabelDialog boardId={board.id} labels={sheet.labels} onChanged={onChanged} onClose={close} />
      )}
      {dialog === 'fields' && (
        <FieldDialog boardId={board.id} fields={sheet.fields} onChanged={onChanged} onClose={close} />
      )}
      {dialog === 'codes' && <CodeDialog board={board} onChanged={onChanged} onClose={close} />}
      {dialog === 'archive' && (
        <ArchiveDialog boardId={board.id} mayWork={mayWork} onChanged={onChanged} onClose={close} />
      )}
      {dialog === 'rename' && <RenameBoard sheet={sheet} onChanged={onChanged} onClose={close} />}
    </>
  );
}

const Renamed = z.object({ name: BoardName });

function RenameBoard({
  sheet: { board },
  onChanged,
  onClose,
}: Pick<Props, 'sheet' | 'onChanged'> & { readonly onClose: () => void }) {
  const t = useText(adminDe);
  const save = useChange(boardApi.save, { isQuiet: true });
  const form = useContractForm(Renamed, { name: board.name });
  return (
    <Dialog title={t('desk.board_rename')} onClose={onClose}>
      <DialogForm
        form={form}
        label={t('kit.save')}
        onSave={({ name }) => save.mutateAsync({ board: { id: board.id, name } })}
        onSaved={onChanged}
        onClose={onClose}
      >
        <TextInput label={t('desk.name')} data-autofocus {...form.field('name')} />
      </DialogForm>
    </Dialog>
  );
}

function TemplatesMenuItem({ board }: { readonly board: Board }) {
  const t = useText(adminDe);
  const navigate = useNavigate();
  const run = () => navigate(`/backend/chat/t/board/templates/${board.id}`);
  return <MenuAction action={{ label: t('templates.title'), icon: IconTemplate, run }} />;
}
