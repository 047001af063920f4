import { ActionIcon } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import classes from '../dialogues.module.css';

type Props = {
  readonly label: string;
  readonly icon: TablerIcon;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
};

export function IconButton({ label, icon: Icon, isDisabled = false, onClick }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      disabled={isDisabled}
      className={classes.icon ?? ''}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}
