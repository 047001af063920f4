import { useAskPages } from '@fachwerk/react/call';
import { named, sayable } from '@fachwerk/react/data-words';
import { Empty, ErrorState, Loading } from '@fachwerk/react/states';
import { useEveryText, useText } from '@fachwerk/react/texts';
import { Ago } from '@fachwerk/react/time';
import { Trail, TrailEntry } from '@fachwerk/react/trail';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { maintenanceApi } from '../../contract.ts';
import { words } from '../words.ts';

/** What happened at a box, newest first. */
export function LockLogs({ lockId }: { lockId: string }) {
  const t = useText(words);
  // Others tell of a lock too: alerts, rentals.
  useEveryText();
  const pages = useAskPages(maintenanceApi.logs, { id: lockId }, ({ next }) => (next ? { before: next } : null));
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  if (pages.isError && !entries) return <ErrorState error={pages.error} onRetry={() => pages.refetch()} />;
  if (!entries) return <Loading lines={6} />;
  if (entries.length === 0) return <Empty title={t('locks.logs.empty')} text={t('locks.logs.empty.text')} />;
  return (
    <>
      <Group justify="flex-end" mb="sm">
        <Anchor component={Link} to={`/admin/logs?lock=${lockId}`}>
          {t('locks.logs.all')}
        </Anchor>
      </Group>
      <Trail pages={pages}>
        {entries.map(({ id, at, type, personName, data }) => (
          <TrailEntry key={id}>
            <Text component="div" fw={500}>
              {named(`log.${type}`, sayable(data)) ?? named(`audit.${type}`, sayable(data)) ?? type}
            </Text>
            <Reason data={data} />
            <Text component="div" size="xs" c="dimmed">
              {personName && `${personName} · `}
              <Ago at={at} />
            </Text>
          </TrailEntry>
        ))}
      </Trail>
    </>
  );
}

/** Whoever gave one meant it to be read. */
function Reason({ data: { reason } }: { data: Readonly<Record<string, unknown>> }) {
  const t = useText(words);
  return typeof reason === 'string' && reason && <Text component="div">{t('locks.logs.reason', { reason })}</Text>;
}
