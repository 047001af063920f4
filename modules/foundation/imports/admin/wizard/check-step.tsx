import { useChange } from '@fachwerk/react/call';
import { formatNumber } from '@fachwerk/react/number';
import { useText } from '@fachwerk/react/texts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconColumns3, IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { type Import, importApi } from '../../contract.ts';
import { whyNot } from '../../rules/import.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { MappingStep } from './mapping-step.tsx';
import { HowFar } from './progress-step.tsx';
import { RemoveButton } from './remove-button.tsx';
import { RowTable } from './row-table.tsx';

/** What would become of every row; what is wrong is mended here. */
export function CheckStep({ found }: { found: Import }) {
  const t = useText(adminDe);
  const [isMapping, setMapping] = useState(false);
  if (isMapping) return <MappingStep found={found} onDone={() => setMapping(false)} />;
  return (
    <Stack gap="md">
      <div>
        <Title order={2}>{t('imports.check.title')}</Title>
        <Text c="dimmed">{t('imports.check.text')}</Text>
      </div>
      {found.state === 'checking' && <HowFar found={found} />}
      <Group>
        <StartButton found={found} />
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} stroke={1.5} />}
          onClick={() => setMapping(true)}
        >
          {t('imports.mapping.again')}
        </Button>
        <RemoveButton found={found} />
      </Group>
      <RowTable found={found} isFixable />
    </Stack>
  );
}

/** By the same rule as the server's, with the reason beside it. */
function StartButton({ found }: { found: Import }) {
  const t = useText(adminDe);
  const start = useChange(importApi.start);
  const { wrong, ...counts } = found.counts;
  const refusal = whyNot('start', found);
  const count = counts.new + counts.changed;
  return (
    <>
      <Button
        disabled={refusal !== null}
        loading={start.isPending}
        leftSection={<IconFileImport size={16} stroke={1.5} />}
        onClick={() => start.mutate({ id: found.id })}
      >
        {t('imports.start', { count, rows: formatNumber(count) })}
      </Button>
      {found.state === 'checked' && refusal && <Text size="sm">{t('import.nothing_ready')}</Text>}
      {!refusal && wrong > 0 && (
        <Text size="sm">{t('imports.start.skips', { count: wrong, rows: formatNumber(wrong) })}</Text>
      )}
    </>
  );
}
