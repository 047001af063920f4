import { MenuAction } from '@fachwerk/react/menu-action';
import { useText } from '@fachwerk/react/texts';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { type ActionName, useRentalActions } from '@fachwerk/rental-changes/parts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { adminDe } from '../../texts/admin.de.ts';
import { IN_REACH } from './action-bar.tsx';

type Props = { right: AccessRight; onStart: (name: ActionName) => void };

/** What has no button of its own. */
export function ActionMenu({ right, onStart }: Props) {
  const t = useText(adminDe);
  const actions = useRentalActions(right).filter(({ name }) => !IN_REACH.has(name));
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('access_rights.actions')}>
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <MenuAction key={action.name} action={{ ...action, run: () => onStart(action.name) }} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
