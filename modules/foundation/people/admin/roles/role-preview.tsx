import { useAsk } from '@fachwerk/react/call';
import { Panel } from '@fachwerk/react/panel';
import { InSlot } from '@fachwerk/react/slot';
import { useText } from '@fachwerk/react/texts';
import { ScrollArea, SegmentedControl, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { userApi } from '../../contract.ts';
import { adminDe } from '../../texts/admin.de.ts';
import { rolePreviewSlot } from '../slots.ts';
import { usePlaceNames } from './place-names.ts';

/** The menu and the main actions somebody with these capabilities has, everywhere or at chosen locations. */
export function RolePreview({ capabilities }: { capabilities: readonly string[] }) {
  const t = useText(adminDe);
  const [isLimited, setLimited] = useState(false);
  const { locations } = usePlaceNames();
  const placed = useAsk(userApi.roles, {}).data?.placed ?? [];
  const shown = isLimited ? capabilities.filter((capability) => placed.includes(capability)) : capabilities;
  return (
    <Panel isWide>
      <section aria-label={t('roles.preview')}>
        <Title order={2} size="h4">
          {t('roles.preview')}
        </Title>
        <Text size="xs" c="dimmed" mb="sm">
          {t(isLimited ? 'roles.preview.about.limited' : 'roles.preview.about')}
        </Text>
        {locations.length > 0 && (
          <SegmentedControl
            fullWidth
            mb="sm"
            size="xs"
            aria-label={t('users.reach')}
            value={isLimited ? 'limited' : 'everywhere'}
            onChange={(next) => setLimited(next === 'limited')}
            data={[
              { value: 'everywhere', label: t('users.reach.everywhere') },
              { value: 'limited', label: t('users.reach.locations') },
            ]}
          />
        )}
        <ScrollArea.Autosize mah="min(60vh, 560px)" viewportProps={viewport(t('roles.preview.menu'))}>
          <InSlot slot={rolePreviewSlot} props={{ capabilities: shown, isLimited }} />
        </ScrollArea.Autosize>
      </section>
    </Panel>
  );
}

/** Scrolled by the keyboard, too. */
const viewport = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label });
