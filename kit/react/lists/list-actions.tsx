import { ActionIcon, Group, Menu, Tooltip } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { MenuAction } from '../dialogs/menu-action.tsx';
import { useText } from '../shell/texts.ts';
import classes from './list-page.module.css';
import type { RowAction } from './list-types.ts';

/** On a row: icons that appear on hover and focus. */
export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end" className={classes.rowActions}>
      {actions.map(({ label, icon: Icon, run, isDanger, whyNot }) => (
        <Tooltip key={label} label={whyNot ?? label}>
          <ActionIcon
            variant="subtle"
            color={isDanger ? 'danger' : 'gray'}
            aria-label={`${label}: ${name}`}
            {...(whyNot ? { 'data-disabled': true, 'aria-disabled': true } : { onClick: run })}
          >
            <Icon size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Group>
  );
}

/** On a phone, which has no hover: one menu. */
export function ActionMenu({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const t = useText();
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={`${t('kit.actions')}: ${name}`}>
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <MenuAction key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
