import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import type { TileProps } from '@fachwerk/react/tile';
import { TileHead, TileRow, TileRows, TileSheet } from '@fachwerk/react/tile-parts';
import { Badge, Stack, Text } from '@mantine/core';
import { IconLayoutKanban } from '@tabler/icons-react';
import { boardApi, boardStream } from '../../contract.ts';
import { BOARDS_PATH, boardPath } from '../../rules/board-path.ts';
import { adminDe } from '../../texts/admin.de.ts';

const FEW = 3;

/** Boards and their non-empty columns, as links. */
export function MessagesTile({ size }: TileProps) {
  const t = useText(adminDe);
  useLiveRefetch({ hints: [boardStream], asks: [boardApi.notifications] });
  const asked = useAsk(boardApi.notifications, {});
  if (asked.isError && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />;
  if (!asked.data) return <Loading lines={4} />;
  const { groups } = asked.data;
  const shown = size === 'full' ? groups : groups.slice(0, FEW);
  return (
    <TileSheet size={size}>
      {shown.length === 0 && <Text c="dimmed">{t('desk.tile.empty')}</Text>}
      <Stack gap="md">
        {shown.map((group) => (
          <div key={group.id}>
            <TileHead size={size} title={group.name} to={boardPath(group)} all={t('desk.tile.open')} />
            <TileRows>
              {group.columns.map((column) => (
                <TileRow
                  key={column.id}
                  icon={IconLayoutKanban}
                  to={boardPath(group)}
                  beside={
                    <Badge variant="light" className="tabular">
                      {column.boardCardCount}
                    </Badge>
                  }
                >
                  {column.name}
                </TileRow>
              ))}
            </TileRows>
          </div>
        ))}
      </Stack>
      {groups.length > shown.length && <TileHead size={size} title="" to={BOARDS_PATH} all={t('desk.all_boards')} />}
    </TileSheet>
  );
}
