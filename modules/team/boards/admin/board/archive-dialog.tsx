import { useAsk, useChange } from '@fachwerk/react/call';
import { Dialog } from '@fachwerk/react/dialog';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { Button, Text } from '@mantine/core';
import { cardApi } from '../../contract-card.ts';
import { titleOf } from '../../rules/short-code.ts';
import { adminDe } from '../../texts/admin.de.ts';
import labels from '../label/label.module.css';

type Props = {
  readonly boardId: string;
  readonly mayWork: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Archived cards; restoring one puts it back into its old column. */
export function ArchiveDialog({ boardId, mayWork, onChanged, onClose }: Props) {
  const t = useText(adminDe);
  const asked = useAsk(cardApi.archived, { boardId });
  const save = useChange(cardApi.save, { stale: 'nothing' });
  const restore = async (id: string, column: string) => {
    await save.mutateAsync({ card: { id, isArchived: false }, column });
    onChanged();
    await asked.refetch();
  };
  return (
    <Dialog title={t('desk.archive')} onClose={onClose} size="lg">
      {asked.isError && <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />}
      {asked.isPending && <Loading lines={4} />}
      {asked.data?.cards.length === 0 && <Text c="dimmed">{t('desk.archive_empty')}</Text>}
      <ul className={labels.rows}>
        {asked.data?.cards.map((card) => (
          <li key={card.id} className={labels.row}>
            <span>
              {titleOf(card)}
              <Text component="span" c="dimmed" size="sm">
                {' '}
                · {card.columnName}
              </Text>
            </span>
            {mayWork && (
              <Button
                variant="default"
                size="sm"
                loading={save.isPending}
                onClick={() => void restore(card.id, card.columnId)}
              >
                {t('desk.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
