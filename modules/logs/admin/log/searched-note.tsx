import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Stack, Text } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';

type Props = {
  /** How far back was looked; null when there is nothing further back. */
  searchedTo: Date | null | undefined;
  hasMore: boolean;
  /** The last page came back full: there is more of the same. */
  isFull: boolean;
  isLoading: boolean;
  onMore: () => void;
};

/** How far the search has come, and the way on. */
export function SearchedNote({ searchedTo, hasMore, isFull, isLoading, onMore }: Props) {
  const t = useText(adminDe);
  if (!hasMore) return null;
  return (
    <Stack align="center" gap={6} mt="md">
      {!isFull && searchedTo && (
        <Text size="sm" c="dimmed" role="status">
          {t('logs.searched_to', { at: formatDateTime(searchedTo) })}
        </Text>
      )}
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {isFull ? t('kit.more') : t('logs.search_on')}
      </Button>
    </Stack>
  );
}
