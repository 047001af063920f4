import { useAsk, useChange } from '@fachwerk/react/call';
import { CopyValue } from '@fachwerk/react/copy-value';
import { Dialog } from '@fachwerk/react/dialog';
import { notify } from '@fachwerk/react/notice';
import { useText } from '@fachwerk/react/texts';
import { formatDate } from '@fachwerk/react/time';
import { Button, Group, Stack, Text } from '@mantine/core';
import { calendarApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** An address for calendars outside, shown once; it can be ended at any time. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useText(adminDe);
  const feed = useAsk(calendarApi.feed, {}).data;
  const renew = useChange(calendarApi.renewFeed);
  const close = useChange(calendarApi.closeFeed);
  const url = renew.data?.url;
  const end = () =>
    close.mutateAsync({}).then(
      () => {
        renew.reset();
        notify(t('calendar.feed.closed'));
      },
      () => undefined,
    );
  return (
    <Dialog title={t('calendar.feed')} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('calendar.feed.about')}</Text>
        {feed?.isOpen && feed.createdAt && (
          <Text c="dimmed">{t('calendar.feed.open', { day: formatDate(feed.createdAt) })}</Text>
        )}
        {url && (
          <div>
            <Text size="sm" fw={600}>
              {t('calendar.feed.url')}
            </Text>
            <CopyValue label={t('calendar.feed.url')} value={url} />
          </div>
        )}
        <Group gap="xs">
          <Button loading={renew.isPending} onClick={() => renew.mutate({})}>
            {t('calendar.feed.renew')}
          </Button>
          {feed?.isOpen && (
            <Button variant="subtle" color="danger" onClick={end}>
              {t('calendar.feed.close')}
            </Button>
          )}
        </Group>
        {feed?.isOpen && (
          <Text size="sm" c="dimmed">
            {t('calendar.feed.renew_about')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
