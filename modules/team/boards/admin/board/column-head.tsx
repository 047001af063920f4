import { useChange } from '@fachwerk/react/call';
import { MenuAction } from '@fachwerk/react/menu-action';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconCircleCheck,
  IconDots,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { boardApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import classes from './board.module.css';
import { ColumnForm } from './column-form.tsx';
import { DeleteColumn } from './delete-column.tsx';
import type { ShownColumn } from './use-board-data.ts';

type Props = {
  readonly column: ShownColumn;
  readonly columns: readonly ShownColumn[];
  readonly mayWork: boolean;
  readonly onAdd: () => void;
  readonly onChanged: () => void;
};

export function ColumnHead({ column, columns, mayWork, onAdd, onChanged }: Props) {
  const t = useText(adminDe);
  const mayManage = useMay('boards.manage');
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const count = columns.find(({ id }) => id === column.id)?.items.length ?? 0;
  const isFull = column.wipLimit !== null && count >= column.wipLimit;
  const close = () => setDialog(null);
  return (
    <header className={classes.head}>
      <h2 className={classes.name}>
        {column.isDone && <IconCircleCheck size={18} stroke={1.5} role="img" aria-label={t('desk.column_done')} />}
        <span className={classes.words}>{column.name}</span>
        <span className={classes.count} data-full={isFull || undefined}>
          {column.wipLimit === null ? (
            count
          ) : (
            <span title={t('desk.of_limit', { count, limit: column.wipLimit })}>
              <VisuallyHidden>{t('desk.of_limit', { count, limit: column.wipLimit })}</VisuallyHidden>
              <span aria-hidden>
                {count}/{column.wipLimit}
              </span>
            </span>
          )}
        </span>
      </h2>
      {mayWork && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          disabled={isFull}
          aria-label={t('desk.add_card_to', { name: column.name })}
          onClick={onAdd}
        >
          <IconPlus size={20} stroke={1.5} />
        </ActionIcon>
      )}
      {mayManage && (
        <ColumnMenu
          column={column}
          columns={columns}
          onChanged={onChanged}
          onEdit={() => setDialog('edit')}
          onDelete={() => setDialog('delete')}
        />
      )}
      {dialog === 'edit' && (
        <ColumnForm column={column} boardId={column.boardId} onChanged={onChanged} onClose={close} />
      )}
      {dialog === 'delete' && <DeleteColumn column={column} columns={columns} onChanged={onChanged} onClose={close} />}
    </header>
  );
}

type MenuProps = Pick<Props, 'column' | 'columns' | 'onChanged'> & {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

function ColumnMenu({ column, columns, onChanged, onEdit, onDelete }: MenuProps) {
  const t = useText(adminDe);
  const resort = useChange(boardApi.resortColumns, { stale: 'nothing' });
  const at = columns.findIndex(({ id }) => id === column.id);
  const shift = async (by: number) => {
    const ids = columns.map(({ id }) => id).filter((id) => id !== column.id);
    ids.splice(at + by, 0, column.id);
    await resort.mutateAsync({ idSorts: ids.map((id, sort) => ({ id, sort })) });
    onChanged();
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('desk.column_menu', { name: column.name })}>
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <MenuAction action={{ label: t('desk.column_edit'), icon: IconPencil, run: onEdit }} />
        {at > 0 && (
          <MenuAction action={{ label: t('desk.column_left'), icon: IconArrowLeft, run: () => void shift(-1) }} />
        )}
        {at < columns.length - 1 && (
          <MenuAction action={{ label: t('desk.column_right'), icon: IconArrowRight, run: () => void shift(1) }} />
        )}
        <MenuAction
          action={{
            label: t('desk.column_delete'),
            icon: IconTrash,
            run: onDelete,
            isDanger: true,
            ...(columns.length === 1 && { whyNot: t('desk.column_last') }),
          }}
        />
      </Menu.Dropdown>
    </Menu>
  );
}
