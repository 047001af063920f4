import { Button, Group } from '@mantine/core';
import { useText } from '../shell/texts.ts';

/** Below a paged list, while there are more pages. */
export function MoreButton({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const t = useText();
  return (
    <Group justify="center" py="md">
      <Button variant="default" loading={isLoading} onClick={onMore}>
        {t('kit.more')}
      </Button>
    </Group>
  );
}
