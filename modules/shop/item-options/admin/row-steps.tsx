import { useText } from '@fachwerk/react/texts';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { adminDe } from '../texts/admin.de.ts';
import classes from './panel/options-panel.module.css';

type Props = { name: string; at: number; count: number; onMove: (by: -1 | 1) => void; onRemove?: () => void };

/** Up, down and away, for whoever has no mouse too. */
export function RowSteps({ name, at, count, onMove, onRemove }: Props) {
  const t = useText(adminDe);
  return (
    <div className={classes.steps}>
      <Step label={t('options.up', { name })} icon={IconChevronUp} run={at > 0 ? () => onMove(-1) : null} />
      <Step label={t('options.down', { name })} icon={IconChevronDown} run={at < count - 1 ? () => onMove(1) : null} />
      {onRemove && <Step label={t('options.remove', { name })} icon={IconTrash} run={onRemove} />}
    </div>
  );
}

/** Stays where it is at the end of the list, so that the focus does too. */
function Step({ label, icon: Icon, run }: { label: string; icon: TablerIcon; run: (() => void) | null }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      {...(run ? { onClick: run } : { 'data-disabled': true, 'aria-disabled': true })}
    >
      <Icon size={18} stroke={1.5} />
    </ActionIcon>
  );
}

/** The list with one thing moved to another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_, at) => at !== from);
  return [...rest.slice(0, to), rows[from]!, ...rest.slice(to)];
}
