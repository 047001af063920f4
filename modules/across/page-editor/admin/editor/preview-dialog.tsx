import { pageApi } from '@fachwerk/pages/contract';
import { useChange } from '@fachwerk/react/call';
import { CopyValue } from '@fachwerk/react/copy-value';
import { Dialog } from '@fachwerk/react/dialog';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Group, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useEffect } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import type { Draft } from './use-draft.ts';

/** A link to the draft for whoever should look at it; made when it is asked for, with everything written so far. */
export function PreviewDialog({ draft: { keeper, page }, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText(adminDe);
  const { mutate, data, error, isError } = useChange(pageApi.makePreview, { isQuiet: true, stale: 'nothing' });
  useEffect(() => {
    void keeper.flush().then(() => mutate({ pageId: page.id }));
  }, [keeper, mutate, page.id]);
  return (
    <Dialog title={t('editor.preview.title')} onClose={onClose}>
      {isError && <ErrorState error={error} onRetry={() => mutate({ pageId: page.id })} />}
      {!data && !isError && <Loading lines={2} />}
      {data && (
        <>
          <Text size="sm" mb="sm">
            {t('editor.preview.text', { at: formatDateTime(data.endsAt) })}
          </Text>
          <CopyValue label={t('editor.preview.copy')} value={data.address} />
          <Group justify="flex-end" mt="md">
            <Button
              component="a"
              href={data.address}
              target="_blank"
              rel="noopener"
              leftSection={<IconExternalLink size={16} stroke={1.5} />}
            >
              {t('editor.preview.open')}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  );
}
