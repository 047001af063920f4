import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Anchor, Button, Group, Progress, Text, Tooltip } from '@mantine/core';
import { type Icon, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { bytesWords } from '../bytes-words.ts';
import classes from '../media.module.css';
import type { UploadRow, Uploads } from './use-uploads.ts';

/** What is on its way, and what became of it; `hasLinks` where what is done can be opened. */
export function UploadList({ uploads, hasLinks = false }: { uploads: Uploads; hasLinks?: boolean }) {
  const t = useText(adminDe);
  const { rows } = uploads;
  if (rows.length === 0) return null;
  const done = rows.filter(({ state }) => state === 'done').length;
  return (
    <section aria-label={t('media.uploads')}>
      <Group justify="space-between" mb={4}>
        <Text size="sm" c="dimmed" role="status">
          {t('media.uploads.done', { done, count: rows.length })}
        </Text>
        {done > 0 && (
          <Button variant="subtle" color="gray" c="dimmed" size="compact-sm" onClick={uploads.clear}>
            {t('media.uploads.clear')}
          </Button>
        )}
      </Group>
      <ul className={classes.uploads}>
        {rows.map((row) => (
          <li key={row.id} className={classes.upload}>
            <Words row={row} hasLinks={hasLinks} />
            <Actions row={row} uploads={uploads} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ row, hasLinks }: { row: UploadRow; hasLinks: boolean }) {
  const t = useText(adminDe);
  const { file, state, percent, error, asset } = row;
  const isWorkedOn = state === 'sending' && percent === 100;
  return (
    <div className={classes.uploadWords}>
      <Text size="sm" truncate>
        {file.name}
        <Text span size="sm" c="dimmed" ml={8}>
          {bytesWords(file.size)}
        </Text>
      </Text>
      {state === 'sending' && (
        <Progress
          value={percent}
          size="sm"
          animated={isWorkedOn}
          aria-label={t('media.upload.progress', { name: file.name })}
        />
      )}
      {error && state !== 'sending' && state !== 'waiting' ? (
        <Text size="sm" c="danger" role="alert">
          {error}
        </Text>
      ) : (
        <Text size="xs" c="dimmed">
          {isWorkedOn ? t('media.upload.drawing') : t(`media.upload.${state}`, { percent })}
          {hasLinks && asset?.kind === 'picture' && (
            <Anchor component={Link} to={`/admin/media/${asset.id}`} size="xs" ml={8}>
              {t('media.upload.describe')}
            </Anchor>
          )}
        </Text>
      )}
    </div>
  );
}

function Actions({ row: { id, file, state }, uploads }: { row: UploadRow; uploads: Uploads }) {
  const t = useText(adminDe);
  const act = (label: string, icon: Icon, run: () => void) => (
    <Action label={`${label}: ${file.name}`} icon={icon} run={run} />
  );
  return (
    <Group gap={4} wrap="nowrap">
      {(state === 'sending' || state === 'waiting') &&
        act(t('media.upload.pause'), IconPlayerPause, () => uploads.pause(id))}
      {state === 'paused' && act(t('media.upload.resume'), IconPlayerPlay, () => uploads.resume(id))}
      {state === 'failed' && act(t('media.upload.retry'), IconRefresh, () => uploads.resume(id))}
      {act(t('media.upload.drop'), IconX, () => uploads.drop(id))}
    </Group>
  );
}

function Action({ label, icon: Sign, run }: { label: string; icon: Icon; run: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={run}>
        <Sign size={18} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
}
