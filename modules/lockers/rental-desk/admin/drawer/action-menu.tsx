import { MenuAction } from '@fachwerk/react/menu-action';
import { useMay } from '@fachwerk/react/session';
import { useText } from '@fachwerk/react/texts';
import type { AccessRight } from '@fachwerk/rental-changes/contract';
import { type ActionName, useRentalActions } from '@fachwerk/rental-changes/parts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconPackage } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { adminDe } from '../../texts/admin.de.ts';
import { IN_REACH } from './action-bar.tsx';

type Props = { right: AccessRight; onStart: (name: ActionName) => void };

/** What has no button of its own. */
export function ActionMenu({ right, onStart }: Props) {
  const t = useText(adminDe);
  const actions = useRentalActions(right).filter(({ name }) => !IN_REACH.has(name));
  const go = useNavigate();
  const mayRecordFinds = useMay('found_items.edit');
  const { locationId, lockId, id } = right;
  const about = new URLSearchParams({ location: locationId, lock: lockId, origin: 'rental', from: id });
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
        {mayRecordFinds && right.state === 'ended' && (
          <MenuAction
            action={{
              label: t('access_rights.found_item'),
              icon: IconPackage,
              run: () => void go(`/admin/found-items/new?${about}`),
            }}
          />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
