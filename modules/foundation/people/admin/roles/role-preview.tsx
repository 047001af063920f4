import { Panel } from '@fachwerk/react/panel';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { ScrollArea, Text, Title } from '@mantine/core';
import { adminDe } from '../../texts/admin.de.ts';
import { rolePreviewSlot } from '../slots.ts';

/** The menu and the main actions somebody with these capabilities has. */
export function RolePreview({ capabilities }: { capabilities: readonly string[] }) {
  const t = useText(adminDe);
  return (
    <Panel isWide>
      <section aria-label={t('roles.preview')}>
        <Title order={2} size="h4">
          {t('roles.preview')}
        </Title>
        <Text size="xs" c="dimmed" mb="sm">
          {t('roles.preview.about')}
        </Text>
        <ScrollArea.Autosize mah="min(60vh, 560px)" viewportProps={viewport(t('roles.preview.menu'))}>
          <InSlot slot={rolePreviewSlot} props={{ capabilities }} />
        </ScrollArea.Autosize>
      </section>
    </Panel>
  );
}

/** Scrolled by the keyboard, too. */
const viewport = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label });
