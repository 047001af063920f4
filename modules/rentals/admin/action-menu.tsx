import { useText } from '@fachwerk/react/texts';
import { BREAKPOINTS } from '@fachwerk/react/tokens';
import { ActionIcon, Menu, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { AccessRight } from '../contract-staff.ts';
import { de } from '../texts/de.ts';
import { IN_REACH } from './action-bar.tsx';
import classes from './drawer.module.css';
import { type ActionName, type RentalAction, useRentalActions } from './rental-actions.ts';

type Props = { right: AccessRight; onStart: (name: ActionName) => void };

/** On a phone everything that can be done; on a wide screen what has no button of its own. */
export function ActionMenu({ right, onStart }: Props) {
  const t = useText(de);
  const isPhone = useMediaQuery(`(max-width: ${BREAKPOINTS.phone - 1}px)`, false, { getInitialValueInEffect: false });
  const actions = useRentalActions(right).filter(({ name }) => isPhone || !IN_REACH.has(name));
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('access_rights.actions')}>
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Item key={action.name} action={action} onStart={onStart} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A menu has no room for a tooltip on a phone: the reason stands under the words. */
function Item({ action, onStart }: { action: RentalAction; onStart: Props['onStart'] }) {
  const { name, icon: Icon, label, whyNot, isDanger, to } = action;
  const look = {
    className: `${classes.menuItem} ${isDanger ? classes.danger : ''}`,
    leftSection: <Icon size={18} stroke={1.5} />,
    disabled: whyNot !== null,
  };
  const words = (
    <>
      {label}
      {whyNot && (
        <Text component="div" size="xs">
          {whyNot}
        </Text>
      )}
    </>
  );
  if (to && whyNot === null) {
    return (
      <Menu.Item component={Link} to={to} {...look}>
        {words}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item {...look} onClick={() => onStart(name)}>
      {words}
    </Menu.Item>
  );
}
