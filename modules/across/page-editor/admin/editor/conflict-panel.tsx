import type { Block, PageContent } from '@fachwerk/pages/contract-content';
import { useText } from '@fachwerk/react/texts';
import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { useBlockLabels } from './block-words.ts';
import type { Draft } from './use-draft.ts';

type Side = 'mine' | 'theirs';

/** What two people changed at the same time, block by block: one's own stands in the page until somebody says otherwise. */
export function ConflictPanel({ draft }: { draft: Draft }) {
  const t = useText(adminDe);
  const { content, conflicts, theirs, keeper } = draft;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { blockName, summary } = useBlockLabels();
  const settle = () => {
    const isTheirs = (key: string) => chosen[key] === 'theirs';
    const fields = conflicts.fields.filter(isTheirs).map((field) => [field, theirs![field]]);
    const blocks = conflicts.blocks.reduce(
      (all, { id, theirs: other }) => (isTheirs(id) ? withBlock(all, id, other) : all),
      content.blocks,
    );
    keeper.settle({ ...content, ...Object.fromEntries(fields), blocks });
  };
  const rows = [
    ...conflicts.blocks.map(({ id, mine, theirs: other }) => ({
      key: id,
      label: blockName((mine ?? other)!.kind),
      mine: mine ? summary(mine) : t('editor.conflict.removed'),
      theirs: other ? summary(other) : t('editor.conflict.removed'),
    })),
    ...conflicts.fields.map((field) => ({
      key: field,
      label: t(`editor.page_field.${field}`),
      mine: fieldWords(content, field),
      theirs: theirs ? fieldWords(theirs, field) : '',
    })),
  ];
  return (
    <Alert color="warn" role="alert" icon={<IconGitMerge stroke={1.5} />} title={t('editor.conflict.title')}>
      <Text size="sm">{t('editor.conflict.text')}</Text>
      <Stack gap="sm" mt="sm">
        {rows.map(({ key, label, mine, theirs: other }) => (
          <Radio.Group
            key={key}
            label={label}
            value={chosen[key] ?? 'mine'}
            onChange={(side) => setChosen({ ...chosen, [key]: side as Side })}
          >
            <Group gap="lg" mt={4} align="flex-start">
              <Radio value="mine" label={t('editor.conflict.mine')} description={mine} />
              <Radio value="theirs" label={t('editor.conflict.theirs')} description={other} />
            </Group>
          </Radio.Group>
        ))}
      </Stack>
      <Group mt="md">
        <Button size="xs" onClick={settle}>
          {t('editor.conflict.settle')}
        </Button>
      </Group>
    </Alert>
  );
}

function withBlock(blocks: readonly Block[], id: string, block: Block | null): Block[] {
  return blocks.flatMap((each) => (each.id === id ? (block ? [block] : []) : [each]));
}

function fieldWords(content: PageContent, field: Exclude<keyof PageContent, 'blocks'>): string {
  const value = content[field];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(Boolean).join(' · ') : String(value);
}
