import { useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { boardApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import type { ShownColumn } from './use-board-data.ts';

type Props = {
  readonly column: ShownColumn;
  readonly columns: readonly ShownColumn[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Asks for a target column when the deleted one still holds cards. */
export function DeleteColumn({ column, columns, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const remove = useChange(boardApi.deleteColumn, { stale: 'nothing' });
  const [targetId, setTarget] = useState<string | null>(null);
  const count = columns.find(({ id }) => id === column.id)?.items.length ?? 0;
  const others = columns.filter(({ id }) => id !== column.id);
  const run = async () => {
    await remove.mutateAsync({ column: { id: column.id, targetId } });
    onChanged();
    onClose();
  };
  return (
    <Dialog title={t('desk.column_delete_title', { name: column.name })} onClose={onClose}>
      {count === 0 ? (
        <Text>{t('desk.column_delete_empty')}</Text>
      ) : (
        <Select
          label={t('desk.column_delete_cards', { count })}
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={targetId}
          onChange={setTarget}
        />
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
        <Button color="danger" disabled={count > 0 && !targetId} loading={remove.isPending} onClick={() => void run()}>
          {t('desk.column_delete')}
        </Button>
      </Group>
    </Dialog>
  );
}
