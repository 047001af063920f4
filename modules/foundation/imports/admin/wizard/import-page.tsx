import { useAsk } from '@fachwerk/react/call';
import { useLiveRefetch } from '@fachwerk/react/live-refetch';
import { ErrorState, Loading } from '@fachwerk/react/states';
import { useText } from '@fachwerk/react/texts';
import { useTitle } from '@fachwerk/react/title';
import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { type Import, importApi, importStream } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { ImportMark } from '../import-state.tsx';
import { CheckStep } from './check-step.tsx';
import { MappingStep } from './mapping-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ResultStep } from './result-step.tsx';

const LIVE = { hints: [importStream], asks: [importApi.find, importApi.rows] };

/** `/admin/imports/:id`: one file from its columns to its result; the state of the import says which step it is at. */
export function ImportPage() {
  const t = useText(adminDe);
  const { id = '' } = useParams();
  const asked = useAsk(importApi.find, { id });
  useLiveRefetch(LIVE);
  const found = asked.data;
  useTitle(found?.fileName ?? t('imports.one'));
  return (
    <Stack gap="lg" component="section">
      <div>
        <Anchor component={Link} to="/admin/imports">
          {t('imports.back')}
        </Anchor>
        <Title order={1}>{found?.fileName ?? t('imports.one')}</Title>
        {found && (
          <Group gap="sm">
            <ImportMark found={found} />
            <Text size="sm">{found.kindName}</Text>
            {found.source && <Text size="sm">{t('imports.source', { source: found.source })}</Text>}
          </Group>
        )}
      </div>
      {asked.isError && <ErrorState error={asked.error} onRetry={() => asked.refetch()} />}
      {!found && !asked.isError && <Loading lines={6} />}
      {found?.reason && <Text role="alert">{found.reason}</Text>}
      {found && <Step found={found} />}
    </Stack>
  );
}

function Step({ found }: { found: Import }) {
  switch (found.state) {
    case 'mapping':
      return <MappingStep key={`${found.id} ${found.headingRow}`} found={found} />;
    case 'checking':
    case 'checked':
      return <CheckStep found={found} />;
    case 'reading':
    case 'running':
    case 'undoing':
      return <ProgressStep found={found} />;
    case 'unreadable':
      return (
        <Group>
          <RemoveButton found={found} />
        </Group>
      );
    default:
      return <ResultStep found={found} />;
  }
}
