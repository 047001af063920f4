import { useChange } from '@fachwerk/react/call';
import { formatNumber } from '@fachwerk/react/number';
import { Panel } from '@fachwerk/react/panel';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { type Import, importApi } from '../../contract.ts';
import { whyNot } from '../../rules/import.ts';
import { adminDe } from '../../texts/admin.de.ts';

/** How far the reading, writing or taking back is; nobody has to wait for it here. */
export function ProgressStep({ found }: { found: Import }) {
  const t = useText(adminDe);
  return (
    <Panel>
      <Stack gap="sm">
        {found.state === 'reading' ? <Text>{t('imports.reading')}</Text> : <HowFar found={found} />}
        <Text size="sm" c="dimmed">
          {t('imports.goesOn')}
        </Text>
        {!whyNot('stop', found) && <StopButton found={found} />}
      </Stack>
    </Panel>
  );
}

/** Of what is worked on now. */
export function HowFar({ found: { state, counts } }: { found: Import }) {
  const t = useText(adminDe);
  const { all, unchecked, wrong, done, failed, undone, kept, pending } = counts;
  const ways = {
    checking: ['imports.checking', all - unchecked, all],
    running: ['imports.running', done + failed, all - wrong],
    undoing: ['imports.undoing', undone + kept, done + undone + kept],
  } as const;
  const [key, part, whole] = ways[state as keyof typeof ways];
  const words = t(key, { done: formatNumber(part), all: formatNumber(whole) });
  return (
    <div>
      <Progress value={whole === 0 ? 0 : (part / whole) * 100} aria-label={words} />
      <Text size="sm" mt={4}>
        {words}
      </Text>
      {state === 'running' && pending > 0 && (
        <Text size="sm">{t('imports.pending', { count: pending, rows: formatNumber(pending) })}</Text>
      )}
    </div>
  );
}

function StopButton({ found: { id } }: { found: Import }) {
  const t = useText(adminDe);
  const stop = useChange(importApi.stop);
  return (
    <Group>
      <Button
        variant="default"
        loading={stop.isPending}
        leftSection={<IconPlayerStop size={16} stroke={1.5} />}
        onClick={() => stop.mutate({ id })}
      >
        {t('imports.stop')}
      </Button>
    </Group>
  );
}
