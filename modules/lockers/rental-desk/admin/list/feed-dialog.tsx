import { useAsk, useChange } from '@fachwerk/react/call';
import { CopyValue } from '@fachwerk/react/copy-value';
import { Dialog } from '@fachwerk/react/dialog';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { accessRightApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** The dash stands in the address of whoever sends the key as a header: addresses are written down on the way. */
const addressOf = (origin: string) => `${origin}/api${accessRightApi.feed.path.replace(':secret', '-')}`;
const HEADER = 'x-feed-key';

/** The key of outside systems: since when there is one, by whom, and a new one that is shown once. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useText(adminDe);
  const asked = useAsk(accessRightApi.feedKey, {});
  const renew = useChange(accessRightApi.renewFeedKey);
  const [key, setKey] = useState<string | null>(null);
  const make = async () => setKey((await renew.mutateAsync({}).catch(() => null))?.key ?? key);
  const since = asked.data?.createdAt;
  return (
    <Dialog title={t('access_rights.feed')} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('access_rights.feed.about')}</Text>
        {asked.isError && !asked.data && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
        {asked.isPending && <Loading lines={2} />}
        {asked.data && (
          <Text size="sm">
            {since
              ? t('access_rights.feed.since', { at: formatDateTime(since), person: asked.data.personName })
              : t('access_rights.feed.none')}
          </Text>
        )}
        {key && (
          <Alert color="warn" role="status">
            <Text size="sm" mb="xs">
              {t('access_rights.feed.once')}
            </Text>
            <CopyValue label={t('access_rights.feed.key')} value={key} />
          </Alert>
        )}
        <CopyValue label={t('access_rights.feed.address')} value={addressOf(window.location.origin)} />
        <CopyValue label={t('access_rights.feed.header')} value={HEADER} />
        <Text size="xs" c="dimmed">
          {t('access_rights.feed.header_about')}
        </Text>
        {since && !key && (
          <Text size="xs" c="dimmed">
            {t('access_rights.feed.renew_about')}
          </Text>
        )}
      </Stack>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('kit.close')}
        </Button>
        {!key && asked.data && (
          <Button loading={renew.isPending} onClick={make}>
            {t(since ? 'access_rights.feed.renew' : 'access_rights.feed.make')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
