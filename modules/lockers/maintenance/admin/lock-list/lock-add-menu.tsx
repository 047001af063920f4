import { useText } from '@fachwerk/react/texts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconLayoutGridAdd, IconPlus } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { words } from '../words.ts';

/** One box, or a whole wall. */
export function LockAddMenu() {
  const t = useText(words);
  const { search } = useLocation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button flex="none" rightSection={<IconChevronDown size={16} stroke={1.5} />}>
          {t('locks.add.menu')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/admin/locks/new${search}`} leftSection={<IconPlus size={18} stroke={1.5} />}>
          {t('locks.add')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/admin/locks/wall${search}`}
          leftSection={<IconLayoutGridAdd size={18} stroke={1.5} />}
        >
          {t('locks.add_wall')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
