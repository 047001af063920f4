import { call, useChange } from '@fachwerk/react/call';
import { useConfirm } from '@fachwerk/react/confirm';
import { downloadFile } from '@fachwerk/react/download';
import { notifyProblem } from '@fachwerk/react/notice';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { formatDateTime } from '@fachwerk/react/time';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react';
import { type Import, importApi } from '../../contract.ts';
import { whyNot } from '../../rules/import.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { RowTable } from './row-table.tsx';

/** What became of it, the rows that failed as a file, and the way back. */
export function ResultStep({ found }: { found: Import }) {
  const t = useText(adminDe);
  const { done, failed, wrong, undone, kept, hinted } = found.counts;
  const words =
    found.state === 'undone'
      ? t('imports.undone.text', { count: undone, undone: formatNumber(undone) })
      : t('imports.done.text', { count: done, done: formatNumber(done), failed: formatNumber(failed + wrong) });
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{t('imports.done.title')}</Title>
        <Text>{words}</Text>
        {hinted > 0 && <Text>{t('imports.hinted.text', { count: hinted, rows: formatNumber(hinted) })}</Text>}
        {kept > 0 && <Text>{t('imports.kept.text', { count: kept, kept: formatNumber(kept) })}</Text>}
      </div>
      <Group>
        {failed + wrong + kept > 0 && <FailedButton id={found.id} />}
        {!whyNot('undo', found) && done > 0 && <UndoButton found={found} />}
      </Group>
      <RowTable found={found} />
    </Stack>
  );
}

function FailedButton({ id }: { id: string }) {
  const t = useText(adminDe);
  const load = () => call(importApi.failed, { id }).then(downloadFile, notifyProblem);
  return (
    <Button variant="default" leftSection={<IconDownload size={16} stroke={1.5} />} onClick={() => void load()}>
      {t('imports.failed.download')}
    </Button>
  );
}

function UndoButton({ found: { id, counts, forgottenAt } }: { found: Import }) {
  const t = useText(adminDe);
  const confirm = useConfirm();
  const undo = useChange(importApi.undo);
  const ask = async () => {
    const isSure = await confirm({
      title: t('imports.undo.title'),
      text: t('imports.undo.text', { count: counts.done, rows: formatNumber(counts.done) }),
      confirm: t('imports.undo'),
      isDanger: true,
    });
    if (isSure) undo.mutate({ id });
  };
  return (
    <>
      <Button
        variant="default"
        loading={undo.isPending}
        leftSection={<IconArrowBackUp size={16} stroke={1.5} />}
        onClick={() => void ask()}
      >
        {t('imports.undo')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('imports.undo.until', { date: formatDateTime(forgottenAt) })}
      </Text>
    </>
  );
}
