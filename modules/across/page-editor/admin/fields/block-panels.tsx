import type { Block } from '@fachwerk/pages/contract-content';
import { useText } from '@fachwerk/react/texts';
import { Tabs } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { ContentFields } from './block-form.tsx';
import { SettingsFields } from './settings-fields.tsx';

/** What a block says, and how it stands in the page. */
export function BlockPanels({ block, onChange }: { block: Block; onChange: (block: Block) => void }) {
  const t = useText(adminDe);
  return (
    <Tabs defaultValue="content" keepMounted={false}>
      <Tabs.List mb="sm" aria-label={t('editor.panels')}>
        <Tabs.Tab value="content">{t('editor.panel.content')}</Tabs.Tab>
        <Tabs.Tab value="settings">{t('editor.panel.settings')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="content">
        <ContentFields
          kind={block.kind}
          content={block.content}
          onChange={(content) => onChange({ ...block, content })}
        />
      </Tabs.Panel>
      <Tabs.Panel value="settings">
        <SettingsFields settings={block.settings} onChange={(settings) => onChange({ ...block, settings })} />
      </Tabs.Panel>
    </Tabs>
  );
}
