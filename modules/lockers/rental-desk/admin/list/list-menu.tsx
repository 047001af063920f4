import { useText } from '@fachwerk/react/texts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import { adminDe } from '../../texts/admin.de.ts';
import { FeedDialog } from './feed-dialog.tsx';

/** What is rarely needed, and only by administrators. */
export function ListMenu() {
  const t = useText(adminDe);
  const [isFeedOpen, setFeedOpen] = useState(false);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('kit.actions')}>
            <IconDots size={20} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPlugConnected size={18} stroke={1.5} />} onClick={() => setFeedOpen(true)}>
            {t('access_rights.feed')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isFeedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}
    </>
  );
}
