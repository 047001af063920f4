import { useAsk } from '@fachwerk/react/call';
import { useText } from '@fachwerk/react/texts';
import { siteTemplateApi } from '@fachwerk/site-templates/contract';
import { Alert, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockWords } from './block-words.ts';
import type { Draft } from './use-draft.ts';

/** Names the blocks that still speak like their template, before visitors read them. It keeps nobody from publishing. */
export function LeftSamples({ draft }: { draft: Draft }) {
  const t = useText(adminDe);
  const { blockName, summary } = useBlockWords();
  const { blocks } = draft.content;
  const left = useAsk(siteTemplateApi.samples, { blocks }).data?.blockIds ?? [];
  if (left.length === 0) return null;
  return (
    <Alert color="warn" mt="md" icon={<IconAlertTriangle stroke={1.5} />} title={t('editor.samples.title')}>
      {t('editor.samples.about')}
      <List size="sm" mt="xs">
        {blocks
          .filter(({ id }) => left.includes(id))
          .map((block) => (
            <List.Item key={block.id}>
              <strong>{blockName(block.kind)}</strong>: {summary(block)}
            </List.Item>
          ))}
      </List>
    </Alert>
  );
}
