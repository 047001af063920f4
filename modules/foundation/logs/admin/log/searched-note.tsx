import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import type { List } from '@fachwerk/react/use-list';
import { Button, Stack, Text } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

type Props = {
  list: Pick<List<unknown>, 'hasMore' | 'isLoadingMore' | 'more'>;
  /** How far back was looked; null when there is nothing further back. */
  searchedTo: Date | null | undefined;
  /** The last page came back full: there is more of the same. */
  isFull: boolean;
};

/** How far the search has come, and the way on. */
export function SearchedNote({ list, searchedTo, isFull }: Props) {
  const t = useText(adminDe);
  if (!list.hasMore) return null;
  return (
    <Stack align="center" gap={6} mt="md">
      {!isFull && searchedTo && (
        <Text size="sm" c="dimmed" role="status">
          {t('logs.searched_to', { at: formatDateTime(searchedTo) })}
        </Text>
      )}
      <Button variant="default" loading={list.isLoadingMore} onClick={list.more}>
        {isFull ? t('kit.more') : t('logs.search_on')}
      </Button>
    </Stack>
  );
}
