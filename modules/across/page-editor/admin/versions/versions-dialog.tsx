import { type PageVersion, pageApi } from '@fachwerk/pages/contract';
import { useAskPages, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { Dialog } from '@fachwerk/react/dialog';
import { notify } from '@fachwerk/react/notice';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import type { Draft } from '../editor/use-draft.ts';
import { CompareVersion } from './compare-version.tsx';
import classes from './versions.module.css';

/** Everything that was ever published of the page: to look at beside the draft, and to bring back. */
export function VersionsDrawer({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useText(adminDe);
  const { page } = draft;
  const [chosen, choose] = useState<PageVersion | null>(null);
  const asked = useAskPages(pageApi.versions, { pageId: page.id }, ({ next }) => (next ? { before: next } : null));
  const versions = asked.data?.pages.flatMap((each) => each.versions);
  return (
    <Dialog title={t('editor.versions')} onClose={onClose} size={chosen ? 1640 : 'lg'}>
      {chosen ? (
        <CompareVersion draft={draft} version={chosen} others={versions ?? []} onBack={() => choose(null)}>
          <BringBack draft={draft} version={chosen} onDone={onClose} />
        </CompareVersion>
      ) : (
        <>
          {asked.isError && !versions && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
          {asked.isPending && <Loading lines={5} />}
          {versions?.length === 0 && (
            <Empty title={t('editor.versions.empty')} text={t('editor.versions.empty.text')} />
          )}
          <ul className={classes.versions}>
            {versions?.map((version) => (
              <li key={version.id} className={classes.version}>
                <div>
                  <Text fw={500}>{t('editor.version', { number: version.number })}</Text>
                  <Text size="sm" c="dimmed">
                    {formatDateTime(version.publishedAt)} · {version.publishedBy}
                    {version.note && ` · ${version.note}`}
                  </Text>
                </div>
                <Button variant="default" size="xs" onClick={() => choose(version)}>
                  {t('editor.version.compare')}
                </Button>
              </li>
            ))}
          </ul>
          {asked.hasNextPage && (
            <Group justify="center" mt="sm">
              <Button variant="default" loading={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
                {t('editor.versions.more')}
              </Button>
            </Group>
          )}
        </>
      )}
    </Dialog>
  );
}

function BringBack({ draft, version, onDone }: { draft: Draft; version: PageVersion; onDone: () => void }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const bringBack = useChange(pageApi.bringBack, { failed: t('editor.version.failed'), stale: 'nothing' });
  const { keeper, page } = draft;
  const run = async () => {
    const question = {
      title: t('editor.version.back.title', { number: version.number }),
      text: t('editor.version.back.text'),
      confirm: t('editor.version.back'),
    };
    if (!(await confirm(question))) return;
    const current = await keeper.flush();
    if (current === null) return;
    const input = { pageId: page.id, versionId: version.id, version: current };
    const back = await bringBack.mutateAsync(input).catch(() => null);
    if (!back) return;
    keeper.renew(back);
    notify(t('editor.version.back.done', { number: version.number }));
    onDone();
  };
  return (
    <Button loading={bringBack.isPending} onClick={() => void run()}>
      {t('editor.version.back')}
    </Button>
  );
}
