import { useSortable } from '@dnd-kit/react/sortable';
import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPin,
  IconPinFilled,
  type TablerIcon,
} from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import type { MenuItem } from '../../menu.ts';
import classes from './menu-arrange.module.css';
import { useWords } from './use-own-menu.ts';

type PinnedProps = {
  readonly item: MenuItem;
  readonly at: number;
  readonly isLast: boolean;
  readonly onMove: (to: number) => void;
  readonly onUnpin: () => void;
};

/** Moved by drag, by its two buttons, and with Alt and the arrow keys from any of its controls. */
export function PinnedRow({ item, at, isLast, onMove, onUnpin }: PinnedProps) {
  const t = useWords();
  const { ref, handleRef, isDragging } = useSortable({ id: item.path, index: at });
  const name = t(item.title);
  const moveByKeys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? at - 1 : at + 1);
  };
  return (
    <li ref={ref} className={classes.row} data-dragging={isDragging || undefined} onKeyDown={moveByKeys}>
      <span ref={handleRef} className={classes.grip} title={t('menu.arrange.drag', { name })} aria-hidden>
        <IconGripVertical size={16} stroke={1.5} />
      </span>
      <item.icon size={20} stroke={1.5} aria-hidden />
      <span className={classes.name}>{name}</span>
      <RowButton
        label={t('menu.arrange.up', { name })}
        Icon={IconChevronUp}
        isOff={at === 0}
        run={() => onMove(at - 1)}
        isStep
      />
      <RowButton
        label={t('menu.arrange.down', { name })}
        Icon={IconChevronDown}
        isOff={isLast}
        run={() => onMove(at + 1)}
        isStep
      />
      <RowButton label={t('menu.arrange.unpin', { name })} Icon={IconPinFilled} run={onUnpin} pin={item.path} isOn />
    </li>
  );
}

type EntryProps = {
  readonly item: MenuItem;
  readonly isHidden: boolean;
  readonly onPin: () => void;
  readonly onHide: (isOff: boolean) => void;
};

export function EntryRow({ item, isHidden, onPin, onHide }: EntryProps) {
  const t = useWords();
  const name = t(item.title);
  return (
    <li className={classes.row} data-hidden={isHidden || undefined}>
      <item.icon size={20} stroke={1.5} aria-hidden />
      <span className={classes.name}>{name}</span>
      <RowButton label={t('menu.arrange.pin', { name })} Icon={IconPin} run={onPin} pin={item.path} />
      <RowButton
        label={t(isHidden ? 'menu.arrange.show' : 'menu.arrange.hide', { name })}
        Icon={isHidden ? IconEyeOff : IconEye}
        run={() => onHide(!isHidden)}
        isOn={isHidden}
      />
    </li>
  );
}

type ButtonProps = {
  readonly label: string;
  readonly Icon: TablerIcon;
  readonly run: () => void;
  readonly pin?: string;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly isStep?: boolean;
};

/** Stays rendered where it has nothing to do, so that it keeps the focus. */
function RowButton({ label, Icon, run, pin, isOn = false, isOff = false, isStep = false }: ButtonProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        variant="transparent"
        className={classes.button ?? ''}
        aria-label={label}
        onClick={run}
        {...(pin && { 'data-pin': pin })}
        {...(isOn && { 'data-on': true })}
        {...(isStep && { 'data-step': true })}
        {...(isOff && { 'data-disabled': true, 'aria-disabled': true })}
      >
        <Icon size={16} stroke={1.5} />
      </ActionIcon>
    </Tooltip>
  );
}
